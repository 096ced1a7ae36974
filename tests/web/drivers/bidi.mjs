// WebDriver BiDi, as far as Firefox is driven by it: commands with their answers, and events.

import { createRequire } from "node:module";

// `require` finds the packages through NODE_PATH, outside the clone.
const WebSocket = createRequire(import.meta.url)("ws");

export class BiDi {
  #answers = new Map();
  #listeners = [];
  #number = 0;

  static async connect(url) {
    const bidi = new BiDi();
    bidi.socket = new WebSocket(`${url}/session`);
    bidi.socket.on("message", (text) => bidi.#take(JSON.parse(text)));
    bidi.socket.on("close", () => bidi.#end());
    await new Promise((done, fail) => bidi.socket.on("open", done).on("error", fail));
    await bidi.send("session.new", { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
    return bidi;
  }

  #take(message) {
    if (message.type === "event") return this.#listeners.forEach((listen) => listen(message.method, message.params));
    const { done, fail } = this.#answers.get(message.id) ?? {};
    this.#answers.delete(message.id);
    if (message.type === "error") fail?.(new Error(`${message.error}: ${message.message}`));
    else done?.(message.result);
  }

  #end() {
    for (const { fail } of this.#answers.values()) fail(new Error("the browser is gone"));
    this.#answers.clear();
  }

  on(listen) {
    this.#listeners.push(listen);
  }

  send(method, params = {}) {
    const id = (this.#number += 1);
    return new Promise((done, fail) => {
      this.#answers.set(id, { done, fail });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close() {
    this.socket.close();
  }
}
