# `make help` lists what there is. The longer steps are in scripts/.
export BG_CACHE ?= $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/bulldozer-gambit
export CARGO_TARGET_DIR := $(BG_CACHE)/target/native
export PATH := $(HOME)/.cargo/bin:$(PATH)
comma := ,
PORT ?= 8080
BIND ?= 127.0.0.1

.DEFAULT_GOAL := help
.PHONY: help play test dist dist-check dist-windows dist-windows-check dist-macos release-check test-rules test-web test-browsers test-load test-nats web web-quick web-zip serve bench bench-app lint deny doc assets shots clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "  make %-18s %s\n", $$1, $$2 }'

play: ## builds the game and starts it (ARGS="..." goes to the program)
	@scripts/setup.sh play
	cargo run --release -- $(ARGS)

test: ## everything that CI does: format, lints, all tests, documentation, the page in a browser
	@scripts/test.sh

release-check: test deny ## before a release: all tests, and licences, advisories and sources of the dependencies
	@scripts/smoke.sh games life

dist: ## packages for Debian and other Linux, in dist/packages (docs/packages.md)
	@scripts/setup.sh dist
	@scripts/dist.sh

dist-check: ## whether the packages in dist/packages are sound: installs, starts and removes them
	@scripts/setup.sh dist
	@scripts/dist-check.sh

dist-windows: ## packages for Windows, in dist/packages, built on Linux
	@scripts/setup.sh windows
	@scripts/dist-windows.sh

dist-windows-check: ## whether they are sound: installs, starts and removes them under Wine
	@scripts/setup.sh windows
	@scripts/dist-windows-check.sh

dist-macos: ## the package for macOS, in dist/packages; only on a Mac
	@scripts/dist-macos.sh

test-rules: ## the rules and the command line only, without Bevy: seconds
	cargo test --no-default-features $(ARGS)

test-web: web-quick ## the page in a headless browser, all four games
	@scripts/setup.sh test
	@scripts/smoke.sh

test-load: ## many tables on one host: actions a second, and milliseconds until all have seen one (TABLES=1000 THINK_MS=5000 SECS=30; NATS=1 for two hosts on three servers of NATS)
	cargo test --release --no-default-features --features host-tests$(if $(NATS),$(comma)nats) --test host -- --ignored --nocapture $(if $(NATS),nats::)load::

test-nats: ## several hosts on a cluster of NATS whose servers are killed in the middle of games
	@scripts/setup.sh test
	BULLDOZER_GAMBIT_NATS=1 cargo test --no-default-features --features host-tests,nats --test host -- --include-ignored --nocapture --test-threads 1 nats::cluster nats::hosts nats::store

test-browsers: ## the published page in Firefox, WebKit and Chromium: a whole match, and what phones do to a page (ARGS="firefox")
	@scripts/setup.sh browsers
	@scripts/browsers.sh $(ARGS)

test-together: web-quick ## a game of each kind at one table: two pages in Chromium, one in Firefox, and a program
	@scripts/setup.sh browsers
	@scripts/together.sh

web: ## the page to publish, in dist/web (small, and slow to build)
	@scripts/setup.sh web
	@scripts/web.sh release

web-quick: ## the page as tests use it, in dist/web-quick
	@scripts/setup.sh web
	@scripts/web.sh quick

web-zip: ## the page in dist/web as a zip, for itch.io
	@scripts/web.sh zip

serve: ## serves dist/web (PORT=8080, BIND=0.0.0.0 for other devices)
	@test -f dist/web/index.html || { echo "dist/web is missing; run: make web"; exit 1; }
	scripts/serve.py dist/web $(PORT) $(BIND)

bench: ## how fast the rules are, as ratios to a yardstick (YARDSTICK=folder; ARGS="--bench rules" measures in detail)
	cargo bench --no-default-features $(or $(ARGS),--bench ratio)

bench-app: ## what panels and pointing cost in a frame (builds Bevy for the tests)
	cargo bench --profile dev --bench app $(ARGS)

lint: ## format, lints and documentation
	@scripts/test.sh format build-rules build-app documentation

deny: ## licences, advisories and sources of the dependencies
	@cargo deny --version >/dev/null 2>&1 || { echo "cargo-deny is missing; run: cargo install cargo-deny --locked"; exit 1; }
	cargo deny check

doc: ## the documentation of the code, in the target folder's doc/
	@scripts/test.sh documentation

assets: ## models, textures and sounds again, from assets/source
	@command -v blender >/dev/null || { echo "blender is missing; run: sudo apt-get install -y blender"; exit 1; }
	blender --background --factory-startup --python assets/source/build.py
	/usr/bin/python3 assets/source/textures.py
	/usr/bin/python3 assets/source/sounds.py

shots: ## contact sheets of all games and scenes, in dist/shots (ARGS="starts SCENE..." makes only those)
	@scripts/shots.sh $(ARGS)

clean: ## removes everything that was built
	rm -rf dist "$(BG_CACHE)/target"
