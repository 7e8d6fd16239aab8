import { ValidationError, type Field } from "payload";
import { describe, expect, test } from "vitest";
import { marketer, readers, requestOf } from "@/tests/factories/admin-reader";
import { refuseMisshapen, refuseMisshapenGlobal } from "./refuse-misshapen";

const text = { name: "text", type: "text" };
const fields = [
  { name: "title", type: "text" },
  { name: "order", type: "number" },
  { name: "rows", type: "array", fields: [text, { name: "inner", type: "array", fields: [text] }] },
  {
    name: "blocks",
    type: "blocks",
    blocks: [
      { slug: "a", fields: [text] },
      { slug: "b", fields: [] },
      {
        slug: "d",
        fields: [
          { name: "list", type: "array", fields: [{ name: "watch", type: "upload", relationTo: "w" }] },
        ],
      },
    ],
  },
  { name: "group", type: "group", fields: [text] },
  { type: "group", fields: [{ name: "bare", type: "text" }] },
  { type: "row", fields: [{ name: "lined", type: "text" }] },
  { type: "collapsible", fields: [{ name: "folded", type: "text" }] },
  {
    type: "tabs",
    tabs: [{ name: "tab", fields: [text] }, { fields: [{ name: "open", type: "text" }] }],
  },
  { name: "drawn", type: "ui" },
  { name: "joined", type: "join" },
] as unknown as readonly Field[];

interface Asked {
  readonly operation?: string;
  readonly overrideAccess?: boolean;
  readonly locale?: string;
  readonly language?: string;
}

const request = ({ locale = "fr", language = "fr" }: Asked) =>
  requestOf(marketer, { locale, i18n: { language, t: () => "refused" }, t: () => "refused" });

const ofPage = (args: object, asked: Asked = {}): unknown =>
  refuseMisshapen({
    args,
    collection: { fields },
    operation: "update",
    req: request(asked),
    ...asked,
  } as unknown as Parameters<typeof refuseMisshapen>[0]);
const ofGlobal = (args: object, asked: Asked = {}): unknown =>
  refuseMisshapenGlobal({
    args,
    global: { fields },
    operation: "update",
    req: request(asked),
    ...asked,
  } as unknown as Parameters<typeof refuseMisshapenGlobal>[0]);

interface Complaint {
  readonly path: string;
  readonly message: string;
}

/** The errors that are reported; empty where there are none. */
function complaints(act: () => unknown): readonly Complaint[] {
  try {
    act();
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.data.errors;
  }
}
const paths = (data: unknown) => complaints(() => ofPage({ data })).map(({ path }) => path);

test.each<[unknown, readonly string[]]>([
  [{}, []],
  [{ title: "a", order: "2", unknown: {} }, []],
  [{ title: 5, order: {} }, ["title", "order"]],
  [{ title: null, rows: null, group: null, blocks: undefined }, []],
  [{ rows: [] }, []],
  [{ rows: 0, blocks: "0" }, []],
  [{ rows: "", blocks: 0 }, []],
  [{ rows: 5 }, ["rows"]],
  [{ rows: { 0: {} } }, ["rows"]],
  [{ blocks: "x" }, ["blocks"]],
  [{ rows: [null, { id: "1", text: "a" }, { id: null }] }, []],
  [{ rows: ["x"] }, ["rows.0"]],
  [{ rows: [{}, { id: 1 }] }, ["rows.1.id"]],
  [{ rows: [{ text: 1 }, { inner: [{ text: {} }] }] }, ["rows.0.text", "rows.1.inner.0.text"]],
  [
    {
      blocks: [
        { blockType: "a", text: "a" },
        { blockType: "b", text: 1 },
      ],
    },
    [],
  ],
  [{ blocks: [{ blockType: "a", text: 1 }, { blockType: "c" }] }, ["blocks.0.text", "blocks.1.blockType"]],
  [{ blocks: [{ blockType: "d", list: [{ watch: 1 }, { watch: "1" }] }] }, ["blocks.0.list.1.watch"]],
  [{ group: { text: 1 } }, ["group.text"]],
  [{ group: 5 }, ["group"]],
  [{ bare: 1, lined: 1, folded: 1, open: 1 }, ["bare", "lined", "folded", "open"]],
  [{ tab: { text: 1 } }, ["tab.text"]],
  [{ tab: [] }, ["tab"]],
  [{ drawn: {}, joined: 5 }, []],
  ["words", [""]],
  [null, [""]],
  [[], [""]],
])("%j: misshapen are %j", (data, expected) => {
  expect(paths(data)).toEqual(expected);
  expect(complaints(() => ofGlobal({ data })).map(({ path }) => path)).toEqual(expected);
});

describe("a save with such a value", () => {
  const data = { title: 5 };
  test.each<[string, Asked, (args: object, asked?: Asked) => unknown]>([
    ["a read", { operation: "read" }, ofPage],
    ["the shop's own", { overrideAccess: true }, ofPage],
    ["the shop's own", { overrideAccess: true }, ofGlobal],
    ["a global's read", { operation: "read" }, ofGlobal],
  ])("is refused, but not %s", (_, asked, ask) => {
    const args = { data };
    expect(ask(args, asked)).toBe(args);
    expect(complaints(() => ask(args))).toHaveLength(1);
  });

  test("is refused for a new document as well", () => {
    expect(complaints(() => ofPage({ data }, { operation: "create" }))).toHaveLength(1);
  });

  test("is reported in the reader's language, also for a value of all languages at once", () => {
    const wordsOf = (asked: Asked) =>
      readers.map((language) => complaints(() => ofPage({ data }, { ...asked, language }))[0]);
    const [kind, languages] = [wordsOf({}), wordsOf({ locale: "all" })];
    expect(languages.map((complaint) => complaint?.path)).toEqual(readers.map(() => "locale"));
    const messages = [...kind, ...languages].map((complaint) => complaint?.message ?? "");
    expect(new Set(messages).size).toBe(2 * readers.length);
    for (const message of messages) expect(message.length).toBeGreaterThan(10);
  });
});

test("a request without values is accepted", () => {
  const args = { id: 1 };
  expect(ofPage(args)).toBe(args);
});
