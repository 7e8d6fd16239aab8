import type { Field, FieldAccess, FieldHook } from "payload";
import { describe, expect, test } from "vitest";
import { marketer, refusalOf, requestOf, translator } from "@/tests/factories/admin-reader";
import { closeToTranslators } from "./close-to-translators";
import { keepFiles, keepMeasures } from "./keep-files";
import { keepGlobalToTranslating, keepToTranslating } from "./keep-to-translating";

const fieldsOf = (...fields: readonly object[]) => fields as unknown as Field[];

describe("the file of a picture", () => {
  const save = (args: object, more: object = {}, hook = keepFiles) =>
    hook({
      args,
      operation: "update",
      overrideAccess: false,
      req: requestOf(translator),
      ...more,
    } as unknown as Parameters<typeof keepFiles>[0]) as unknown;
  const file = { file: { name: "other.jpg" } };

  test.each<[string, object, object]>([
    ["another file", { data: {} }, file],
    ["another cut", { data: { uploadEdits: {} } }, {}],
    ["another cut in the address", { data: {} }, { query: { uploadEdits: {} } }],
    ["another cut and no values", {}, { query: { uploadEdits: {} } }],
  ])("is not a translator's to change: %s", async (_, args, request) => {
    const act = (i18n: object) => save(args, { req: requestOf(translator, { ...request, i18n }) });
    expect(await refusalOf(act)).toMatchObject({ status: 403 });
  });

  test.each<[string, object, object]>([
    ["its words", { data: { alt: "A dial" } }, {}],
    ["no values", { data: null }, {}],
    ["a request without a query", { data: {} }, { req: requestOf(translator, { query: undefined }) }],
    ["a marketer's file", { data: { uploadEdits: {} } }, { req: requestOf(marketer, file) }],
    [
      "a new picture, which is refused elsewhere",
      {},
      { operation: "create", req: requestOf(translator, file) },
    ],
    ["the shop's own", {}, { overrideAccess: true, req: requestOf(translator, file) }],
  ])("may be left as it is: %s", (_, args, more) => {
    expect(save(args, more)).toBe(args);
  });

  test("has measures of its own: without a file they are left out of the save", () => {
    const data = {
      alt: "A dial",
      focalX: 50,
      filename: "x",
      mimeType: "x",
      filesize: 1,
      width: 1,
      height: 1,
    };
    const asked = { id: 3, data: { ...data, url: "x", thumbnailURL: "x" } };
    expect(save(asked, {}, keepMeasures)).toEqual({ id: 3, data: { alt: "A dial", focalX: 50 } });
    expect(save({ data: undefined }, {}, keepMeasures)).toEqual({ data: {} });
    const withFile = { req: requestOf(marketer, file) };
    for (const more of [withFile, { operation: "create" }, { overrideAccess: true }])
      expect(save(asked, more, keepMeasures)).toBe(asked);
    const without = { id: 3 };
    expect(save(without, {}, keepMeasures)).toBe(without);
  });
});

describe("a translator", () => {
  const fields = fieldsOf({ name: "rows", type: "array", fields: [] }, { name: "title", type: "text" });
  const before = { rows: [{ id: "1" }, { id: "2" }], title: "x" };
  const ofPage = (data: object, more: object) =>
    keepToTranslating({
      collection: { fields },
      data,
      originalDoc: before,
      operation: "update",
      req: requestOf(translator),
      ...more,
    } as unknown as Parameters<typeof keepToTranslating>[0]) as unknown;
  const ofGlobal = (data: object, more: object) =>
    keepGlobalToTranslating({
      global: { fields },
      data,
      originalDoc: before,
      req: requestOf(translator),
      ...more,
    } as unknown as Parameters<typeof keepGlobalToTranslating>[0]) as unknown;

  test.each([
    ["a page", ofPage],
    ["a global", ofGlobal],
  ])("changes nothing in %s but words of their own languages", async (_, save) => {
    const data = { ...before, title: "Another" };
    expect(save(data, {})).toBe(data);
    const moved = { rows: before.rows.toReversed() };
    const rows = await refusalOf((i18n) => save(moved, { req: requestOf(translator, { i18n }) }));
    expect(rows.status).toBe(403);
    for (const text of rows.words) expect(text).toMatch(/\(rows\)|（rows）/);
    const elsewhere = (user: object) =>
      refusalOf((i18n) => save(data, { req: requestOf(user, { i18n, locale: "es" }) }));
    const other = await elsewhere({ ...translator, languages: ["en", "fr"] });
    expect(other.status).toBe(403);
    for (const text of other.words) expect(text).toMatch(/en, fr.+es/s);
    const none = await elsewhere({ ...translator, languages: [] });
    for (const text of none.words) expect(text).toContain("–");
    const ofMarketer = { req: requestOf(marketer, { locale: "es" }) };
    expect(save(moved, ofMarketer)).toBe(moved);
  });

  test("is not checked on creation", () => {
    const made = { rows: [] };
    expect(ofPage(made, { operation: "create" })).toBe(made);
  });

  test("finds every added entry of an empty list", async () => {
    const act = (i18n: object) =>
      ofPage(before, { originalDoc: undefined, req: requestOf(translator, { i18n }) });
    expect(await refusalOf(act)).toMatchObject({ status: 403 });
  });
});

describe("fields of documents that translators write", () => {
  const closed = (...fields: readonly object[]) => {
    const given = fieldsOf(...fields);
    closeToTranslators(given);
    return given as unknown as readonly {
      access?: { update?: FieldAccess; read?: FieldAccess };
      hooks?: { beforeValidate?: readonly FieldHook[] };
      fields: Field[];
    }[];
  };
  const may = async (update: FieldAccess | undefined, user: object | null, locale = "en") =>
    update?.({ req: requestOf(user, { locale }) } as Parameters<FieldAccess>[0]);
  const never = () => false;

  test("a text can be written by translators in their languages, and by marketers in all", async () => {
    const read = () => true;
    const [field, own] = closed(
      { name: "title", type: "text", localized: true, access: { read } },
      { name: "title", type: "text", localized: true, access: { update: never } },
    );
    const update = field?.access?.update;
    expect(await Promise.all([may(update, translator), may(update, translator, "es")])).toEqual([
      true,
      false,
    ]);
    expect(await may(update, marketer, "es")).toBe(true);
    expect(field?.access?.read).toBe(read);
    expect(await may(own?.access?.update, translator)).toBe(false);
  });

  test("other fields can be written by marketers only", async () => {
    const [field, own] = closed(
      { name: "order", type: "number" },
      { name: "order", type: "number", access: { update: never } },
    );
    const update = field?.access?.update;
    expect(await Promise.all([translator, marketer, null].map((user) => may(update, user)))).toEqual([
      false,
      true,
      false,
    ]);
    expect(await may(own?.access?.update, marketer)).toBe(false);
  });

  test("lists and groups stay open, their fields are checked one by one", async () => {
    const inner = () => ({ name: "order", type: "number" });
    const fields = {
      array: { name: "rows", type: "array", fields: [inner()] },
      group: { name: "group", type: "group", fields: [inner()] },
      bare: { type: "group", fields: [inner()] },
      row: { type: "row", fields: [inner()] },
      tabs: { type: "tabs", tabs: [{ fields: [inner()] }] },
      blocks: { name: "blocks", type: "blocks", blocks: [{ slug: "a", fields: [inner()] }] },
    };
    closed(...Object.values(fields));
    const { array, group, bare, row, tabs, blocks } = fields;
    const insides = [array.fields, group.fields, bare.fields, row.fields, tabs.tabs[0]!.fields];
    for (const [field] of [...insides, blocks.blocks[0]!.fields]) {
      const { access } = field as { access?: { update?: FieldAccess } };
      expect(await may(access?.update, translator)).toBe(false);
    }
    for (const field of Object.values(fields)) expect(field).not.toHaveProperty("access");
    expect(
      Object.entries(fields)
        .filter(([, field]) => "hooks" in field)
        .map(([name]) => name),
    ).toEqual(["array", "group", "blocks"]);
  });

  test("published state, drawn values and joins are left alone", () => {
    const fields = closed(
      { name: "_status", type: "select" },
      { name: "note", type: "ui" },
      { name: "orders", type: "join" },
    );
    for (const field of fields) expect(field.access).toBeUndefined();
  });

  test("a translator's save gets a copy of a list, other saves do not", () => {
    const earlier = () => "earlier";
    const [field] = closed({
      name: "rows",
      type: "array",
      fields: [],
      hooks: { beforeValidate: [earlier], afterRead: [earlier] },
    });
    const [lend, ...others] = field?.hooks?.beforeValidate ?? [];
    expect(others).toEqual([earlier]);
    expect(field?.hooks).toHaveProperty("afterRead", [earlier]);
    const lent = (user: object, value: unknown): unknown =>
      lend?.({ req: requestOf(user), value } as unknown as Parameters<FieldHook>[0]);
    const rows = [{ id: "1" }];
    expect(lent(translator, rows)).toEqual(rows);
    expect(lent(translator, rows)).not.toBe(rows);
    expect([lent(marketer, rows), lent(translator, null), lent(translator, "x")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
