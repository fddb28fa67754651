# One command plays, one command tests. Both set everything up first; only Python 3.11+, git and make are needed.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src/orrery -type f -not -name '*.pyc')
PLAYABLE := $(or $(wildcard .venv/fast),.venv/playable)

.PHONY: play serve fast test lint check rules battery-compiled bench-check peers strength balance test-browser soak golden docs screens clean

# The first game; `make play GAME=...` for another one.
play: $(PLAYABLE)
	$(BIN)/orrery play $(GAME)

serve: $(PLAYABLE)
	$(BIN)/orrery serve

# The compiled engine for `make play` and `make serve`, three to five times as fast; it takes a minute or two to build.
# Where there is no C compiler the plain one is installed. `make test` goes back to the files as they are edited.
fast: .venv/fast
	@$(BIN)/orrery --version

test: lint check rules

lint: .venv/testable
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tests.cycles

check: .venv/testable
	$(BIN)/pytest -n auto

rules: .venv/testable
	$(BIN)/python -m tests.coverage

# The engine compiled with mypyc, in a copy. Needs a C compiler.
build/compiled/made: .venv/testable setup.py pyproject.toml $(SOURCES)
	rm -rf build/compiled && mkdir -p build/compiled
	cp -r src tests docs setup.py pyproject.toml README.md CONTRIBUTING.md LICENSE NOTICE build/compiled/
	cd build/compiled && ORRERY_COMPILE=1 ../../$(BIN)/python setup.py -q build_ext --inplace
	touch $@

# The battery run on the compiled engine.
battery-compiled: build/compiled/made
	cp -r tests docs build/compiled/
	cd build/compiled && PYTHONPATH=src:. ../../$(BIN)/python -m tests.compiled
	cd build/compiled && PYTHONPATH=src:. ../../$(BIN)/python -m pytest -n auto tests/test_battery.py tests/kernel tests/parts tests/bots $(patsubst %/cases.py,%,$(wildcard tests/*/cases.py))

# Fails if either engine has become a quarter slower than docs/benchmarks.json says, relative to a fixed loop of Python.
bench-check: build/compiled/made
	$(BIN)/orrery bench --check docs/benchmarks.json --seconds 5
	cd build/compiled && PYTHONPATH=src ../../$(BIN)/python -m orrery bench --check ../../docs/benchmarks.json --seconds 5

# Both engines beside others, in a virtual environment of their own.
peers: build/peers/bin/python
	build/peers/bin/python -m pip install --quiet .
	cd build/peers && bin/orrery bench --peers

build/peers/bin/python:
	$(PYTHON) -m venv build/peers
	build/peers/bin/python -m pip install --quiet catanatron open_spiel 'pettingzoo[classic]' rlcard

# The ladder of levels, played on the compiled engine; about an hour. What is finished stays in arena/.
strength: build/compiled/made
	PYTHONPATH=build/compiled/src $(BIN)/python docs/strength.py

# How even the components of games are, on the compiled engine; an hour or two.
balance: build/compiled/made
	for page in docs/balance/*.py; do PYTHONPATH=build/compiled/src $(BIN)/python $$page || exit 1; done

# In a real browser: needs Chromium (Debian's package chromium) and npm.
test-browser: .venv/testable build/node/node_modules/axe-core
	$(BIN)/pytest -n auto -m browser tests/browser tests/*/browser

build/node/node_modules/axe-core:
	npm install --silent --prefix build/node axe-core

# 10 000 random games per player count and variant; about an hour.
soak: .venv/testable
	$(BIN)/pytest -n auto -m soak

golden: .venv/testable
	$(BIN)/python -m tests.make_golden $(GAME)

# Generated pages and pictures of docs/.
docs: .venv/testable
	$(BIN)/python docs/make.py
	$(BIN)/python -m orrery.terminal.picture docs

# The README's pictures of the real pages. Needs Chromium.
screens: .venv/testable
	$(BIN)/python docs/screens.py

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache

.venv/bin/python:
	$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11) and 'Orrery needs Python 3.11 or newer; run: make PYTHON=python3.11 ...')"
	$(PYTHON) -m venv .venv

.venv/playable: .venv/bin/python pyproject.toml
	$(BIN)/python -m pip install --quiet --editable .
	touch $@

.venv/testable: .venv/bin/python pyproject.toml
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	rm -f .venv/fast
	touch $@ .venv/playable

.venv/fast: .venv/playable setup.py $(SOURCES)
	$(BIN)/python -m pip install --quiet --force-reinstall --no-deps .
	rm -f .venv/testable
	touch $@
