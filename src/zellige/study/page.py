"""The strategy findings of many games as a page that stands by itself, with a picture for each question.

Pictures need the extra ``zellige[study]``.
"""

from __future__ import annotations

import base64
import io
from collections.abc import Callable
from html import escape
from pathlib import Path
from textwrap import fill
from typing import Any

from zellige import __version__
from zellige.core import files, json_text
from zellige.core.language import Language
from zellige.core.strategy import MARGIN, WON
from zellige.core.vocabulary import option_text
from zellige.study.findings import Answer, Answered, Findings
from zellige.study.standings import Figure

PAGE, TEXT, FIGURES = "findings.html", "findings.md", "findings.json"
MOST_SHOWN = 40
"""Letters of a name in a picture before it goes on in another line."""

_STYLE = """
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 62rem; margin: 0 auto; padding: 1rem }
img { min-width: 30rem; max-width: 100%; height: auto; background: #fff; border-radius: .5rem }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { text-align: left; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #8888 }
td + td, th + th { text-align: right; white-space: nowrap }
"""


def write(findings: Findings, folder: str | Path, words: Language) -> bool:
    """Writes the page, the same as Markdown, its figures as JSON and, where matplotlib is there, a picture of each question;
    False where it is not.

    ``words``: the language, with the words of the game. The same findings are the same bytes, by one version of matplotlib.
    """
    home = Path(folder)
    with files.refusals(folder, "no-folder"):
        home.mkdir(parents=True, exist_ok=True)
    pictures = {one.question.name: picture for one in findings.questions if (picture := draw(findings, one, words))}
    for name, picture in pictures.items():
        files.write_text(home / f"findings-{name}.svg", picture)
    files.write_text(home / FIGURES, json_text.written(findings.document(), indent=1) + "\n")
    files.write_text(home / PAGE, html(findings, pictures, words))
    files.write_text(home / TEXT, markdown(findings, pictures, words))
    return bool(pictures) or not findings.questions


# --- text ------------------------------------------------------------------------------------------------------------


def html(findings: Findings, pictures: dict[str, str], words: Language) -> str:
    """The page. ``pictures``: by question, as SVG."""
    title, *told = _about(findings, words)
    parts = [f"<h1>{escape(title)}</h1>", *(f"<p>{escape(one)}</p>" for one in told)]
    for one in findings.questions:
        parts += _section(one, pictures.get(one.question.name), words)
    return (f'<!doctype html>\n<html lang="{words.code}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width">\n<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n'
            "</head>\n<body>\n" + "\n".join(parts) + "\n</body>\n</html>\n")


def markdown(findings: Findings, pictures: dict[str, str], words: Language) -> str:
    """The same as Markdown; the pictures are files beside it."""
    title, *told = _about(findings, words)
    parts = [f"# {title}", *told]
    for one in findings.questions:
        name = f"question-{one.question.name}"
        parts += [f"## {words.say(name)}", words.say(f"{name}.about")]
        if one.question.name in pictures:
            parts.append(f"![{words.say('findings-picture', name=words.say(name))}](findings-{one.question.name}.svg)")
        heads, *rows = table(one, words)
        parts.append("\n".join(f"| {' | '.join(row)} |" for row in (heads, ["---"] * len(heads), *rows)))
    return "\n\n".join(parts) + "\n"


def _about(findings: Findings, words: Language) -> list[str]:
    """The title, then what was played and how to read it."""
    say = words.say
    played = say("findings-played", games=findings.games, blocks=findings.blocks, seats=findings.seats,
                 players=", ".join(findings.players))
    ends = findings.deals[:1] + findings.deals[-1:]
    deals = [say("findings-deals", first=ends[0], last=ends[1], release=__version__)] if ends else []
    chosen = [f"{say(f'option-{option.name}')}: {_value(words, option.name, findings.options[option.name])}"
              for option in findings.game.options if findings.options.get(option.name, option.default) != option.default]
    return [say("findings-title", game=say("game-title")), played, *deals, *chosen, say("findings-reading")]


def table(one: Answered, words: Language) -> list[list[str]]:
    """A question in words: a row of heads, then one an answer."""
    figures = list(one.answers[0].figures)
    heads = [words.say("findings-answer"), words.say("findings-cases"), *(words.say(f"findings-{name}") for name in figures)]
    return [heads, *([named(answer, words), str(answer.cases), *(shown(answer.figures[name], name, words) for name in figures)]
                     for answer in one.answers)]


def _value(words: Language, option: str, value: Any) -> str:
    name = f"option-{option}-{option_text(value)}"
    return words.say(name) if words.has(name) else option_text(value)


def _section(one: Answered, picture: str | None, words: Language) -> list[str]:
    name = f"question-{one.question.name}"
    head = [f"<h2>{escape(words.say(name))}</h2>", f"<p>{escape(words.say(f'{name}.about'))}</p>"]
    if picture:
        data, alt = base64.b64encode(picture.encode()).decode(), words.say("findings-picture", name=words.say(name))
        head.append(f'<div class="wide" tabindex="0"><img alt="{escape(alt)}" src="data:image/svg+xml;base64,{data}"></div>')
    heads, *answers = table(one, words)
    rows = ["".join(f'<th scope="col">{escape(text)}</th>' for text in heads)]
    for answer, *cells in answers:
        row = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        rows.append(f'<th scope="row">{escape(answer)}</th>{row}')
    return [*head, '<div class="wide" tabindex="0"><table>', *(f"<tr>{row}</tr>" for row in rows), "</table></div>"]


def named(answer: Answer, words: Language) -> str:
    """What an answer is called."""
    text = words.answer(answer.seen)
    return text[:1].upper() + text[1:]


def shown(figure: Figure, name: str, words: Language) -> str:
    """A figure with its interval."""
    if figure.value is None:
        return "-"
    scale = 100 if name == WON else 1
    ends = figure.interval or (None, None)
    if ends[0] is None or ends[1] is None:
        return words.say(f"findings-{'share' if name == WON else 'mean'}", value=scale * figure.value)
    return words.say(f"findings-{'share' if name == WON else 'mean'}-between", value=scale * figure.value, low=scale * ends[0],
                     high=scale * ends[1])


# --- pictures --------------------------------------------------------------------------------------------------------


def draw(findings: Findings, one: Answered, words: Language) -> str | None:
    """A question as SVG: a dot an answer with its interval, for each figure; None: matplotlib is not there."""
    try:
        import matplotlib as mpl
        from matplotlib.figure import Figure as Picture
    except ImportError:
        return None
    names = [fill(named(answer, words), MOST_SHOWN) for answer in one.answers]
    figures = list(one.answers[0].figures)
    lines = sum(1.0 + 0.7 * name.count("\n") for name in names)
    with mpl.rc_context({"svg.hashsalt": "zellige", "svg.fonttype": "none", "font.family": "DejaVu Sans", "font.size": 9,
                         "path.simplify": True}):
        picture = Picture(figsize=(3.0 + 3.0 * len(figures), 0.9 + 0.27 * lines), layout="constrained")
        axes = picture.subplots(1, len(figures), sharey=True, squeeze=False)[0]
        for panel, name in zip(axes, figures, strict=True):
            _panel(panel, one, name, {WON: 100 / findings.seats, MARGIN: 0}.get(name), words.say)
        axes[0].set_yticks(range(len(names)), names)
        axes[0].set_ylim(len(names) - 0.5, -0.5)
        kept = io.StringIO()
        picture.savefig(kept, format="svg", metadata={"Date": None, "Creator": None})
    return "\n".join(line.rstrip() for line in kept.getvalue().splitlines()) + "\n"


def _panel(axes: Any, one: Answered, name: str, fair: float | None, say: Callable[..., str]) -> None:
    scale = 100 if name == WON else 1
    if fair is not None:
        axes.axvline(fair, color="#777777", linewidth=1, linestyle="--")
    for row, answer in enumerate(one.answers):
        figure = answer.figures[name]
        if figure.value is None:
            continue
        low, high = figure.interval or (figure.value, figure.value)
        colour = "#1f4e79" if figure.interval else "#999999"
        axes.plot([scale * low, scale * high], [row, row], color=colour, linewidth=2)
        axes.plot([scale * figure.value], [row], "o", color=colour, markersize=5)
    axes.set_title(say(f"findings-{name}"), fontsize=9)
    axes.xaxis.set_major_formatter(lambda value, place: say("summary-count", value=round(value, 6)))
    axes.grid(axis="x", color="#dddddd", linewidth=0.6)
    axes.set_axisbelow(True)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
