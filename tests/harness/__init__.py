"""What the tests of every game share: walks beside a reference, secrets, the contract, counts."""
