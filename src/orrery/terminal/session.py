"""``orrery play``: one game at one keyboard."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from rich.panel import Panel
from rich.text import Text

from orrery.bots.hints import hint
from orrery.kernel import NATURE, SPECTATOR, Dealer, IllegalAnswer, Phrase, Play, Question, State, Trouble
from orrery.kernel.chronicle import last_action, paragraphs
from orrery.kernel.looking import Choice
from orrery.kernel.shelf import find, shelves
from orrery.kernel.text import Text as Said
from orrery.kernel.text import fold
from orrery.terminal.frame import Frame, log_lines, numbered
from orrery.terminal.keeping import Keeper, free_name
from orrery.terminal.rulebook import show_rules
from orrery.terminal.screen import BRASS, QUIET, Screen
from orrery.terminal.seating import Seat
from orrery.terminal.shelf import FEW, missing, show_cards
from orrery.terminal.spans import drawn

PROMPT: Final = Phrase("Number, ? number, hint, undo, help › ", "Numer, ? numer, podpowiedz, cofnij, pomoc › ")
CURTAIN: Final = Phrase("Pass the device to {name}, then press Enter.", "Podaj urządzenie: {name}. Potem Enter.")
WHO_ELSE: Final = Phrase("No one else should look at the screen now.", "Niech nikt inny teraz nie patrzy na ekran.")
OUT_OF_RANGE: Final = Phrase("Choose a number from 1 to {n}.", "Wybierz numer od 1 do {n}.")
NO_OPTION: Final = Phrase(
    "“{line}” is none of the options: type a number from 1 to {n}, or help.",
    "„{line}” to żadna z opcji: wpisz numer od 1 do {n} albo: pomoc.",
)
SEVERAL: Final = Phrase("“{line}” may be: {tokens}.", "„{line}” to może być: {tokens}.")
NOTHING_MORE: Final = Phrase("There is no more to say about that.", "Nic więcej nie da się o tym powiedzieć.")
TAKEN_BACK: Final = Phrase("Your last answer is taken back.", "Cofnięto twoją ostatnią odpowiedź.")
SAVED: Final = Phrase("Saved to {path}.", "Zapisano w pliku {path}.")
RESUME: Final = Phrase("Go on with:  {command}", "Dalej:  {command}")
SAVE_IT: Final = Phrase(
    "Save the game? Enter saves it to {path}; another name, or n for no › ",
    "Zapisać grę? Enter zapisuje w {path}; inna nazwa albo n, by nie zapisywać › ",
)
NOT_SAVED: Final = Phrase("The game was not saved.", "Gry nie zapisano.")
NO_SEAT: Final = Phrase("There is no seat {n}.", "Nie ma miejsca {n}.")
OVER: Final = Phrase("The game is over.", "Koniec gry.")
HELP: Final = Phrase(
    "Answer with the number, the name, the coordinates or the token of an option. Dim options cannot be chosen now.\n"
    "  ? 3            explains option 3 (and why it cannot be chosen); ? card name explains any card\n"
    "  hint           what a good player would do here, and why\n"
    "  undo           takes your last answer back, until something is revealed or somebody else answers\n"
    "  options        lists everything that can be chosen\n"
    "  table [seat]   draws the table again, or around another player\n"
    "  log [lines]    what happened so far\n"
    "  rules [topic]  the rules: a chapter, a rule or a word\n"
    "  cards [name]   the cards, or one of them\n"
    "  save [file]    saves the game\n"
    "  quit           leaves; a saved game can be resumed",
    "Odpowiadaj numerem, nazwą, współrzędnymi albo słowem opcji. Przygaszonych opcji nie można teraz wybrać.\n"
    "  ? 3              wyjaśnia opcję 3 (i czemu nie można jej wybrać); ? nazwa wyjaśnia dowolną kartę\n"
    "  podpowiedz       co zrobiłby tu dobry gracz i dlaczego\n"
    "  cofnij           cofa twoją ostatnią odpowiedź, dopóki nic nie odkryto i nikt inny nie odpowiedział\n"
    "  opcje            wypisuje wszystko, co można wybrać\n"
    "  stół [miejsce]   rysuje stół jeszcze raz albo od strony innego gracza\n"
    "  dziennik [ile]   co się dotąd wydarzyło\n"
    "  zasady [temat]   zasady: rozdział, zasada albo słowo\n"
    "  karty [nazwa]    karty albo jedna z nich\n"
    "  zapisz [plik]    zapisuje grę\n"
    "  wyjdź            kończy; zapisaną grę można wznowić",
)
COMMANDS: Final = {
    "help": "help", "pomoc": "help", "h": "help",
    "hint": "hint", "podpowiedz": "hint",
    "undo": "undo", "cofnij": "undo", "u": "undo",
    "options": "options", "opcje": "options",
    "table": "table", "stol": "table",
    "log": "log", "dziennik": "log",
    "rules": "rules", "zasady": "rules",
    "cards": "cards", "karty": "cards",
    "save": "save", "zapisz": "save",
    "quit": "quit", "wyjdz": "quit", "q": "quit", "exit": "quit",
}  # fmt: skip
CLOSE_UP: Final = "close-up"
NO: Final = ("n", "no", "nie")


def coordinates(text: str) -> list[str]:
    """The places that a token or a person names, in whatever order: ``a4-b4`` is ``b4 a4``, ``#12`` is space 12."""
    return sorted(filter(None, re.split(r"[\s:,#-]+", fold(text))))


class Quit(Exception):
    """The person wants to leave."""


class Session:
    """Lets bots and people answer until the game is over."""

    def __init__(self, screen: Screen, play: Play, seats: list[Seat], dealer: Dealer, keeper: Keeper) -> None:
        self.screen = screen
        self.play = play
        self.seats = seats
        self.dealer = dealer
        self.keeper = keeper
        self.names = [seat.name for seat in seats]
        self.frame = Frame(screen, play.game, seats)
        self.people = [number for number, seat in enumerate(seats) if seat.bot is None]
        self.own_command = self.frame.board.close_up
        self.facing: int | None = None
        self.told = 0

    # The game

    def run(self) -> None:
        try:
            while pending := self.play.state.pending():
                self.step(pending)
            self.finish()
        except (Quit, KeyboardInterrupt):
            self.leave(ask=True)
        except EOFError:
            self.screen.show("")
            self.leave(ask=self.screen.live)

    def step(self, pending: list[Question[Any]]) -> None:
        """Nature first, then bots; a person only when nothing else can happen."""
        if self.play.state.asks(NATURE):
            self.play.deal(self.dealer)
            return
        for question in pending:
            seat = question.seat
            bot = self.seats[seat].bot
            if bot is not None:
                self.play.answer(seat, bot.choose(self.play.state.masked(seat), seat))
                return
        self.turn(pending[0].seat)

    def turn(self, seat: int) -> None:
        """One answer, or one answer taken back, by a person."""
        arrived = self.facing != seat
        if arrived:
            self.told = last_action(self.play.turns, seat)
        if arrived and len(self.people) > 1:
            self.curtain(seat)
        self.facing = seat
        self.present(seat, arrived)
        while not self.heed(seat, self.screen.ask(PROMPT.say(self.screen.language))):
            pass

    def curtain(self, seat: int) -> None:
        language = self.screen.language
        self.screen.clear()
        text = Text(WHO_ELSE.say(language), QUIET)
        self.screen.show(Panel(text, title=Text(self.names[seat], f"bold {BRASS}"), expand=False, padding=(1, 4)))
        self.screen.ask(CURTAIN.say(language, name=self.names[seat]) + " ")
        self.screen.clear()

    def view(self, seat: int) -> State:
        return self.play.state.masked(seat)

    def present(self, seat: int, arrived: bool) -> None:
        """The screen for a person's question: redrawn on a terminal, only what is new in a pipe."""
        state = self.view(seat)
        question = state.question(seat)
        turns = self.play.turns
        if self.screen.live:
            told = self.story(seat, last_action(turns, seat))
            self.screen.clear()
            self.screen.show(self.frame.whole(state, question, told, self.screen.console.height - 1))
        else:
            others = any(turn.seat not in (seat, NATURE) for turn in turns[self.told :])
            self.screen.show(self.frame.log(self.story(seat, self.told)))
            if arrived or others:
                self.screen.show(self.frame.table(state, seat))
            self.screen.show(self.frame.question(self.frame.asked(state, question)))
        self.told = len(turns)

    def story(self, seat: int, start: int) -> list[Said]:
        return paragraphs(self.play, self.names, seat, self.screen.language, start)

    # What a person types

    def heed(self, seat: int, line: str) -> bool:
        """Do what a line says; true when the question was answered or taken back."""
        word, _, rest = line.partition(" ")
        own = self.own_command is not None and fold(word) in self.own_command.commands
        command = CLOSE_UP if own else COMMANDS.get(fold(word))
        try:
            if line.startswith("?"):
                self.explain(seat, line[1:].strip())
            elif command is None:
                return self.answer(seat, self.meant(seat, line))
            elif command == "undo":
                self.play.undo(seat)
                self.told = min(self.told, len(self.play.turns))
                self.screen.say(TAKEN_BACK, QUIET)
                return True
            else:
                self.command(command, seat, rest.strip())
        except Trouble as trouble:
            self.screen.wrong(trouble)
        return False

    def command(self, command: str, seat: int, rest: str) -> None:
        match command:
            case "help":
                self.help()
            case "options":
                state = self.view(seat)
                self.screen.show(self.frame.question(self.frame.asked(state, state.question(seat))))
            case "hint":
                self.advise(seat)
            case "table":
                self.draw(seat, rest)
            case "close-up":
                self.close_up(seat, rest)
            case "log":
                lines = int(rest) if rest.isdecimal() else 20
                told = self.story(seat, 0)[-lines:]
                self.screen.show(*log_lines(self.screen, told, self.frame.board.ink))
            case "rules":
                show_rules(self.screen, self.play.game, rest)
            case "cards":
                show_cards(self.screen, self.play.game, rest)
            case "save":
                self.screen.say(SAVED, path=self.keeper.save(self.play.record, Path(rest) if rest else None))
            case "quit":
                raise Quit

    def help(self) -> None:
        self.screen.say(HELP)
        if self.own_command is not None:
            self.screen.say(self.own_command.help)

    def close_up(self, seat: int, topic: str) -> None:
        """The part of the table that a game's own command shows."""
        assert self.own_command is not None
        width = self.screen.console.width
        self.screen.show(self.own_command.draw(self.view(seat), seat, self.seats, self.screen.language, width, topic))

    def advise(self, seat: int) -> None:
        """What a search would do in this seat, with the chance of victory that it expects against others."""
        game, language = self.play.game, self.screen.language
        offered = {choice.option: (number, choice) for number, choice in numbered(self.offered(seat))}
        for found in hint(game, self.view(seat), seat, len(self.play.turns)):
            number, choice = offered[found.option]
            line = Text(f" {number:>2}  ", BRASS).append_text(drawn(choice.label, BRASS, self.frame.board.ink))
            line.append(f"  {found.chance:.0%}  " if len(self.seats) > 1 else "  ", BRASS)
            self.screen.show(line.append(found.reason[language], QUIET))

    def draw(self, seat: int, around: str) -> None:
        if around and not (around.isdecimal() and 1 <= int(around) <= len(self.seats)):
            raise Trouble(NO_SEAT, n=around[:20])
        state = self.view(seat)
        self.screen.show(self.frame.table(state, int(around) - 1 if around else seat))
        self.screen.show(self.frame.question(self.frame.asked(state, state.question(seat))))

    def offered(self, seat: int) -> list[Choice]:
        state = self.view(seat)
        return self.frame.asked(state, state.question(seat)).choices

    def answer(self, seat: int, choice: Choice) -> bool:
        """Answer with this option; whatever cannot be chosen says why."""
        if choice.refusal is not None:
            self.screen.wrong(choice.refusal)
            return False
        self.play.answer(seat, choice.option)
        return True

    def meant(self, seat: int, line: str) -> Choice:
        """The option that a number, token, name or place means."""
        offered = self.offered(seat)
        if line.isdecimal():
            if not 1 <= int(line) <= len(offered):
                raise IllegalAnswer(OUT_OF_RANGE, n=len(offered))
            return offered[int(line) - 1]
        for choice in offered:
            if fold(line) in (choice.token, fold(choice.label)):
                return choice
        placed = [choice for choice in offered if coordinates(choice.token.partition(":")[2]) == coordinates(line)]
        open_ones = [choice for choice in placed if choice.refusal is None]
        if len(open_ones) > 1:
            tokens = ", ".join(choice.token for choice in open_ones)
            raise IllegalAnswer(SEVERAL, line=line[:40], tokens=tokens)
        if placed:
            return (open_ones or placed)[0]
        raise IllegalAnswer(NO_OPTION, line=line[:40], n=len(offered))

    def explain(self, seat: int, topic: str) -> None:
        """An option with the reason why it cannot be chosen, or a card by its name or token."""
        game, language = self.play.game, self.screen.language
        if not topic:
            self.help()
            return
        try:
            choice = self.meant(seat, topic)
        except IllegalAnswer:
            cards = [] if topic.isdecimal() else find(game, topic.rpartition(":")[2], language)
            if topic.isdecimal() or not shelves(game, language):
                raise
            if not cards:
                raise missing(game, topic, language) from None
            for card in cards[:FEW]:
                self.screen.show(drawn(card.note, ink=self.frame.board.ink))
            return
        self.screen.show(drawn(choice.help or NOTHING_MORE.say(language), ink=self.frame.board.ink))
        if choice.refusal is not None:
            self.screen.wrong(choice.refusal)

    # The end

    def finish(self) -> None:
        state = self.play.state.masked(SPECTATOR)
        told = self.story(self.people[0] if len(self.people) == 1 else SPECTATOR, self.told)
        self.screen.show(self.frame.log(told[-6:] if self.people else told))
        self.screen.say(OVER, f"bold {BRASS}")
        self.screen.show(self.frame.board.result(state, self.seats, self.screen.language))
        try:
            self.keep(ask=bool(self.people))
        except (EOFError, KeyboardInterrupt):
            self.screen.show("")

    def leave(self, ask: bool) -> None:
        """Save the game if that is wanted, and say how to go on with it."""
        try:
            path = self.keep(ask)
        except (EOFError, KeyboardInterrupt):
            self.screen.show("")
            path = None
        if path is None:
            self.screen.say(NOT_SAVED, QUIET)
            return
        bots = ",".join(seat.bot.name for seat in self.seats if seat.bot is not None)
        command = f"orrery play {self.play.game.name} --resume {path}" + (f" --bots {bots}" if bots else "")
        if not bots:
            command += f" --humans {len(self.people)}"
        self.screen.say(RESUME, QUIET, command=command)

    def keep(self, ask: bool) -> Path | None:
        """Save to the game's file, or ask where to; none if it is not to be saved."""
        path = self.keeper.path
        while path is None and ask:
            suggestion = free_name(self.play.game.name)
            answer = self.screen.ask(SAVE_IT.say(self.screen.language, path=suggestion))
            if fold(answer) in NO:
                return None
            try:
                path = self.keeper.save(self.play.record, Path(answer) if answer else suggestion)
            except Trouble as trouble:
                self.screen.wrong(trouble)
        if path is None:
            return None
        self.screen.say(SAVED, path=self.keeper.save(self.play.record))
        return path
