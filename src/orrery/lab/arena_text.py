"""What terminal and report say about an arena."""

from __future__ import annotations

from typing import Final

from orrery.kernel import Game, Phrase
from orrery.lab.arena import DIED, TRIES
from orrery.lab.statistics import Line
from orrery.lab.summary import Summary

WORDS: Final = {
    "title": Phrase("Arena: {game}", "Arena: {game}"),
    "players": Phrase("{n} {n:player|players}", "{n} {n:gracz|graczy|graczy}"),
    "arrangement": Phrase(
        "{n} {n:game|games} from {deals} {deals:deal|deals}, the first with seed {seed}. The same deal is played in"
        " every seating of its bots round the table, so that each has it from every seat.",
        "{n} {n:gra|gry|gier} z {deals} {deals:rozdania|rozdań|rozdań}, pierwsze z ziarnem {seed}. To samo rozdanie"
        " jest grane we wszystkich ustawieniach botów wokół stołu, więc każdy ma je z każdego miejsca.",
    ),
    "alone": Phrase(
        "{n} {n:game|games} from {deals} {deals:deal|deals}, the first with seed {seed}. Every bot plays each deal"
        " alone; the best score of a deal wins it.",
        "{n} {n:gra|gry|gier} z {deals} {deals:rozdania|rozdań|rozdań}, pierwsze z ziarnem {seed}. Każdy bot gra każde"
        " rozdanie sam; wygrywa najlepszy wynik rozdania.",
    ),
    "incomplete": Phrase(
        "The last deal has not been played in all its seatings; --games {whole} would complete it.",
        "Ostatniego rozdania nie zagrano we wszystkich ustawieniach; --games {whole} by je uzupełniło.",
    ),
    "ratings": Phrase("Ratings", "Oceny"),
    "rating": Phrase("rating", "ocena"),
    "ratings_note": Phrase(
        "OpenSkill (Plackett–Luce), fed in the order of the games; a newcomer has 25. The interval is ± 2 standard"
        " deviations of the model.",
        "OpenSkill (Plackett–Luce), liczony w kolejności gier; nowicjusz ma 25. Przedział to ± 2 odchylenia"
        " standardowe modelu.",
    ),
    "bot": Phrase("bot", "bot"),
    "seats_played": Phrase("seats played", "rozegranych miejsc"),
    "won": Phrase("won", "wygranych"),
    "interval": Phrase("95 % interval", "przedział 95 %"),
    "mean": Phrase("mean score", "średni wynik"),
    "shares_note": Phrase(
        "A shared victory counts in parts. Intervals are Wilson’s; those of seats and races allow for the games of one"
        " deal being alike.",
        "Dzielone zwycięstwo liczy się w częściach. Przedziały Wilsona; dla miejsc i ras uwzględniają, że gry jednego"
        " rozdania są do siebie podobne.",
    ),
    "duels": Phrase("Head to head", "Bezpośrednie starcia"),
    "duels_note": Phrase(
        "How often the bot of the row came out ahead of the bot of the column, of the games that decided it.",
        "Jak często bot z wiersza wyprzedził bota z kolumny, spośród rozstrzygniętych gier.",
    ),
    "of_decided": Phrase("{wins} of {decided}", "{wins} z {decided}"),
    "even": Phrase("{n} even", "{n} {n:remis|remisy|remisów}"),
    "seats": Phrase("Wins by seat", "Wygrane według miejsca"),
    "seat": Phrase("seat", "miejsce"),
    "traits": Phrase("Wins by {trait}", "Wygrane: {trait}"),
    "share": Phrase("share of wins", "udział wygranych"),
    "expected": Phrase(
        "The dotted line is an equal share. Each bot plays every hand of a deal, so between bots of very different"
        " strength the shares level out, and the mean score tells more.",
        "Linia kropkowana to równy udział. Każdy bot gra każdą ręką rozdania, więc między botami o bardzo różnej sile"
        " udziały się wyrównują i więcej mówi średni wynik.",
    ),
    "scores": Phrase("Final scores", "Wyniki końcowe"),
    "score": Phrase("score", "wynik"),
    "scores_note": Phrase("The dashed lines are the means.", "Linie przerywane to średnie."),
    "curves": Phrase("Scores round by round", "Wyniki runda po rundzie"),
    "round": Phrase("round", "runda"),
    "curves_note": Phrase(
        "The mean at the end of each round, over the games that reached it; the middle half of the scores is shaded.",
        "Średnia na koniec każdej rundy z gier, które do niej doszły; zacieniona jest środkowa połowa wyników.",
    ),
    "times": Phrase("Time per answer", "Czas odpowiedzi"),
    "answers": Phrase("answers", "odpowiedzi"),
    "mean_time": Phrase("mean, ms", "średnio, ms"),
    "slowest": Phrase("slowest, ms", "najdłużej, ms"),
    "failed": Phrase("Games that failed", "Nieudane gry"),
    "failed_note": Phrase(
        "They count nowhere above; the same command tries them again.",
        "Nie liczą się powyżej; to samo polecenie spróbuje ich znowu.",
    ),
    "failure": Phrase(
        "Game {number} ({bots}; seed {seed}): {reason}", "Gra {number} ({bots}; ziarno {seed}): {reason}"
    ),
    "died": Phrase("its worker died, {tries} times in a row", "jej proces zginął {tries} razy z rzędu"),
    "again": Phrase("To play it again:", "Aby rozegrać to ponownie:"),
    "alt_ratings": Phrase("Ratings with their intervals: {values}.", "Oceny z przedziałami: {values}."),
    "alt_scores": Phrase("Distribution of final scores; means: {values}.", "Rozkład wyników; średnie: {values}."),
    "alt_shares": Phrase("Share of wins by {trait}: {values}.", "Udział wygranych ({trait}): {values}."),
    "alt_curves": Phrase("Mean score after each round: {values}.", "Średni wynik po każdej rundzie: {values}."),
}


class Speech:
    """Words and figures of a game in one language."""

    def __init__(self, language: str, game: Game) -> None:
        self.language = language
        self.game = game

    def __call__(self, key: str, **values: object) -> str:
        return WORDS[key].say(self.language, **values)

    def number(self, value: float, digits: int = 1) -> str:
        said = f"{value:.{digits}f}"
        return said.replace(".", ",") if self.language == "pl" else said

    def percent(self, share: float) -> str:
        return self.number(100 * share) + (" %" if self.language == "pl" else "%")

    def interval(self, line: Line) -> str:
        low, high = line.interval
        return f"{self.percent(low)} – {self.percent(high)}"

    def trait(self, key: str) -> str:
        names = self.game.trait_names
        return names[key].say(self.language) if key in names else key

    def arrangement(self, summary: Summary) -> str:
        """How the games were chosen, in a sentence or two."""
        key = "alone" if summary.arena.setup.players == 1 else "arrangement"
        said = self(key, n=summary.games, deals=summary.deals, seed=summary.arena.seed)
        if summary.whole != summary.games:
            said += " " + self("incomplete", whole=summary.whole)
        return said

    def failures(self, summary: Summary) -> list[str]:
        """Each game that failed, and why."""
        said = []
        for failed in summary.failed:
            bots, seed = ", ".join(failed.fixture.bots), summary.arena.seed + failed.fixture.deal
            reason = self("died", tries=TRIES) if failed.reason == DIED else failed.reason
            said.append(self("failure", number=failed.fixture.number, bots=bots, seed=seed, reason=reason))
        return said
