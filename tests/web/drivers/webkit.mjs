// WebKit as Debian has it, WebKitGTK with its MiniBrowser, by WebDriver. It keeps nothing between two starts, as a private
// window does.

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

const BROWSER = process.env.MINIBROWSER || "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
const START_MS = 20_000;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** The processes that a process has started, with all of theirs. */
function descendants(pid) {
  const children = execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(pid)], { encoding: "utf8" });
  return children.split("\n").filter(Boolean).flatMap((line) => {
    const [, child, command] = line.match(/(\d+) (.*)/);
    return command.startsWith("ps ") ? [] : [{ pid: Number(child), command }, ...descendants(child)];
  });
}

const descendantsOf = (pid) => {
  try {
    return descendants(pid);
  } catch {
    // `ps` fails where it finds none.
    return [];
  }
};

class Tab {
  /** WebDriver tells nothing of the console. */
  problems = [];

  constructor(browser, handle) {
    Object.assign(this, { browser, handle });
  }

  async #send(method, path, body) {
    if (this.browser.current !== this.handle) await this.toFront();
    return this.browser.send(method, path, body);
  }

  goto(url) {
    return this.#send("POST", "/url", { url });
  }

  /** What a function returns in the page, of what can be written as JSON. */
  async evaluate(act, ...given) {
    const script = `const done = arguments[1];
      Promise.resolve().then(() => (${act})(...JSON.parse(arguments[0])))
        .then((result) => done(JSON.stringify([result])), (error) => done("!" + error))`;
    const text = await this.#send("POST", "/execute/async", { script, args: [JSON.stringify(given)] });
    if (text.startsWith("!")) throw new Error(text);
    return JSON.parse(text)[0] ?? undefined;
  }

  #mouse(...actions) {
    const mouse = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions };
    return this.#send("POST", "/actions", { actions: [mouse] });
  }

  move(x, y) {
    return this.#mouse({ type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) });
  }

  down() {
    return this.#mouse({ type: "pointerDown", button: 0 });
  }

  up() {
    return this.#mouse({ type: "pointerUp", button: 0 });
  }

  resize(width, height) {
    return this.#send("POST", "/window/rect", { width, height });
  }

  toFront() {
    return this.browser.show(this.handle);
  }

  /** The session ends with its last window, so that one waits for the next tab instead. */
  async close() {
    const handles = await this.browser.send("GET", "/window/handles");
    if (handles.length === 1) {
      await this.goto("about:blank");
      this.browser.spare = this.handle;
      return;
    }
    await this.#send("DELETE", "/window");
    // Nothing can be asked of a session whose window is closed.
    await this.browser.show(handles.find((handle) => handle !== this.handle));
  }
}

export class WebKit {
  static name = "webkit";

  static async launch() {
    const browser = new WebKit();
    const port = await freePort();
    // WebKit's baseline compiler makes wrong code of the quick page.
    const env = { ...process.env, JSC_useBBQJIT: process.env.JSC_useBBQJIT ?? "0" };
    browser.process = spawn("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], { env, stdio: "ignore" });
    process.on("exit", () => browser.process.kill());
    browser.url = `http://127.0.0.1:${port}`;
    for (const end = Date.now() + START_MS; ; await sleep(200)) {
      if (await fetch(`${browser.url}/status`).catch(() => undefined)) break;
      if (Date.now() > end) throw new Error("WebKitWebDriver does not start");
    }
    const options = { binary: BROWSER, args: ["--automation"] };
    const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
    const { sessionId } = await browser.#ask("POST", "/session", { capabilities });
    browser.session = sessionId;
    browser.spare = await browser.send("GET", "/window");
    await browser.send("POST", "/timeouts", { script: 240_000, pageLoad: 240_000 });
    return browser;
  }

  async #ask(method, path, body) {
    const response = await fetch(this.url + path, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (value?.error) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }

  send(method, path, body) {
    return this.#ask(method, `/session/${this.session}${path}`, body);
  }

  async show(handle) {
    await this.send("POST", "/window", { handle });
    this.current = handle;
  }

  async newTab() {
    // A window, for a new tab stays behind the one before, and gets no frames there.
    const handle = this.spare ?? (await this.send("POST", "/window/new", { type: "window" })).handle;
    this.spare = undefined;
    return new Tab(this, handle);
  }

  /** Ends the processes that hold pages, as a system does that lacks memory. The tabs stay, and can be loaded again. */
  async kill() {
    const pages = descendantsOf(this.process.pid).filter(({ command }) => command.includes("WebKitWebProcess"));
    for (const { pid } of pages) process.kill(pid, "SIGKILL");
    await sleep(1_000);
    return pages.length;
  }

  async close() {
    await this.send("DELETE", "").catch(() => {});
    this.process.kill();
  }
}
