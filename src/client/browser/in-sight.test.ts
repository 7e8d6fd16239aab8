import { afterEach, expect, test, vi } from "vitest";
import { tellInSight } from "./in-sight";

afterEach(() => vi.unstubAllGlobals());

test("an element that left and came back before the observer reports is seen", () => {
  let report: (changes: readonly { readonly isIntersecting: boolean }[]) => void = () => undefined;
  class Observer {
    readonly observe = vi.fn<(element: Element) => void>();
    readonly disconnect = vi.fn<() => void>();
    constructor(onChanges: typeof report) {
      report = onChanges;
    }
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  const told: boolean[] = [];
  tellInSight({} as Element, (isSeen) => told.push(isSeen));
  report([{ isIntersecting: true }]);
  report([{ isIntersecting: false }, { isIntersecting: true }]);
  report([{ isIntersecting: true }, { isIntersecting: false }]);
  expect(told).toEqual([true, true, false]);
});
