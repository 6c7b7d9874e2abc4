"""The three Trafficars card games; they share a deck and nothing else."""
