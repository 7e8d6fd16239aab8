import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type * as axe from "axe-core";

/** Half as long as the source exported by axe. */
const program = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Asked {
  /** The part of the page to check, without its frames; all of it when left out. */
  readonly within?: string;
  /** Groups of rules; all of them when left out. */
  readonly tags?: readonly string[];
}

interface Violation {
  readonly id: string;
  readonly help: string;
  /** The affected elements. */
  readonly at: readonly string[];
}

/**
 * Violations axe finds in the current page, including its frames. Its program is injected into each once, and only
 * the results are returned.
 */
export async function findViolations(
  page: Page,
  { within, tags }: Asked = {},
): Promise<readonly Violation[]> {
  const options: axe.RunOptions = {
    resultTypes: ["violations"],
    selectors: false,
    iframes: within === undefined,
    ...(tags && { runOnly: { type: "tag", values: [...tags] } }),
  };
  for (const frame of page.frames()) await frame.evaluate(program).catch(() => undefined);
  return page.evaluate(
    async ([run, part]) => {
      // During a color transition an element has the contrast of neither color.
      const changes = document.getAnimations().filter((change) => change instanceof CSSTransition);
      await Promise.allSettled(changes.map(({ finished }) => finished));
      const { violations } = await window.axe.run(part ?? document, run);
      return violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) }));
    },
    [options, within] as const,
  );
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
