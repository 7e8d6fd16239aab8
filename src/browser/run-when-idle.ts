/**
 * Does something once the shopper rests, or before anything else is pressed or the page is left.
 * @param ms of rest
 * @returns takes it back
 */
export function runWhenIdle(work: () => void, ms: number): () => void {
  const over = new AbortController();
  const once = () => {
    if (over.signal.aborted) return;
    end();
    work();
  };
  const wait = setTimeout(once, ms);
  const end = () => {
    clearTimeout(wait);
    over.abort();
  };
  for (const sign of ["pointerdown", "keydown", "click", "pagehide"])
    window.addEventListener(sign, once, { capture: true, signal: over.signal });
  return end;
}
