// Firefox, by WebDriver BiDi. It has WebGL 2 only with a screen: scripts/browsers.sh gives it one that nobody sees.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { BiDi } from "./bidi.mjs";

const PREFERENCES = {
  "app.update.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  // As the page says, not the machine.
  "intl.accept_languages": "en-US",
  // A match that has been saved is there after a crash; else Firefox writes it down some seconds later.
  "dom.storage.snapshot_gradual_prefill": 4096,
  "media.autoplay.default": 1,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "toolkit.telemetry.reportingpolicy.firstRun": false,
  "webgl.force-enabled": true,
};

class Tab {
  problems = [];

  constructor(bidi, context) {
    Object.assign(this, { bidi, context });
  }

  goto(url) {
    return this.bidi.send("browsingContext.navigate", { context: this.context, url, wait: "interactive" });
  }

  /** What a function returns in the page, of what can be written as JSON. */
  async evaluate(act, ...given) {
    const { type, result, exceptionDetails } = await this.bidi.send("script.callFunction", {
      functionDeclaration: `async (text) => JSON.stringify(await (${act})(...JSON.parse(text)))`,
      arguments: [{ type: "string", value: JSON.stringify(given) }],
      target: { context: this.context },
      awaitPromise: true,
      userActivation: false,
    });
    if (type === "exception") throw new Error(exceptionDetails.text);
    return result.value === undefined ? undefined : JSON.parse(result.value);
  }

  #mouse(...actions) {
    const mouse = { type: "pointer", id: "mouse", actions };
    return this.bidi.send("input.performActions", { context: this.context, actions: [mouse] });
  }

  move(x, y) {
    return this.#mouse({ type: "pointerMove", x: Math.round(x), y: Math.round(y) });
  }

  down() {
    return this.#mouse({ type: "pointerDown", button: 0 });
  }

  up() {
    return this.#mouse({ type: "pointerUp", button: 0 });
  }

  resize(width, height) {
    return this.bidi.send("browsingContext.setViewport", { context: this.context, viewport: { width, height } });
  }

  toFront() {
    return this.bidi.send("browsingContext.activate", { context: this.context });
  }

  close() {
    return this.bidi.send("browsingContext.close", { context: this.context });
  }
}

export class Firefox {
  static name = "firefox";
  #tabs = [];

  static async launch({ preferences = {}, args = [] } = {}) {
    const browser = new Firefox();
    browser.profile = mkdtempSync(join(tmpdir(), "firefox-"));
    browser.args = args;
    const lines = Object.entries({ ...PREFERENCES, ...preferences }).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    );
    writeFileSync(join(browser.profile, "user.js"), lines.join(""));
    await browser.#start();
    return browser;
  }

  async #start() {
    const binary = process.env.FIREFOX || "firefox-esr";
    const args = ["--no-remote", "--profile", this.profile, "--remote-debugging-port=0", "--new-instance", ...this.args];
    this.process = spawn(binary, args, { stdio: ["ignore", "ignore", "pipe"] });
    const { process: started } = this;
    process.on("exit", () => started.kill("SIGKILL"));
    const url = await new Promise((done, fail) => {
      let said = "";
      this.process.on("exit", () => fail(new Error(`${binary} ends: ${said}`)));
      this.process.stderr.on("data", (text) => {
        said += text;
        const [, url] = said.match(/WebDriver BiDi listening on (ws:\S+)/) ?? [];
        if (url) done(url);
      });
    });
    this.bidi = await BiDi.connect(url);
    this.bidi.on((event, { level, text, source }) => {
      if (event !== "log.entryAdded" || level !== "error") return;
      this.#tabs.find(({ context }) => context === source.context)?.problems.push(text);
    });
    await this.bidi.send("session.subscribe", { events: ["log.entryAdded"] });
  }

  async newTab() {
    const { context } = await this.bidi.send("browsingContext.create", { type: "tab" });
    this.#tabs.push(new Tab(this.bidi, context));
    return this.#tabs.at(-1);
  }

  /** Ends the whole browser without a word, and starts it again. */
  async kill() {
    await this.#stop("SIGKILL");
    this.#tabs = [];
    await this.#start();
  }

  async #stop(signal) {
    const ended = new Promise((done) => this.process.on("exit", done));
    this.process.kill(signal);
    await ended;
  }

  async close() {
    await this.bidi.send("browser.close").catch(() => {});
    if (this.process.exitCode === null && this.process.signalCode === null) await this.#stop("SIGKILL");
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
