# One command plays, one command tests. Both set everything up first; only Python 3.11+, git and make are needed.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play serve test check rules battery-compiled test-browser soak golden docs screens clean

play: .venv/playable
	$(BIN)/orrery play orion

serve: .venv/playable
	$(BIN)/orrery serve

test: check rules

check: .venv/testable
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n auto

rules: .venv/testable
	$(BIN)/python -m tests.coverage

# The engine compiled with mypyc, in a copy, and the battery run on it. Needs a C compiler.
battery-compiled: .venv/testable
	rm -rf build/compiled && mkdir -p build/compiled
	cp -r src tests setup.py pyproject.toml README.md LICENSE NOTICE build/compiled/
	cd build/compiled && ORRERY_COMPILE=1 ../../$(BIN)/python setup.py -q build_ext --inplace
	cd build/compiled && PYTHONPATH=src:. ../../$(BIN)/python -m tests.compiled
	cd build/compiled && PYTHONPATH=src:. ../../$(BIN)/python -m pytest -n auto tests/test_battery.py tests/orion

# In a real browser: needs Chromium (Debian's package chromium) and npm.
test-browser: .venv/testable build/node/node_modules/axe-core
	$(BIN)/pytest -n auto -m browser tests/browser

build/node/node_modules/axe-core:
	npm install --silent --prefix build/node axe-core

# 10 000 random games per player count and variant; about an hour.
soak: .venv/testable
	$(BIN)/pytest -n auto -m soak

golden: .venv/testable
	$(BIN)/python -m tests.make_golden

# Generated pages and pictures of docs/.
docs: .venv/testable
	$(BIN)/python docs/make.py
	$(BIN)/python -m orrery.terminal.picture docs/terminal.svg

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
	touch $@ .venv/playable
