import { describe, expect, test } from "vitest";
import { readAddress, writeAddress } from "./address";
import { exchangedText } from "./exchanged-text";
import { planImport, type ReturnedText } from "./plan-import";
import { completenessOf, stateOf, type ShopText } from "./shop-text";

const text: ShopText = {
  entity: "pages",
  document: "7",
  path: "blocks.a1.title",
  list: "pages",
  title: "Accueil",
  labels: [],
  kind: "plain",
  isLong: false,
  isRequired: true,
  maxLength: 80,
  source: "Bonjour",
  target: "",
  note: null,
  problem: null,
};
const reviewed = { source: "Bonjour", state: "reviewed" } as const;
const id = "pages:7:blocks.a1.title";
const returned = (more: Partial<ReturnedText> = {}): ReturnedText => ({
  id,
  source: "Bonjour",
  target: "Hello",
  state: "translated",
  ...more,
});

test("an address is written and read back; what is none is none", () => {
  expect(writeAddress(text)).toBe(id);
  expect(readAddress(id)).toEqual({ entity: "pages", document: "7", path: "blocks.a1.title" });
  for (const none of ["", "pages", "pages:7", "pages:7:", "pages::title", ":7:title", "pages:7:a:b"])
    expect([none, readAddress(none)]).toEqual([none, null]);
});

describe("where a translation is", () => {
  const states: readonly [Partial<ShopText>, string][] = [
    [{}, "missing"],
    [{ problem: "{n} is missing" }, "missing"],
    [{ target: "Hello" }, "translated"],
    [{ target: "Hello", problem: "{n} is missing", note: { ...reviewed, source: "Salut" } }, "broken"],
    [{ target: "Hello", note: { ...reviewed, source: "Salut" } }, "outdated"],
    [{ target: "Hello", note: reviewed }, "reviewed"],
    [{ target: "Hello", note: { ...reviewed, state: "translated" } }, "translated"],
  ];
  test.each(states)("%j is %s", (more, state) => {
    expect(stateOf({ ...text, ...more })).toBe(state);
  });

  test("a list is done as far as nothing is missing, old or wrong", () => {
    const texts = states.map(([more]) => ({ ...text, ...more }));
    expect(completenessOf(texts)).toEqual({ total: 7, done: 3, missing: 2, outdated: 1, broken: 1 });
  });

  test("leaves with its text: what is old or wrong counts as begun", () => {
    const sent = states.map(([more]) => exchangedText({ ...text, ...more }, "Accueil › Titre"));
    expect(sent.map(({ state, isOutdated }) => [state, isOutdated])).toEqual([
      ["initial", false],
      ["initial", false],
      ["translated", false],
      ["initial", false],
      ["initial", true],
      ["reviewed", false],
      ["translated", false],
    ]);
    expect(sent[0]).toMatchObject({
      id,
      list: "pages",
      kind: "plain",
      context: "Accueil › Titre",
      maxLength: 80,
    });
    expect(sent[2]).toMatchObject({ source: "Bonjour", target: "Hello" });
  });
});

describe("a file that comes back", () => {
  const plan = (
    given: readonly ReturnedText[],
    shop: Partial<ShopText> = {},
    problem: string | null = null,
  ) => planImport(given, [{ ...text, ...shop }], async () => problem);

  test.each([
    ["translated", "translated"],
    ["reviewed", "reviewed"],
    ["initial", "translated"],
  ] as const)("brings a translation: %s is %s", async (given, state) => {
    const changes = [{ text, target: "Hello", state }];
    expect(await plan([returned({ state: given })])).toEqual({ changes, refused: [], same: 0 });
  });

  test("is asked each text once, and only for texts that there are", async () => {
    const found = await plan([returned(), returned({ target: "Hi" }), returned({ id: "pages:8:x" })]);
    expect(found.changes).toMatchObject([{ target: "Hello" }]);
    expect(found.refused).toEqual([
      { id, reason: "twice", message: null },
      { id: "pages:8:x", reason: "unknown", message: null },
    ]);
  });

  test("of another French is refused, one that is wrong with what is wrong", async () => {
    expect(await plan([returned({ source: "Salut" })])).toMatchObject({ refused: [{ id, reason: "stale" }] });
    expect(await plan([returned()], {}, "{n} is missing")).toEqual({
      changes: [],
      refused: [{ id, reason: "broken", message: "{n} is missing" }],
      same: 0,
    });
  });

  test("may leave a text empty, also of another French", async () => {
    expect(await plan([returned({ target: "", source: "Salut" })])).toEqual({
      changes: [],
      refused: [],
      same: 1,
    });
  });

  const old = { source: "Salut", state: "translated" } as const;
  test.each([
    ["initial", { note: old }, 1],
    ["translated", { note: old }, 0],
    ["translated", { note: null }, 1],
    ["translated", { note: reviewed }, 1],
    ["reviewed", { note: null }, 0],
    ["reviewed", { note: reviewed }, 1],
    ["translated", { problem: "wrong" }, 1],
  ] as const)("with the same words, %s, of %j is nothing new: %i", async (state, shop, same) => {
    const found = await plan([returned({ state })], { ...shop, target: "Hello" });
    expect([found.same, found.changes.length]).toEqual([same, 1 - same]);
  });

  test("in tags is compared as the shop writes them", async () => {
    const shop = { kind: "rich", target: "<p>Hello</p>" } as const;
    expect(await plan([returned({ target: "\n <p>Hello</p>\n" })], shop)).toMatchObject({ same: 1 });
    expect(await plan([returned({ target: " Hello" })], { target: "Hello" })).toMatchObject({
      changes: [{ target: " Hello" }],
    });
    const open = await plan([returned({ target: "<p>open" })], shop);
    expect(open.changes).toMatchObject([{ target: "<p>open" }]);
  });
});
