"""Fails if modules of Orrery import each other in a circle, in functions or out of them: part of ``make lint``.

Imports for type checkers alone do not count: nothing runs them.
"""

from __future__ import annotations

import sys

import grimp


def knots(imports: dict[str, set[str]]) -> list[list[str]]:
    """Every group of modules of which each imports, by some way, all the others (Tarjan's algorithm)."""
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found = []

    def visit(module: str) -> None:
        order[module] = lowest[module] = len(order)
        stack.append(module)
        for other in sorted(imports[module]):
            if other not in order:
                visit(other)
                lowest[module] = min(lowest[module], lowest[other])
            elif other in stack:
                lowest[module] = min(lowest[module], order[other])
        if lowest[module] == order[module]:
            place = stack.index(module)
            group = stack[place:]
            del stack[place:]
            if len(group) > 1:
                found.append(sorted(group))

    for module in sorted(imports):
        if module not in order:
            visit(module)
    return found


def imports_of(package: str) -> dict[str, set[str]]:
    graph = grimp.build_graph(package, exclude_type_checking_imports=True, cache_dir=None)
    return {module: set(graph.find_modules_directly_imported_by(module)) for module in graph.modules}


def main() -> int:
    found = knots(imports_of("orrery"))
    for group in found:
        print(f"{len(group)} modules import each other in a circle: {', '.join(group)}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
