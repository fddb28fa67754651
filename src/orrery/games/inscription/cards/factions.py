"""The 24 factions: setup, first and second ability."""

from __future__ import annotations

from orrery.games.inscription.assets.effects import (
    Commodities,
    Councilors,
    FocusAsset,
    Goods,
    OfEachCommodity,
    Population,
    Votes,
)
from orrery.games.inscription.cards.kinds import Faction, declare_faction
from orrery.games.inscription.effect import Choice, Effect, IfFirst, Otherwise, Then
from orrery.games.inscription.names import CRUISER, DREADNOUGHT, GRAVITY_DRIVE, INFANTRY, PDS, WAR_SUN
from orrery.games.inscription.sheets.expansion.effects import (
    BuildADock,
    CrossOnIt,
    CrossOnPlanet,
    CrossOnPlanetOrDock,
    UnlockAPlanet,
)
from orrery.games.inscription.sheets.industry.effects import ClaimSingles
from orrery.games.inscription.sheets.navigation.effects import Access, AccessAny, AccessJoined, Claim, Gate
from orrery.games.inscription.sheets.research import StudyAll, UnlockTechnologies, UnlockThis
from orrery.games.inscription.sheets.warfare.effects import BuildUnits, CrossUnits, Deploy, UnlockUnits
from orrery.games.inscription.sheets.warfare.rules import ANYWHERE
from orrery.games.inscription.spending.effects import SpendAnywhere
from orrery.kernel.text import Phrase


def faction(id: str, en: str, pl: str, first: tuple[Phrase, Phrase], second: tuple[Phrase, Effect]) -> Faction:
    return Faction(id, Phrase(en, pl), first, second)


nekro = faction(
    "nekro-virus", "The Nekro Virus", "Nekrowirus",
    (
        Phrase("Galactic Threat", "Galaktyczne zagrożenie"),
        Phrase(
            "You never cast votes. In each council event, right after votes are gained, you may spend 3 votes to unlock"
            " 1 technology on any sheet.",
            "Nigdy nie głosujesz. Podczas każdej rady, zaraz po zdobyciu głosów, możesz wydać 3 głosy, żeby odblokować"
            " 1 technologię na dowolnym arkuszu.",
        ),
    ),
    (
        Phrase("Technological Singularity", "Technologiczna osobliwość"),
        Otherwise(IfFirst(UnlockTechnologies(), Goods(2)), Goods(3)),
    ),
)  # fmt: skip
nekro.setup = Goods(3)
nekro.voteless = True
nekro.singularity = True
declare_faction(nekro)

argent = faction(
    "argent-flight", "The Argent Flight", "Srebrne Skrzydła",
    (
        Phrase("Zeal", "Gorliwość"),
        Phrase(
            "You have 3 free votes in every council event. If the side you voted for wins (with 1 or 2 players: if you"
            " cast more votes than the AI), gain 1 trade good before the outcome is resolved.",
            "Podczas każdej rady masz 3 darmowe głosy. Jeśli wygra strona, na którą głosujesz (przy 1 lub 2 graczach:"
            " jeśli oddasz więcej głosów niż SI), zdobądź 1 dobro handlowe przed rozpatrzeniem wyniku.",
        ),
    ),
    (Phrase("Raid Formation", "Szyk rajdowy"), Deploy(CRUISER)),
)  # fmt: skip
argent.setup = Then(Deploy(PDS), Goods(3))
argent.free_votes = 3
argent.on_vote_won = Goods(1)
declare_faction(argent)

saar = faction(
    "clan-of-saar", "The Clan of Saar", "Klan Saar",
    (
        Phrase("Scavenge", "Zbieractwo"),
        Phrase(
            "Each time you claim a printed planet asset, and each time you build a space dock, gain 1 trade good.",
            "Gdy zdobywasz wydrukowany kapitał planety i gdy budujesz stocznię kosmiczną, zdobądź 1 dobro handlowe.",
        ),
    ),
    (Phrase("Nomadic", "Koczownicy"), Otherwise(IfFirst(BuildADock(), Goods(1)), Goods(3))),
)  # fmt: skip
saar.setup = Goods(4)
saar.on_planet_asset = Goods(1)
saar.on_dock = Goods(1)
declare_faction(saar)

hacan = faction(
    "emirates-of-hacan", "The Emirates of Hacan", "Emiraty Hakanów",
    (
        Phrase("Masters of Trade", "Mistrzowie handlu"),
        Phrase(
            "The first trade good you spend as a resource in each round gives 2 resources of one kind.",
            "Pierwsze dobro handlowe wydane w rundzie jako zasób daje 2 zasoby jednego rodzaju.",
        ),
    ),
    (Phrase("Guild Ships", "Okręty gildii"), ClaimSingles(2)),
)  # fmt: skip
hacan.setup = Goods(2)
hacan.double_trade_good = True
declare_faction(hacan)

empyrean = faction(
    "empyrean", "The Empyrean", "Empirejczycy",
    (
        Phrase("Voidborn", "Zrodzeni z pustki"),
        Phrase(
            "Your units may be deployed on anomaly nodes; each such node counts 2 for strength.",
            "Swoje jednostki możesz wystawiać na węzłach z anomaliami; każdy taki węzeł liczy się do siły za 2.",
        ),
    ),
    (Phrase("Aetherpassage", "Przejście przez eter"), Then(AccessAny(), Claim())),
)  # fmt: skip
empyrean.setup = Access(2)
empyrean.anomalies = True
declare_faction(empyrean)

creuss = faction(
    "ghosts-of-creuss", "The Ghosts of Creuss", "Duchy Creuss",
    (
        Phrase("Quantum Entanglement", "Splątanie kwantowe"),
        Phrase(
            "Your Gravity Drive cannot be crossed off and your wormholes are never used up. Each time you access a"
            " system through a wormhole, gain 1 trade good.",
            "Twojego Napędu grawitacyjnego nie można skreślić, a tunele nigdy się nie zużywają. Gdy uzyskujesz dostęp"
            " do układu przez tunel, zdobądź 1 dobro handlowe.",
        ),
    ),
    (Phrase("Creuss Gate", "Brama Creuss"), Otherwise(Gate(), Claim())),
)  # fmt: skip
creuss.setup = Then(UnlockThis(GRAVITY_DRIVE), Goods(2))
creuss.wormholes_stay = True
creuss.on_wormhole = Goods(1)
declare_faction(creuss)

l1z1x = faction(
    "l1z1x-mindnet", "The L1Z1X Mindnet", "Umysłosieć L1Z1X",
    (
        Phrase("Assimilate", "Asymilacja"),
        Phrase(
            "Each time you win a war, gain 1 trade good and deploy 1 infantry.",
            "Gdy wygrywasz wojnę, zdobądź 1 dobro handlowe i wystaw 1 piechotę.",
        ),
    ),
    (Phrase("Harrow", "Pustoszenie"), Deploy(DREADNOUGHT)),
)  # fmt: skip
l1z1x.setup = UnlockUnits(DREADNOUGHT)
l1z1x.on_win = Then(Goods(1), Deploy(INFANTRY))
declare_faction(l1z1x)

mentak = faction(
    "mentak-coalition", "The Mentak Coalition", "Koalicja Mentak",
    (
        Phrase("Pillage", "Grabież"),
        Phrase(
            "In each production event gain 1 more trade good for each neighbor that gains any from its own “+1 trade"
            " good” symbols. An AI neighbor always counts.",
            "Podczas każdej produkcji zdobądź o 1 dobro handlowe więcej za każdego sąsiada, który zdobywa jakieś ze"
            " swoich symboli „+1 dobro handlowe”. Sąsiad SI liczy się zawsze.",
        ),
    ),
    (Phrase("Ambush", "Zasadzka"), Then(Deploy(CRUISER), Goods(2))),
)  # fmt: skip
mentak.setup = Then(Deploy(CRUISER), Goods(1))
mentak.pillage = True
declare_faction(mentak)

muaat = faction(
    "embers-of-muaat", "The Embers of Muaat", "Żar Muaat",
    (
        Phrase("Star Forge", "Kuźnia gwiazd"),
        Phrase(
            "Material may cross any symbol in the cost of a war sun. Each war sun you build gives 1 VP more.",
            "Surowcem możesz skreślić dowolny symbol w koszcie słońca wojny. Każde zbudowane słońce wojny daje 1 PZ"
            " więcej.",
        ),
    ),
    (
        Phrase("Gashlai Physiology", "Fizjologia Gashlai"),
        Otherwise(CrossUnits(4, may=True, only=WAR_SUN), Deploy(CRUISER)),
    ),
)  # fmt: skip
muaat.setup = UnlockUnits(WAR_SUN)
muaat.forge = True
declare_faction(muaat)

sol = faction(
    "federation-of-sol", "The Federation of Sol", "Federacja Sol",
    (
        Phrase("Versatile", "Wszechstronność"),
        Phrase(
            "In a strategy event in which your active sheet differs from that of the strategy event before, you may use"
            " 1 black die result as another resource.",
            "Podczas strategii, w której twój aktywny arkusz jest inny niż podczas poprzedniej, możesz użyć wyniku"
            " 1 czarnej kości jako innego zasobu.",
        ),
    ),
    (Phrase("Orbital Drop", "Desant orbitalny"), Deploy(INFANTRY, 3, ANYWHERE)),
)  # fmt: skip
sol.setup = Goods(2)
sol.versatile = True
declare_faction(sol)

mahact = faction(
    "mahact-gene-sorcerers", "The Mahact Gene-Sorcerers", "Genoczarownicy Mahact",
    (
        Phrase("Imperia", "Imperia"),
        Phrase(
            "Each time you win a war, gain 1 trade good and 1 vote. The first time you win on each side, also gain"
            " 1 councilor and 2 trade goods.",
            "Gdy wygrywasz wojnę, zdobądź 1 dobro handlowe i 1 głos. Za pierwszym razem po każdej ze stron zdobądź też"
            " 1 radnego i 2 dobra handlowe.",
        ),
    ),
    (
        Phrase("Edict", "Edykt"),
        Choice(Then(Councilors(1), Votes(1)), Commodities(2), Then(Deploy(PDS), Deploy(INFANTRY))),
    ),
)  # fmt: skip
mahact.setup = Goods(2)
mahact.on_win = Then(Goods(1), Votes(1))
mahact.on_first_win = Then(Councilors(1), Goods(2))
declare_faction(mahact)

letnev = faction(
    "barony-of-letnev", "The Barony of Letnev", "Baronia Letnev",
    (
        Phrase("Munitions Reserves", "Zapasy amunicji"),
        Phrase(
            "When the strength of one of your sections is determined, you may spend 1 trade good for +3 strength"
            " there.",
            "Gdy określa się siłę twojej sekcji, możesz wydać 1 dobro handlowe, żeby dodać jej 3 siły.",
        ),
    ),
    (Phrase("Armada", "Armada"), CrossUnits(4, may=True)),
)  # fmt: skip
letnev.setup = Goods(3)
letnev.munitions = True
declare_faction(letnev)

arborec = faction(
    "arborec", "The Arborec", "Arborekowie",
    (
        Phrase("Mitosis", "Mitoza"),
        Phrase(
            "You may not spend resources to build infantry. At the end of every strategy event deploy 1 infantry.",
            "Nie możesz wydawać zasobów na piechotę. Na koniec każdej strategii wystaw 1 piechotę.",
        ),
    ),
    (Phrase("Bioplasmosis", "Bioplazmoza"), Then(Population(1), CrossOnPlanetOrDock())),
)  # fmt: skip
arborec.infantry_forbidden = True
arborec.end_of_event = Deploy(INFANTRY)
declare_faction(arborec)

naalu = faction(
    "naalu-collective", "The Naalu Collective", "Kolektyw Naalu",
    (
        Phrase("Telepathic", "Telepatia"),
        Phrase(
            "In a strategy event you may choose no sheet in step 1; then you choose it at the start of step 3 and spend"
            " the card’s resources together with those of the dice.",
            "Podczas strategii możesz nie wybierać arkusza w kroku 1; wybierasz go wtedy na początku kroku 3 i wydajesz"
            " zasoby z karty razem z zasobami z kości.",
        ),
    ),
    (Phrase("Foresight", "Przewidywanie"), Then(SpendAnywhere(4), Votes(1))),
)  # fmt: skip
naalu.setup = Goods(2)
naalu.late_choice = True
declare_faction(naalu)

naaz = faction(
    "naaz-rokha-alliance", "The Naaz-Rokha Alliance", "Przymierze Naaz-Rokha",
    (
        Phrase("Distant Suns", "Odległe słońca"),
        Phrase(
            "Each time you claim a system with a planet asset you may access 1 system joined to it by a hyperlane. Each"
            " time you unlock a planet cross 1 symbol on it.",
            "Gdy zdobywasz układ z kapitałem planety, możesz uzyskać dostęp do 1 układu połączonego z nim korytarzem"
            " nadprzestrzennym."
            " Gdy odblokowujesz planetę, skreśl na niej 1 symbol.",
        ),
    ),
    (Phrase("Fabrication", "Fabrykacja"), Otherwise(CrossOnPlanet(3), UnlockAPlanet())),
)  # fmt: skip
naaz.on_planet_system = AccessJoined()
naaz.on_planet_unlocked = CrossOnIt()
declare_faction(naaz)

nomad = faction(
    "nomad", "The Nomad", "Nomada",
    (
        Phrase("Future Sight", "Spojrzenie w przyszłość"),
        Phrase(
            "You may look at the top card of the event deck at any time. If the side you voted for wins (with 1 or 2"
            " players: if you cast more votes than the AI), gain 1 trade good before the outcome is resolved.",
            "W każdej chwili możesz obejrzeć wierzchnią kartę talii wydarzeń. Jeśli wygra strona, na którą głosujesz"
            " (przy 1 lub 2 graczach: jeśli oddasz więcej głosów niż SI), zdobądź 1 dobro handlowe przed rozpatrzeniem"
            " wyniku.",
        ),
    ),
    (Phrase("The Company", "Kompania"), Then(Choice(Claim(), Deploy(CRUISER), Councilors(1)), Goods(1))),
)  # fmt: skip
nomad.setup = Then(FocusAsset(), Goods(1))
nomad.foresight = True
nomad.on_vote_won = Goods(1)
declare_faction(nomad)

sardakk = faction(
    "sardakk-norr", "Sardakk N’orr", "Sardakk N’orr",
    (
        Phrase("Unrelenting", "Nieustępliwość"),
        Phrase("+1 strength in both sections of every war event.", "+1 siły w obu sekcjach każdej wojny."),
    ),
    (Phrase("Tekklar Legion", "Legion Tekklar"), Then(Deploy(INFANTRY, 4), Goods(1))),
)  # fmt: skip
sardakk.setup = Deploy(INFANTRY, 2)
sardakk.strength = 1
declare_faction(sardakk)

titans = faction(
    "titans-of-ul", "The Titans of Ul", "Tytani Ul",
    (
        Phrase("Terragenesis", "Terrageneza"),
        Phrase(
            "Each time you unlock a planet, cross 1 symbol on it and deploy 1 infantry.",
            "Gdy odblokowujesz planetę, skreśl na niej 1 symbol i wystaw 1 piechotę.",
        ),
    ),
    (Phrase("Awaken", "Przebudzenie"), Then(Otherwise(BuildUnits(PDS), Deploy(PDS)), Goods(1))),
)  # fmt: skip
titans.on_planet_unlocked = Then(CrossOnIt(), Deploy(INFANTRY))
declare_faction(titans)

jol_nar = faction(
    "universities-of-jol-nar", "The Universities of Jol-Nar", "Uniwersytety Jol-Nar",
    (
        Phrase("Brilliant but Fragile", "Genialni, lecz krusi"),
        Phrase(
            "Each time you unlock a technology, gain 1 trade good. −1 strength in every war (never below 0).",
            "Gdy odblokowujesz technologię, zdobądź 1 dobro handlowe. −1 siły w każdej wojnie (nigdy poniżej 0).",
        ),
    ),
    (
        Phrase("Analytical", "Analitycy"),
        Otherwise(IfFirst(UnlockTechnologies(), SpendAnywhere(1)), Goods(2)),
    ),
)  # fmt: skip
jol_nar.setup = StudyAll()
jol_nar.on_technology = Goods(1)
jol_nar.strength = -1
declare_faction(jol_nar)

vuilraith = faction(
    "vuilraith-cabal", "The Vuil’raith Cabal", "Kabała Vuil’raith",
    (
        Phrase("Devour", "Pożeranie"),
        Phrase(
            "Each time you win a war, cross up to 2 unit symbols.",
            "Gdy wygrywasz wojnę, skreśl do 2 symboli w kosztach jednostek.",
        ),
    ),
    (Phrase("Amalgamation", "Amalgamacja"), Otherwise(BuildUnits(PDS, CRUISER), Deploy(CRUISER))),
)  # fmt: skip
vuilraith.setup = Then(Deploy(INFANTRY, 2), Goods(1))
vuilraith.on_win = CrossUnits(2, may=True)
declare_faction(vuilraith)

winnu = faction(
    "winnu", "The Winnu", "Winnu",
    (
        Phrase("Blood Ties", "Więzy krwi"),
        Phrase(
            "While navigation is active you may claim an accessed Mecatol Rex without influence. When you are paid for"
            " Mecatol Rex, take the reward of the slot above yours.",
            "Gdy nawigacja jest aktywna, możesz zdobyć dostępny Mecatol Rex bez wpływu. Gdy otrzymujesz nagrodę za"
            " Mecatol Rex, weź nagrodę rubryki o jedną wyżej.",
        ),
    ),
    (Phrase("Reclamation", "Odzyskanie"), Then(Councilors(1), Deploy(PDS))),
)  # fmt: skip
winnu.setup = Access(2)
winnu.kinship = True
declare_faction(winnu)

yin = faction(
    "yin-brotherhood", "The Yin Brotherhood", "Bractwo Yin",
    (
        Phrase("Devotion", "Oddanie"),
        Phrase(
            "Once per war event, when the strength of one of your sections is determined, you may cross off an unbuilt"
            " PDS or cruiser with no crossed symbol for +4 strength there.",
            "Raz na wojnę, gdy określa się siłę twojej sekcji, możesz skreślić niezbudowane PSD albo niezbudowany"
            " krążownik bez skreślonych symboli, żeby dodać jej 4 siły.",
        ),
    ),
    (Phrase("Indoctrination", "Indoktrynacja"), Then(Population(1), Deploy(INFANTRY, 2))),
)  # fmt: skip
yin.setup = Goods(1)
yin.sacrifice = True
declare_faction(yin)

xxcha = faction(
    "xxcha-kingdom", "The Xxcha Kingdom", "Królestwo Xxcha",
    (
        Phrase("Peace Accords", "Porozumienia pokojowe"),
        Phrase(
            "When you tie or lose a war you never claim the penalty, and you gain 1 trade good. You have 1 free vote in"
            " every council event.",
            "Gdy remisujesz albo przegrywasz wojnę, nigdy nie zdobywasz kary i zdobywasz 1 dobro handlowe. Podczas"
            " każdej rady masz 1 darmowy głos.",
        ),
    ),
    (Phrase("Quash", "Weto"), Then(Councilors(1), Votes(1), Claim())),
)  # fmt: skip
xxcha.setup = Then(Councilors(1), Goods(2))
xxcha.loses_nothing = True
xxcha.on_stalemate = Goods(1)
xxcha.free_votes = 1
declare_faction(xxcha)

yssaril = faction(
    "yssaril-tribes", "The Yssaril Tribes", "Plemiona Yssaril",
    (
        Phrase("Stall Tactics, Scheming", "Gra na czas, intrygi"),
        Phrase(
            "Once per strategy event, in step 3, you may give up 1 black die result to gain 1 trade good. When you draw"
            " a relic, also look at the top card of the common relic deck, keep one of the two and put the other at the"
            " bottom.",
            "Raz na strategię, w kroku 3, możesz zrezygnować z wyniku 1 czarnej kości, żeby zdobyć 1 dobro handlowe."
            " Gdy dobierasz relikt, obejrzyj też wierzchnią kartę wspólnej talii reliktów, zatrzymaj jedną z dwóch, a"
            " drugą połóż na spodzie.",
        ),
    ),
    (Phrase("Crafty", "Spryt"), Then(Goods(4), Commodities(2))),
)  # fmt: skip
yssaril.setup = Then(Goods(4), OfEachCommodity(1), Councilors(2))
yssaril.stalling = True
yssaril.scheming = True
declare_faction(yssaril)
