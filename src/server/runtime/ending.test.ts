import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { finished, finishWork, isEnding } from "./ending";

// Test files share a process.
beforeEach(() => void vi.stubGlobal("shopValues", undefined));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("pending work is awaited, whether it succeeds or not, and no other is begun", async () => {
  const done: string[] = [];
  const server = new EventTarget();
  const answer = (name: string) =>
    new Promise<void>((resolve) => server.addEventListener(name, () => resolve(), { once: true }));
  const mail = answer("mail").then(() => "sent");
  const job = answer("job").then(() => Promise.reject(new Error("away")));
  const mailed = finished(mail);
  const failed = finished(job);
  failed.catch(() => done.push("failed"));
  expect(isEnding()).toBe(false);
  const end = finishWork(5_000).then(() => done.push("ended"));
  expect(isEnding()).toBe(true);
  server.dispatchEvent(new Event("job"));
  server.dispatchEvent(new Event("mail"));
  expect(await mailed).toBe("sent");
  await end;
  expect(done).toEqual(["failed", "ended"]);
});

test("hanging work is left to another process", async () => {
  vi.useFakeTimers();
  void finished(new Promise(() => {}));
  const end = finishWork(5_000).then(() => "ended");
  await vi.advanceTimersByTimeAsync(4_999);
  expect(await Promise.race([end, Promise.resolve("waiting")])).toBe("waiting");
  await vi.advanceTimersByTimeAsync(1);
  expect(await end).toBe("ended");
});
