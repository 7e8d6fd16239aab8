/** State of an entry of the history: the number of windows open on it, and whether one was opened above it. */
interface Mark {
  readonly windowsOpen: number;
  readonly isUnder: boolean;
}

interface Taker {
  readonly depth: number;
  readonly onBack: () => void;
}

const takers: Taker[] = [];
/** Windows on the current entry; null until the first one opens. */
let standing: number | null = null;

function markOf(state: unknown): Mark {
  const kept: Partial<Record<keyof Mark, unknown>> = state && typeof state === "object" ? state : {};
  const depth = kept.windowsOpen;
  return { windowsOpen: typeof depth === "number" ? depth : 0, isUnder: kept.isUnder === true };
}

/** State that must be kept when an entry is replaced. */
export const keptState = (): object => markOf(window.history.state);

function onPopState({ state }: PopStateEvent): void {
  const { windowsOpen: depth, isUnder } = markOf(state);
  const was = standing ?? 0;
  standing = depth;
  if (depth >= was) return;
  const taken = takers.filter((taker) => taker.depth > depth);
  takers.splice(0, takers.length, ...takers.filter((taker) => taker.depth <= depth));
  for (const { onBack } of taken.toReversed()) onBack();
  // The window above this entry was closed otherwise: Back means the previous page.
  if (taken.length === 0 && isUnder) window.history.back();
}

/**
 * Makes the browser's Back close a just opened window rather than leave the page. It adds one entry to the history,
 * which the next window reuses, and which Back skips when nothing is open: one Back closes a window, one leaves a
 * page without any.
 * @param onBack closes it
 * @returns to be called when it was closed otherwise; the history stays unchanged, since a navigation may have begun
 */
export function takeBack(onBack: () => void): () => void {
  if (standing === null) window.addEventListener("popstate", onPopState);
  const taker: Taker = { depth: takers.length + 1, onBack };
  standing = markOf(window.history.state).windowsOpen;
  if (standing < taker.depth) {
    window.history.replaceState({ windowsOpen: standing, isUnder: true } satisfies Mark, "");
    window.history.pushState({ windowsOpen: taker.depth, isUnder: false } satisfies Mark, "");
    standing = taker.depth;
  }
  takers.push(taker);
  return () => {
    const place = takers.indexOf(taker);
    if (place !== -1) takers.splice(place, 1);
  };
}
