import { idle } from "./idle";

/** What the shop's style sheet may let wait, see base.css. */
const parts = "main > *, main > * > ul > li, body > footer";

const loaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === "complete") resolve(undefined);
    else window.addEventListener("load", resolve, { once: true });
  });

/**
 * Lays out what lies below the first screens of a page that has arrived, a part each time the browser has nothing else to do, once
 * the letters are there. Until then it does so by itself for what comes near. Laid out at once, and again with the
 * letters, it would keep a slow phone from answering.
 */
export async function layOutBelow(): Promise<void> {
  await loaded();
  await document.fonts.ready;
  for (const part of document.querySelectorAll<HTMLElement>(parts)) {
    if (getComputedStyle(part).contentVisibility !== "auto") continue;
    await idle();
    part.style.contentVisibility = "visible";
  }
  layOutWhole();
}

/** The page is as long as it is: nothing waits any more. */
export function layOutWhole(): void {
  delete document.documentElement.dataset.arriving;
}
