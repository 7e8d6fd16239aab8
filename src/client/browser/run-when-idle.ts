/**
 * Runs a task once the shopper is idle, or before the next click or leaving the page.
 * @param ms of idle time
 * @returns cancels it
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
