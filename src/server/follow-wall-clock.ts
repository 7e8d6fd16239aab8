/**
 * Makes performance.timeOrigin follow the wall clock, so that `timeOrigin + now()` is what Date.now() says. Next writes when a
 * page was made and thrown away by Date.now(), and compares it with that sum, which stands still while a machine sleeps and
 * does not hear of a clock that is set: behind by as much, it would show the page from before an edit once more.
 */
export function followWallClock(): void {
  Object.defineProperty(performance, "timeOrigin", {
    configurable: true,
    enumerable: true,
    get: () => Date.now() - performance.now(),
  });
}
