"""AA-CMB, AA-NEU, AA-INV: combat, neutral elements, invasion."""
