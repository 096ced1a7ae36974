// Chromium, by Playwright, as page.mjs launches it.

import { launch } from "../page.mjs";

class Tab {
  problems = [];

  constructor(page) {
    this.page = page;
    page.setDefaultTimeout(240_000);
    // It asks for a server's icon beside pages that name none, such as a style sheet.
    const isIcon = (message) => message.location().url.endsWith("/favicon.ico");
    page.on("console", (message) => message.type() === "error" && !isIcon(message) && this.problems.push(message.text()));
    page.on("pageerror", (error) => this.problems.push(String(error)));
  }

  goto = (url) => this.page.goto(url);
  evaluate = (act, ...given) => this.page.evaluate(`(async (given) => (${act})(...given))(${JSON.stringify(given)})`);
  move = (x, y) => this.page.mouse.move(x, y);
  down = () => this.page.mouse.down();
  up = () => this.page.mouse.up();
  resize = (width, height) => this.page.setViewportSize({ width, height });
  toFront = () => this.page.bringToFront();
  close = () => this.page.close();
}

export class Chromium {
  static async launch() {
    const browser = new Chromium();
    browser.browser = await launch();
    browser.context = await browser.browser.newContext({ serviceWorkers: "block" });
    return browser;
  }

  newTab = async () => new Tab(await this.context.newPage());

  /** Ends the processes that hold pages. */
  async kill() {
    for (const page of this.context.pages()) {
      const session = await this.context.newCDPSession(page);
      const crashed = page.waitForEvent("crash");
      session.send("Page.crash").catch(() => {});
      await crashed;
    }
  }

  close = () => this.browser.close();
}
