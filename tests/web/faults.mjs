// What is wrong with a page for those who do not see it well, or do not use a mouse.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

// `require` finds the packages through NODE_PATH, outside the clone.
const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The accessibility faults of the page, one per line. */
export async function faultsOf({ page }) {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document);
    const found = violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(", ")})`,
    );
    const shown = [...document.body.querySelectorAll("*")].filter((element) => element.checkVisibility());
    for (const element of shown.filter(({ textContent }) => textContent.trim())) {
      const size = parseFloat(getComputedStyle(element).fontSize);
      if (size < 14) found.push(`${element.tagName}#${element.id} has letters of ${size} px`);
    }
    for (const element of shown.filter((element) => element.matches("button, select, input"))) {
      const { height } = element.getBoundingClientRect();
      if (height < 40) found.push(`${element.tagName}#${element.id} is ${height} px high`);
    }
    return found;
  });
}
