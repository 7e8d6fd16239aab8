import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterEach, expect, test, vi } from "vitest";
import { startInSteps } from "./start-in-steps";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("Next works through the list before it starts: a text runs in a task of its own", () => {
  const bootstrap = createRequire(import.meta.url).resolve("next/dist/client/app-bootstrap.js");
  const code = readFileSync(bootstrap, "utf8");
  expect(code).toContain("loadScriptsInSequence(self.__next_s,");
  expect(code).toContain("el.innerHTML = props.children;\n                    setTimeout(resolve);");
});

test("React's reading waits for its own task, and an empty script joins those that wait already", () => {
  vi.useFakeTimers();
  vi.stubGlobal("self", globalThis);
  vi.stubGlobal("__next_s", [["/before.js", {}]]);
  startInSteps();
  expect(vi.getTimerCount()).toBe(1);
  expect(Reflect.get(globalThis, "__next_s")).toEqual([
    ["/before.js", {}],
    [0, { children: "" }],
  ]);
});
