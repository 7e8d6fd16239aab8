import vm from "node:vm";
import { describe, expect, test, vi } from "vitest";
import { startCodeLate } from "./start-code-late.mjs";

const page = [
  '<html><head><link rel="stylesheet" href="/_next/static/chunks/a.css"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  '<script src="/_next/static/chunks/part.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>',
  "<body><h1>Montres</h1>",
  '<script src="/_next/static/chunks/main.js" id="_R_" async=""></script>',
  "<script>self.__next_f.push([0])</script></body></html>",
].join("");

const late = startCodeLate(page);

test("no script of the page is asked for before it is seen, and nothing else is lost", () => {
  expect(late).not.toMatch(/<(script|link)[^>]*(part|main)\.js/);
  expect(late).toContain('<link rel="stylesheet" href="/_next/static/chunks/a.css"/>');
  expect(late).toContain('<script src="/_next/static/chunks/old.js" noModule=""></script>');
  expect(late).toContain("<script>self.__next_f.push([0])</script>");
});

test("a page without such scripts stays as it is, and one that was changed is not changed again", () => {
  const plain = "<html><body><h1>Montres</h1></body></html>";
  expect(startCodeLate(plain)).toBe(plain);
  expect(startCodeLate(late)).toBe(late);
});

describe("in the page", () => {
  interface Picture {
    readonly decode: () => Promise<void>;
  }

  /** Runs the page's loader in a document that has only what it touches. */
  function open(pictures: readonly Picture[], hidden = false) {
    vi.useFakeTimers();
    const fetched: string[] = [];
    let paint: () => void = () => undefined;
    let press: (event: { target: { closest: () => object | null } }) => void = () => undefined;
    const loader = /<script>(\(function keepEarlyPresses[^]*?)<\/script>/.exec(late)?.[1];
    vm.runInNewContext(loader ?? "", {
      document: {
        hidden,
        addEventListener: (_kind: "click", listener: typeof press) => (press = listener),
        querySelectorAll: () => pictures,
        createElement: () => ({}),
        head: { append: ({ src }: { src: string }) => fetched.push(src) },
      },
      PerformanceObserver: class {
        constructor(seen: () => void) {
          paint = seen;
        }
        observe() {}
      },
      requestAnimationFrame: (next: () => void) => setTimeout(next, 16),
      setTimeout,
      setInterval,
      clearInterval,
    });
    return {
      fetched,
      paint: () => paint(),
      press: (button: object | null) => press({ target: { closest: () => button } }),
      pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    };
  }

  const code = ["/_next/static/chunks/part.js", "/_next/static/chunks/main.js"];

  test("the code comes once the page was painted and its first picture is there, and once only", async () => {
    let arrive: () => void = () => undefined;
    const { fetched, paint, pass } = open([{ decode: () => new Promise((resolve) => (arrive = resolve)) }]);
    paint();
    await pass(500);
    expect(fetched).toEqual([]);
    arrive();
    await pass(20);
    expect(fetched).toEqual(code);
    await pass(5000);
    expect(fetched).toEqual(code);
  });

  test("a torn picture holds nothing up", async () => {
    const { fetched, paint, pass } = open([{ decode: () => Promise.reject(new Error("torn")) }]);
    paint();
    await pass(20);
    expect(fetched).toEqual(code);
  });

  test("a slow picture, or a browser that reports no paint, holds it up for two seconds", async () => {
    const { fetched, pass } = open([{ decode: () => new Promise(() => undefined) }]);
    await pass(1999);
    expect(fetched).toEqual([]);
    await pass(1);
    expect(fetched).toEqual(code);
  });

  test("a tab in the background, which is never painted, has it at once", async () => {
    const { fetched, pass } = open([], true);
    await pass(0);
    expect(fetched).toEqual(code);
  });

  test("a button pressed before its code is there is pressed when it is, once", async () => {
    const { press, pass } = open([]);
    const button = { form: {}, type: "button", isConnected: true, click: vi.fn<() => void>() };
    press(button);
    press(button);
    await pass(300);
    expect(button.click).not.toHaveBeenCalled();
    Object.assign(button, { __reactProps$a1: {} });
    await pass(1000);
    expect(button.click).toHaveBeenCalledTimes(1);
    press(button);
    await pass(1000);
    expect(button.click).toHaveBeenCalledTimes(1);
  });

  test("a button that sends a form, or what is no button, is left alone", async () => {
    const { press, pass } = open([]);
    const button = { form: {}, type: "submit", isConnected: true, click: vi.fn<() => void>() };
    press(button);
    press(null);
    Object.assign(button, { __reactProps$a1: {} });
    await pass(1000);
    expect(button.click).not.toHaveBeenCalled();
  });
});
