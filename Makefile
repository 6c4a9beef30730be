# make play: builds what is missing and opens the table in the browser
# make test: every check there is

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
APP := src/zellige/server/app/index.html
APP_SOURCES := $(shell find frontend/src frontend/public -type f 2>/dev/null) $(wildcard frontend/*.html frontend/*.ts frontend/*.js frontend/*.json)
# Chromium without the windows nobody would see: the same engine at two thirds of the work.
CHROMIUM ?= /usr/bin/chromium-headless-shell
FIREFOX ?= /usr/bin/firefox-esr
# Tests of the browser wait now and then: a third process has the time of two cores that they leave.
WORKERS ?= 3
UV ?= uv
EXAMPLES := $(wildcard examples/*/pyproject.toml)

# Dozens of processes are started: what one of them has compiled of Python's sources, the others load, whoever says otherwise.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: clicks screens help play test test-long setup app checks lint types frontend-check frontend-test python-test kernels browser wheel lock bench wire wrong-rules mutants clean

help:
	@echo "make play     build what is missing and open the table in the browser"
	@echo "make test     every check: style, types, app, Python, browser, wheel"
	@echo "make test-long  the same with many more games and examples"
	@echo "make setup    only the environment, in $(VENV) and frontend/node_modules"
	@echo "make app      only the browser app"
	@echo "make wire     the types of browser and server, from the server's forms"
	@echo "make bench    how fast the rules and the server are"
	@echo "make wrong-rules  rules made wrong on purpose, each of which its test must notice"
	@echo "make mutants  rules and core changed at 200 random places: how many changes a test notices"
	@echo "make clicks   clicks that stored games take in the browser"
	@echo "make screens  pictures of every screen, in screenshots/"
	@echo "make wheel    the package, in dist/"
	@echo "make lock     resolve the development dependencies again"
	@echo "make clean    remove everything that was built"

play: setup app
	$(BIN)/zellige play $(ARGS)

# Every stage says its seconds. What does not need each other runs side by side; pytest has all cores to itself.
define timed
@begun=$$(date +%s); $(2); code=$$?; echo "-- $(1): $$(($$(date +%s) - begun)) s"; exit $$code
endef
SUBMAKE = $(MAKE) --no-print-directory

test:
	$(call timed,everything set up,$(SUBMAKE) -j3 setup app browser)
	$(call timed,everything but pytest,$(SUBMAKE) -j2 -Otarget kernels types lint frontend-check frontend-test)
	$(call timed,pytest,$(SUBMAKE) python-test)

test-long: $(VENV)/.cluster
	ZELLIGE_TEST_LONG=1 $(SUBMAKE) test

$(VENV)/.cluster: requirements-cluster.txt | $(VENV)/.ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-cluster.txt
	@touch $@

# --- environment ---

setup: $(VENV)/.ready frontend/node_modules/.ready

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "zellige needs Python 3.11 or newer."; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || sh -c 'test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -qqy python3-venv' \
	  || { echo "Python lacks venv: install the package python3-venv, then call make again."; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.ready: requirements-dev.txt pyproject.toml $(EXAMPLES) | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e . $(addprefix -e ,$(dir $(EXAMPLES)))
	@touch $@

frontend/node_modules/.ready: frontend/package-lock.json
	@command -v npm >/dev/null || { echo "The browser app is built with Node 20 and npm: install them, then call make again."; exit 1; }
	cd frontend && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

browser:
	@test -x $(CHROMIUM) || sh -c 'test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -qqy chromium-headless-shell' || test -x /usr/bin/chromium \
	  || { echo "The browser tests need Chromium: install the package chromium-headless-shell or chromium, then call make again."; exit 1; }
	@test -x $(FIREFOX) || sh -c 'test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -qqy firefox-esr' \
	  || { echo "The browser tests need Firefox: install the package firefox-esr, then call make again."; exit 1; }

# --- the app ---

app: $(APP)

$(APP): $(APP_SOURCES) | frontend/node_modules/.ready
	cd frontend && npm run build --silent
	@touch $@

# --- checks ---

lint: $(VENV)/.ready
	$(call timed,ruff,$(BIN)/ruff check)

types: $(VENV)/.ready
	$(call timed,mypy,$(BIN)/mypy)

frontend-check: frontend/node_modules/.ready
	$(call timed,svelte-check,cd frontend && npm run check --silent && npm run wire --silent -- --check)

frontend-test: frontend/node_modules/.ready
	$(call timed,vitest,cd frontend && npm test --silent)

kernels: $(VENV)/.ready
	$(call timed,kernels,$(BIN)/python -c 'import zellige; print(*zellige.installed_games())' | xargs -n 1 -P 2 \
	  $(BIN)/python -c 'import sys; import zellige; zellige.get(sys.argv[1]).kernels(backend="compiled")')

python-test: $(VENV)/.ready app
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

# --- more ---

bench: $(VENV)/.ready
	$(BIN)/python benchmarks/run.py
	$(BIN)/python benchmarks/long_lists.py
	$(BIN)/python benchmarks/course.py
	$(BIN)/python benchmarks/thinking.py
	$(BIN)/python benchmarks/server.py

# What the server says of itself, and the browser app's types made from that: nothing has to run for it.
wire: $(VENV)/.ready frontend/node_modules/.ready
	$(BIN)/python -c 'from zellige.server.app import application; from zellige.server.wire.description import description_text; \
	  print(description_text(application()), end="")' > docs/formats/openapi.json
	cd frontend && npm run wire --silent

wrong-rules: $(VENV)/.ready
	$(BIN)/python tests/wrong_rules/run.py $(ONLY)

mutants: $(VENV)/.mutants
	$(BIN)/python tests/mutants/run.py $(ARGS)

$(VENV)/.mutants: requirements-mutants.txt | $(VENV)/.ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-mutants.txt
	@touch $@

clicks: $(VENV)/.ready app browser
	cd tests && ../$(BIN)/python -m browser.clicks

screens: $(VENV)/.ready app browser
	cd tests && ../$(BIN)/python -m browser.screens

wheel: $(VENV)/.ready app
	$(BIN)/hatchling build -t wheel

lock:
	$(UV) pip compile pyproject.toml --extra dev --extra study --universal --python-version 3.11 --generate-hashes \
	  --no-header --no-emit-index-url --quiet --output-file requirements-dev.txt
	$(UV) pip compile pyproject.toml --extra mutants --universal --python-version 3.11 --generate-hashes --constraint requirements-dev.txt \
	  --no-header --no-emit-index-url --quiet --output-file requirements-mutants.txt
	$(UV) pip compile pyproject.toml --extra cluster --universal --python-version 3.11 --generate-hashes --constraint requirements-dev.txt \
	  --no-header --no-emit-index-url --quiet --output-file requirements-cluster.txt

clean:
	rm -rf .mutants $(VENV) frontend/node_modules src/zellige/server/app dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
