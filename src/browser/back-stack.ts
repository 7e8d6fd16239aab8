/** What an entry of the history remembers: how many windows were open on it, and whether one was opened above it. */
interface Mark {
  readonly windowsOpen: number;
  readonly isUnder: boolean;
}

interface Taker {
  readonly depth: number;
  readonly onBack: () => void;
}

const takers: Taker[] = [];
/** Windows on the entry the page stands on; null until the first one opens. */
let standing: number | null = null;

function markOf(state: unknown): Mark {
  const kept: Partial<Record<keyof Mark, unknown>> = state && typeof state === "object" ? state : {};
  const depth = kept.windowsOpen;
  return { windowsOpen: typeof depth === "number" ? depth : 0, isUnder: kept.isUnder === true };
}

/** What an entry that is rewritten in place has to keep. */
export const keptState = (): object => markOf(window.history.state);

function onPopState({ state }: PopStateEvent): void {
  const { windowsOpen: depth, isUnder } = markOf(state);
  const was = standing ?? 0;
  standing = depth;
  if (depth >= was) return;
  const taken = takers.filter((taker) => taker.depth > depth);
  takers.splice(0, takers.length, ...takers.filter((taker) => taker.depth <= depth));
  for (const { onBack } of taken.toReversed()) onBack();
  // What was open above this entry had been closed otherwise: Back means the page before.
  if (taken.length === 0 && isUnder) window.history.back();
}

/**
 * Lets the browser's Back close what has just opened rather than leave the page. It costs one entry of the history, which
 * is used again by what opens next, and stepped over by Back when nothing is open: one Back closes a window, one leaves a
 * page that has none.
 * @param onBack closes it
 * @returns to be called when it was closed otherwise; the history stays as it is, since a link may already be leading on
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
