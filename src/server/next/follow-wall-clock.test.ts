import {
  areTagsExpired,
  tagsManifest,
} from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { afterEach, expect, test, vi } from "vitest";
import { followWallClock } from "./follow-wall-clock";

const hour = 3_600_000;

afterEach(() => {
  vi.useRealTimers();
  tagsManifest.clear();
  Reflect.deleteProperty(performance, "timeOrigin");
});

/** Whether Next still serves a page rendered before an edit at this moment. */
function showsOld(): boolean {
  const made = Date.now() - 1_000;
  const edited = Date.now();
  tagsManifest.set("catalogue", { stale: edited, expired: edited });
  return !areTagsExpired(["catalogue"], made);
}

test("an edit after the clock was set forward is shown at once", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hour });
  expect(showsOld()).toBe(true);
  followWallClock();
  expect(showsOld()).toBe(false);
});

test("time continues with it", () => {
  followWallClock();
  const before = performance.timeOrigin + performance.now();
  expect(Math.abs(before - Date.now())).toBeLessThan(100);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hour });
  expect(performance.timeOrigin + performance.now() - before).toBeGreaterThan(hour - 1);
});
