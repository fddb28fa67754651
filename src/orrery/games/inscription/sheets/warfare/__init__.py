"""TI-WAR: units and the war grid."""
