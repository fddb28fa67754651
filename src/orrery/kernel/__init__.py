"""The kernel: states, agendas, questions, nature, masks and records. It knows no game."""

from orrery.kernel.agenda import NATURE, Chance, Question, Step
from orrery.kernel.dealer import Dealer
from orrery.kernel.declared import Declared
from orrery.kernel.events import HIDDEN, TRUTH, Event
from orrery.kernel.game import Game, Setup
from orrery.kernel.history import History
from orrery.kernel.observation import Observation, Part
from orrery.kernel.play import Play, replay
from orrery.kernel.record import Record, fingerprint
from orrery.kernel.state import SPECTATOR, State
from orrery.kernel.text import LANGUAGES, BadRecord, BadSetup, IllegalAnswer, Phrase, Refusal, Trouble
from orrery.kernel.variant import Variant
from orrery.kernel.vocabulary import Kind, Vocabulary

__all__ = [
    "HIDDEN",
    "LANGUAGES",
    "NATURE",
    "SPECTATOR",
    "TRUTH",
    "BadRecord",
    "BadSetup",
    "Chance",
    "Dealer",
    "Declared",
    "Event",
    "Game",
    "History",
    "IllegalAnswer",
    "Kind",
    "Observation",
    "Part",
    "Phrase",
    "Play",
    "Question",
    "Record",
    "Refusal",
    "Setup",
    "State",
    "Step",
    "Trouble",
    "Variant",
    "Vocabulary",
    "fingerprint",
    "replay",
]
