"""What is mutated: the modules of the rules and of core, but for what holds no rule; and each mutant as a change of text."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cached_property
from pathlib import Path
from types import FunctionType
from typing import Any

from cosmic_ray import plugins
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code

import zellige
from zellige.core.game import Game

GAMES = ("medina", "five_tribes", "almadi")
RULES = ("setup", "legal", "apply", "to_move", "returns", "places", "weights", "chance_pile", "mask", "resample")
LEFT_OUT = ("core/RemoveDecorator",)
"""Operators that are not tried: a rule without its decorator is the same rule where it is interpreted."""
Span = tuple[tuple[int, int], tuple[int, int]]


@dataclass(frozen=True)
class Mutant:
    """One change. ``module``: below the package; ``occurrence``: which of the places of the operator in it; ``row``: from 1."""

    module: str
    operator: str
    occurrence: int
    row: int
    source: str

    @property
    def area(self) -> str:
        """The game whose rules it changes, or ``core``."""
        parts = Path(self.module).parts
        return parts[1] if parts[0] == "games" else "core"

    @property
    def line(self) -> str:
        """The line where the change begins."""
        return self.source.split("\n")[self.row - 1].strip()

    @property
    def key(self) -> str:
        """What a session knows it by: the same change of the same text."""
        text = hashlib.sha256(self.source.encode()).hexdigest()[:12]
        return f"{self.module} {self.operator} {self.occurrence} {text}"

    @cached_property
    def text(self) -> str:
        """The module as it becomes."""
        return str(mutate_code(self.source, plugins.get_operator(self.operator)(), self.occurrence))

    @property
    def is_one(self) -> bool:
        """Whether it is Python, and another program: the stars before an argument are changed too, and brackets."""
        try:
            return ast.dump(ast.parse(self.text)) != ast.dump(ast.parse(self.source))
        except SyntaxError:
            return False

    @cached_property
    def change(self) -> tuple[str, str]:
        """The lines that differ, before and after, without their indentation."""
        old, new = self.source.split("\n"), self.text.split("\n")
        blocks = [block for block in SequenceMatcher(None, old, new, autojunk=False).get_opcodes() if block[0] != "equal"]
        return (_joined(old[blocks[0][1] : blocks[-1][2]]), _joined(new[blocks[0][3] : blocks[-1][4]])) if blocks else ("", "")


def _joined(lines: list[str]) -> str:
    return "\n".join(line.strip() for line in lines)


def mutants(package: Path) -> list[Mutant]:
    """Every mutant there is, in an order that depends on the sources alone."""
    return [mutant for path in modules(package) for mutant in _of_module(package, path)]


def modules(package: Path) -> list[Path]:
    """The modules in which something stands that the rules of a game reach, players' own left out; and those of core."""
    found = set((package / "core").glob("*.py"))
    for name in GAMES:
        game = zellige.get(name)
        reached = {function.__module__ for function in _reached(game)}
        own = [module.split(".")[1:] for module in reached if f".games.{name}." in module]
        found |= {package.joinpath(*parts).with_suffix(".py") for parts in own}
    return sorted(path for path in found if path.name != "__init__.py")


def _reached(game: Game) -> set[FunctionType]:
    waiting: list[Any] = [getattr(game, name) for name in RULES]
    found: set[FunctionType] = set()
    while waiting:
        function = waiting.pop()
        if isinstance(function, FunctionType) and function not in found:
            found.add(function)
            waiting += [function.__globals__.get(name) for name in function.__code__.co_names]
    return found


def _of_module(package: Path, path: Path) -> Iterator[Mutant]:
    source = path.read_text("utf-8")
    left_out = list(_no_rules(source))
    tree = get_ast(source)
    for name in sorted(plugins.operator_names()):
        operator = plugins.get_operator(name)
        if name in LEFT_OUT or operator.arguments() or _asks_identity(name):
            continue
        spans = (span for node in ast_nodes(tree) for span in operator().mutation_positions(node))
        for occurrence, span in enumerate(spans):
            if not any(_inside(span, other) for other in left_out):
                yield Mutant(path.relative_to(package).as_posix(), name, occurrence, span[0][0], source)


def _asks_identity(operator: str) -> bool:
    """Whether an operator turns a comparison into a question for the same object, which small numbers always are."""
    old, _, new = operator.rpartition("_")
    return "ComparisonOperator" in operator and new in ("Is", "IsNot") and not old.endswith(("_Is", "_IsNot"))


def _no_rules(source: str) -> Iterator[Span]:
    """Where no rule stands: annotations, aliases of types, decorators, docstrings, imports, ``__all__``."""
    for node in ast.walk(ast.parse(source)):
        parts: list[ast.AST | None] = []
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            arguments = node.args
            every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg]
            parts += [node.returns, *node.decorator_list, *(one.annotation for one in every if one)]
        elif isinstance(node, ast.ClassDef):
            parts += [*node.decorator_list, *node.bases]
        elif isinstance(node, ast.AnnAssign):
            parts.append(node.annotation)
        elif isinstance(node, ast.Assign) and _is_of_types(node):
            parts.append(node.value)
        elif _is_for_readers(node):
            parts.append(node)
        for part in parts:
            if part is not None:
                yield (part.lineno, part.col_offset), (part.end_lineno, part.end_col_offset)


def _is_for_readers(node: ast.AST) -> bool:
    """A docstring, or what stands below ``if TYPE_CHECKING``."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    return isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING"


def _is_of_types(node: ast.Assign) -> bool:
    """``Ints = npt.NDArray[np.int32]``, ``F = TypeVar("F", bound=...)``, ``__all__ = [...]``."""
    name = getattr(node.targets[0], "id", "")
    called = getattr(getattr(node.value, "func", None), "id", "")
    of_types = ast.unparse(node.value).startswith(("Callable[", "npt.NDArray[", "dict[", "tuple[", "list["))
    either = isinstance(node.value, ast.BinOp) and isinstance(node.value.op, ast.BitOr) and name[:1].isupper()
    return name == "__all__" or called == "TypeVar" or of_types or either


def _inside(span: Span, other: Span) -> bool:
    return other[0] <= span[0] and span[1] <= other[1]
