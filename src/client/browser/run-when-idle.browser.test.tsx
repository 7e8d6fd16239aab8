import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runWhenIdle } from "./run-when-idle";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("it is done once, after the rest", () => {
  const work = vi.fn<() => void>();
  runWhenIdle(work, 600);
  vi.advanceTimersByTime(599);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  window.dispatchEvent(new Event("pagehide"));
  expect(work).toHaveBeenCalledOnce();
});

test.each(["pointerdown", "keydown", "click", "pagehide"])(
  "it is done before what a %s does, once",
  (sign) => {
    const order: string[] = [];
    runWhenIdle(() => order.push("rest"), 600);
    const button = document.body.appendChild(document.createElement("button"));
    (sign === "pagehide" ? window : button).addEventListener(sign, () => order.push(sign), { once: true });
    (sign === "pagehide" ? window : button).dispatchEvent(new Event(sign, { bubbles: true }));
    vi.advanceTimersByTime(1_000);
    expect(order).toEqual(["rest", sign]);
    button.remove();
  },
);

test("a cancelled task is not done", () => {
  const work = vi.fn<() => void>();
  runWhenIdle(work, 600)();
  vi.advanceTimersByTime(1_000);
  window.dispatchEvent(new Event("pagehide"));
  expect(work).not.toHaveBeenCalled();
});
