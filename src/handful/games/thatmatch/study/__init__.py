"""For the lab and for learners: what is seen as numbers, what is counted, what options cost."""
