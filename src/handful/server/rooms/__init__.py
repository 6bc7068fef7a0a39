"""One room: who is there, its log, its game, its clock, what each screen is sent."""
