# Everything sets itself up: `make play` to play, `make test` to check, `make help` for the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --constraint constraints.txt

.PHONY: help setup play test soak mutants bench strength golden format clean

help:
	@echo "make play      play Rush Hour Shift against the computer, in the terminal"
	@echo "make test      set everything up and run every check"
	@echo "make soak      the long versions of the tests, with their counts"
	@echo "make mutants   break each rule and see that its tests notice"
	@echo "make bench     speed beside the peers'"
	@echo "make strength  how well the bots play"
	@echo "make golden    write the kept playthroughs again"
	@echo "make format    put the source text in order"

$(READY): pyproject.toml constraints.txt
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) --upgrade pip setuptools
	@$(PIP) --editable '.[server,dev]'
	@touch $@

setup: $(READY)

play: $(READY)
	@$(BIN)/tailback play shift

test: $(READY)
	@$(BIN)/python -m tests.suites

soak: $(READY)
	TAILBACK_SOAK=1 $(BIN)/python -m pytest -n 2 -rP --durations=15 tests

mutants: $(READY)
	$(BIN)/python -m tests.mutants.run

$(VENV)/.bench: $(READY)
	@$(PIP) '.[bench]'
	@$(PIP) --no-deps --editable .
	@touch $@

bench: $(VENV)/.bench
	$(BIN)/python -m benchmarks.speed

strength: $(READY)
	$(BIN)/python -m benchmarks.strength

golden: $(READY)
	$(BIN)/python -m tests.golden.make

format: $(READY)
	$(BIN)/ruff check --fix --quiet .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) build dist src/*.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
