/**
 * Makes performance.timeOrigin follow the wall clock, so that `timeOrigin + now()` equals Date.now(). Next records
 * when a page was rendered and purged by Date.now(), and compares it with that sum, which stops while a machine
 * sleeps and ignores a clock that is set: with such a lag, it would serve the page from before an edit once more.
 * Source: https://github.com/vercel/next.js/pull/70925
 */
export function followWallClock(): void {
  Object.defineProperty(performance, "timeOrigin", {
    configurable: true,
    enumerable: true,
    get: () => Date.now() - performance.now(),
  });
}
