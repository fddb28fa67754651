"""How effects say themselves, in every language."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.text import Phrase

RESOURCE_NAMES: Final = (
    Phrase("material", "surowiec"),
    Phrase("influence", "wpływ"),
    Phrase("research", "badania"),
    Phrase("free trade good", "darmowe dobro handlowe"),
)
SHEET_NAMES: Final = (
    Phrase("navigation", "nawigacja"),
    Phrase("expansion", "ekspansja"),
    Phrase("industry", "przemysł"),
    Phrase("warfare", "wojskowość"),
)
UNIT_NAMES: Final = (
    Phrase("infantry", "piechota"),
    Phrase("PDS", "PSD"),
    Phrase("cruiser", "krążownik"),
    Phrase("dreadnought", "pancernik"),
    Phrase("war sun", "słońce wojny"),
)
UNIT_AMOUNTS: Final = (
    Phrase("{n} infantry", "{n} {n:piechotę|piechoty|piechot}"),
    Phrase("{n} PDS", "{n} PSD"),
    Phrase("{n} {n:cruiser|cruisers}", "{n} {n:krążownik|krążowniki|krążowników}"),
    Phrase("{n} {n:dreadnought|dreadnoughts}", "{n} {n:pancernik|pancerniki|pancerników}"),
    Phrase("{n} {n:war sun|war suns}", "{n} {n:słońce|słońca|słońc} wojny"),
)
UNIT_PLURALS: Final = (
    Phrase("infantry", "piechotę"),
    Phrase("PDS", "PSD"),
    Phrase("cruisers", "krążowniki"),
    Phrase("dreadnoughts", "pancerniki"),
    Phrase("war suns", "słońca wojny"),
)
RESOURCE_AMOUNTS: Final = (
    Phrase("{n} material", "{n} {n:surowiec|surowce|surowców}"),
    Phrase("{n} influence", "{n} {n:wpływ|wpływy|wpływów}"),
    Phrase("{n} research", "{n} {n:badanie|badania|badań}"),
    Phrase(
        "{n} free trade {n:good|goods}",
        "{n} {n:darmowe dobro handlowe|darmowe dobra handlowe|darmowych dóbr handlowych}",
    ),
)
HALF_NAMES: Final = (Phrase("left", "lewa"), Phrase("right", "prawa"))

PHRASES: Final[dict[str, Phrase]] = {
    "then": Phrase(", then ", ", następnie "),
    "or": Phrase("; or ", "; albo "),
    "either": Phrase(" or ", " albo "),
    "may": Phrase("you may {effect}", "jeśli chcesz, {effect}"),
    "one-of": Phrase("choose one: {effects}", "wybierz jedno: {effects}"),
    "otherwise": Phrase("{effect} (if you cannot: {instead})", "{effect} (jeśli nie możesz: {instead})"),
    "otherwise-docks": Phrase(
        "{effect} (if all three are built: {instead})", "{effect} (jeśli wszystkie trzy są zbudowane: {instead})"
    ),
    "otherwise-symbols": Phrase(
        "{effect} (if no unlocked planet has an uncrossed symbol: {instead})",
        "{effect} (jeśli na żadnej odblokowanej planecie nie ma nieskreślonego symbolu: {instead})",
    ),
    "otherwise-technologies": Phrase(
        "{effect} (if there is none to unlock: {instead})", "{effect} (jeśli nie ma żadnej do odblokowania: {instead})"
    ),
    "choice-then": Phrase("{choice}. Then {rest}", "{choice}. Następnie {rest}"),
    "nothing": Phrase("nothing", "nic"),
    "goods": Phrase("gain {n} trade {n:good|goods}", "zdobądź {n} {n:dobro handlowe|dobra handlowe|dóbr handlowych}"),
    "goods-unlocked": Phrase(
        "gain {n} trade {n:good|goods} and 1 more for each of your unlocked “+1 trade good”",
        "zdobądź {n} {n:dobro handlowe|dobra handlowe|dóbr handlowych} i po 1 za każdy swój odblokowany symbol „+1"
        " dobro handlowe”",
    ),
    "votes": Phrase("gain {n} {n:vote|votes}", "zdobądź {n} {n:głos|głosy|głosów}"),
    "councilors": Phrase("gain {n} {n:councilor|councilors}", "zdobądź {n} {n:radnego|radnych|radnych}"),
    "population": Phrase("gain {n} population", "zdobądź {n} {n:populację|populacje|populacji}"),
    "commodities": Phrase(
        "gain {n} {n:commodity of your choice|commodities of different kinds of your choice}",
        "zdobądź {n} {n:wybrany towar|wybrane towary różnych rodzajów|wybranych towarów różnych rodzajów}",
    ),
    "of-each-commodity": Phrase(
        "gain {n} {n:commodity|commodities} of each kind",
        "zdobądź po {n} {n:towarze|towary|towarów} każdego rodzaju",
    ),
    "specialties": Phrase(
        "gain {n} {n:specialty of your choice|specialties of different kinds of your choice}",
        "zdobądź {n} {n:wybraną specjalizację|wybrane specjalizacje różnych rodzajów"
        "|wybranych specjalizacji różnych rodzajów}",
    ),
    "focus": Phrase(
        "gain {n} focus of your choice",
        "zdobądź {n} {n:wybraną intensyfikację|wybrane intensyfikacje|wybranych intensyfikacji}",
    ),
    "access": Phrase("access {n} {n:system|systems}", "uzyskaj dostęp do {n} {n:układu|układów|układów}"),
    "access-up-to": Phrase("access up to {n} systems", "uzyskaj dostęp do najwyżej {n} układów"),
    "access-any": Phrase(
        "access any system other than Mecatol Rex", "uzyskaj dostęp do dowolnego układu innego niż Mecatol Rex"
    ),
    "access-joined": Phrase(
        "you may access 1 system joined to it by a hyperlane",
        "możesz uzyskać dostęp do 1 układu połączonego z nim korytarzem nadprzestrzennym",
    ),
    "claim": Phrase("claim 1 accessed system", "zdobądź 1 dostępny układ"),
    "claim-small": Phrase("claim up to 2 accessed small systems", "zdobądź do 2 dostępnych małych układów"),
    "gate": Phrase(
        "access and claim a system other than Mecatol Rex that has a wormhole and is not accessed",
        "uzyskaj dostęp do niedostępnego układu z tunelem czasoprzestrzennym, innego niż Mecatol Rex, i go zdobądź",
    ),
    "lose-systems": Phrase(
        "cross off {n} unclaimed systems that contain an asset (not Mecatol Rex; they may still be accessed)",
        "skreśl {n} niezdobyte układy zawierające kapitał (nie Mecatol Rex; wciąż można uzyskać do nich dostęp)",
    ),
    "unlock-planet": Phrase("unlock 1 planet", "odblokuj 1 planetę"),
    "dock": Phrase("build 1 space dock", "zbuduj 1 stocznię kosmiczną"),
    "dock-symbols": Phrase(
        "you may cross 1 symbol in the cost of each unbuilt space dock",
        "możesz skreślić po 1 symbolu w koszcie każdej niezbudowanej stoczni kosmicznej",
    ),
    "lose-docks": Phrase(
        "cross off all your unbuilt space docks", "skreśl wszystkie swoje niezbudowane stocznie kosmiczne"
    ),
    "cross-planet": Phrase(
        "cross {n} {n:symbol|symbols} on 1 unlocked planet",
        "skreśl {n} {n:symbol|symbole|symboli} na 1 odblokowanej planecie",
    ),
    "cross-it": Phrase("cross {n} {n:symbol|symbols} on it", "skreśl na niej {n} {n:symbol|symbole|symboli}"),
    "cross-planet-or-dock": Phrase(
        "cross 1 symbol on an unlocked planet or a space dock",
        "skreśl 1 symbol na odblokowanej planecie albo stoczni kosmicznej",
    ),
    "cross-units": Phrase(
        "cross {n} unit {n:symbol|symbols}",
        "skreśl {n} {n:symbol|symbole|symboli} w kosztach jednostek",
    ),
    "cross-units-up-to": Phrase("cross up to {n} unit symbols", "skreśl do {n} symboli w kosztach jednostek"),
    "cross-suns-up-to": Phrase(
        "cross up to {n} symbols in the costs of war suns", "skreśl do {n} symboli w kosztach słońc wojny"
    ),
    "cross-everywhere": Phrase(
        "choose a resource; on every unlocked planet cross {n} symbols of that kind",
        "wybierz zasób; na każdej odblokowanej planecie skreśl {n} symbole tego rodzaju",
    ),
    "cross-populated": Phrase(
        "on each unlocked planet cross 1 material or influence symbol in a row or column whose asset is population",
        "na każdej odblokowanej planecie skreśl 1 surowiec albo wpływ w rzędzie albo kolumnie z kapitałem populacji",
    ),
    "self-assembly": Phrase(
        "cross off 1 unclaimed asset of an unlocked planet, then cross 2 symbols on that planet",
        "skreśl 1 niezdobyty kapitał odblokowanej planety, następnie skreśl na niej 2 symbole",
    ),
    "lose-population": Phrase(
        "cross off {n} unclaimed entries of your population track (worth 0 VP, but still claimed in passing)",
        "skreśl {n} niezdobytych pól swojego toru populacji (warte 0 PZ, ale wciąż trzeba je zdobyć)",
    ),
    "close-planet": Phrase(
        "choose one of your unlocked planets with the most uncrossed symbols; no more symbols may be crossed there",
        "wybierz jedną z odblokowanych planet z największą liczbą nieskreślonych symboli; nie można już na niej"
        " skreślać symboli",
    ),
    "lose-planet": Phrase(
        "cross off 1 locked planet (it can never be unlocked)",
        "skreśl 1 zablokowaną planetę (nie można jej już odblokować)",
    ),
    "scrap-or-claim-councilor": Phrase(
        "choose any unmarked space with a councilor and scrap or claim it",
        "wybierz dowolne nieoznaczone pole z radnym i je zlikwiduj albo zdobądź",
    ),
    "claim-surrounded": Phrase(
        "claim an unmarked space that is adjacent to at least 3 scrapped spaces",
        "zdobądź nieoznaczone pole sąsiadujące z co najmniej 3 zlikwidowanymi polami",
    ),
    "claim-singles": Phrase(
        "claim any {n} network spaces that each hold a single commodity",
        "zdobądź {n} dowolne pola sieci, które zawierają po 1 towarze (nie podwójnym)",
    ),
    "lose-commodities": Phrase(
        "cross off all your unmarked network spaces with a single commodity of the named kind",
        "skreśl wszystkie swoje nieoznaczone pola sieci z pojedynczym towarem wskazanego rodzaju",
    ),
    "unlock-technology": Phrase(
        "unlock {n} {n:technology on any sheet|technologies on any sheets}",
        "odblokuj {n} {n:technologię na dowolnym arkuszu|technologie na dowolnych arkuszach"
        "|technologii na dowolnych arkuszach}",
    ),
    "unlock-warfare-technology": Phrase("unlock 1 warfare technology", "odblokuj 1 technologię wojskowości"),
    "unlock-this": Phrase("unlock {what}", "odblokuj: {what}"),
    "study-all": Phrase("cross 1 research symbol of every technology", "skreśl po 1 symbolu badań każdej technologii"),
    "lose-technology": Phrase(
        "cross off 1 technology of your expansion or industry sheet; an unlocked one if you have any there",
        "skreśl 1 technologię na arkuszu ekspansji albo przemysłu; odblokowaną, jeśli masz tam jakąś",
    ),
    "lose-named-technology": Phrase(
        "cross off the named navigation technology", "skreśl wskazaną technologię nawigacji"
    ),
    "unlock-focus": Phrase(
        "unlock {n} focus {n:die|dice}, each on a sheet of your choice",
        "odblokuj {n} {n:kość|kości|kości} intensyfikacji, każdą na wybranym arkuszu",
    ),
    "deploy": Phrase("deploy {what}", "wystaw {what}"),
    "deploy-anywhere": Phrase(
        "deploy {what} on any free nodes without anomalies above the deployment line",
        "wystaw {what} na dowolnych wolnych węzłach bez anomalii nad linią wystawienia",
    ),
    "deploy-beside": Phrase(
        "deploy {what}; each must be adjacent to another of your units and may be below the deployment line",
        "wystaw {what}; każda musi sąsiadować z inną twoją jednostką i może być pod linią wystawienia",
    ),
    "build-units": Phrase("build 1 {what}", "zbuduj: {what}"),
    "lose-cruisers": Phrase("cross off all your unbuilt cruisers", "skreśl wszystkie swoje niezbudowane krążowniki"),
    "lose-reward": Phrase(
        "cross off the reward of 1 section of a future war; winning that war then gives nothing",
        "skreśl nagrodę 1 sekcji przyszłej wojny; zwycięstwo w tej wojnie nic wtedy nie da",
    ),
    "lose-nodes": Phrase(
        "cross off the assets of {n} unmarked nodes above your deployment line (the nodes stay usable)",
        "skreśl kapitały {n} nieoznaczonych węzłów nad swoją linią wystawienia (węzłów wciąż można używać)",
    ),
    "bonus": Phrase(
        "choose a half: +{n} in every future section of it", "wybierz połowę: +{n} w każdej jej przyszłej sekcji"
    ),
    "spend-on": Phrase("spend {what} on any 1 sheet", "wydaj {what} na dowolnym 1 arkuszu"),
    "spend-active": Phrase("spend {what} on the active sheet", "wydaj {what} na aktywnym arkuszu"),
    "spend-inactive": Phrase(
        "spend {what} on each of your 3 inactive sheets, in the order you like",
        "wydaj {what} na każdym z 3 nieaktywnych arkuszy, w dowolnej kolejności",
    ),
    "restore": Phrase(
        "choose up to {n} of your spent planet, specialty or focus assets: they are unspent again",
        "wybierz do {n} swoich wydanych kapitałów planety, specjalizacji albo intensyfikacji: znów są niewydane",
    ),
    "lose-goods": Phrase(
        "cross off as many unspent trade goods as were named (all, if fewer)",
        "skreśl tyle niewydanych dóbr handlowych, ile wskazano (wszystkie, jeśli masz mniej)",
    ),
    "lose-half-goods": Phrase(
        "cross off half of your unspent trade goods, rounded up",
        "skreśl połowę swoich niewydanych dóbr handlowych, zaokrąglając w górę",
    ),
    "strength": Phrase("+{n} strength in both of your current sections", "+{n} siły w obu swoich bieżących sekcjach"),
    "quantum": Phrase(
        "this round all 3 focus dice count as unlocked on your active sheet, each showing 2 symbols",
        "w tej rundzie wszystkie 3 kości intensyfikacji są odblokowane na twoim aktywnym arkuszu i każda pokazuje"
        " 2 symbole",
    ),
}


def phrase(key: str, language: str, **values: Any) -> str:
    """A phrase with its gaps filled."""
    return PHRASES[key].say(language, **values)


def join(key: str, parts: list[str], language: str) -> str:
    """Parts of a list, joined by the phrase."""
    return PHRASES[key].say(language).join(parts)


def units(unit: int, n: int, language: str) -> str:
    """ "3 infantry"."""
    return UNIT_AMOUNTS[unit].say(language, n=n)


def resources(kind: int, n: int, language: str) -> str:
    """ "3 material"."""
    return RESOURCE_AMOUNTS[kind].say(language, n=n)
