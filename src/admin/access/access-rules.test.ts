import { QueryError, type Field, type PayloadRequest } from "payload";
import { describe, expect, test } from "vitest";
import { closeOwnFields } from "./close-own-fields";
import { isOnlyWords } from "./keep-publication";
import { changedLists } from "./list-places";
import { ownLanguages } from "./own-languages";
import { refuseGeography } from "@/src/admin/payload-fixes/refuse-geography";
import { isUnpublish } from "./is-unpublish";
import { includes, roleOf, type Role, type RoleGroup } from "./roles";

const as = (user: object | null) => user as PayloadRequest["user"];

test.each([
  [null, "anonymous"],
  [{ collection: "customers", role: "admin" }, "customer"],
  [{ collection: "users", role: "clerk" }, "clerk"],
  [{ collection: "users", role: "owner" }, "anonymous"],
  [{ collection: "users" }, "anonymous"],
  [{ collection: "others", role: "admin" }, "anonymous"],
])("%j is %s", (user, role) => {
  expect(roleOf(as(user))).toBe(role);
});

test.each<[RoleGroup, readonly Role[]]>([
  ["none", []],
  ["admins", ["admin"]],
  ["marketers", ["admin", "marketer"]],
  ["clerks", ["admin", "clerk"]],
  ["office", ["admin", "marketer", "clerk"]],
  ["editors", ["admin", "marketer", "translator"]],
  ["staff", ["admin", "marketer", "clerk", "translator"]],
  ["anyone", ["admin", "marketer", "clerk", "translator", "customer", "anonymous"]],
  ["owner", ["admin"]],
  ["holder", ["admin"]],
])("%s are %j", (who, members) => {
  const roles = ["admin", "marketer", "clerk", "translator", "customer", "anonymous"] as const;
  expect(roles.filter((role) => includes(who, role))).toEqual(members);
});

test("languages are those of a staff account", () => {
  expect(ownLanguages({ user: as({ collection: "users", languages: ["es"] }) })).toEqual(["es"]);
  expect(ownLanguages({ user: as({ collection: "users" }) })).toEqual([]);
  expect(ownLanguages({ user: as({ collection: "customers", languages: ["es"] }) })).toEqual([]);
  expect(ownLanguages({ user: null })).toEqual([]);
});

const draft = { data: { _status: "draft" } };
test.each([
  [draft, "update", true],
  [draft, "updateByID", true],
  [draft, "create", false],
  [{ ...draft, draft: true }, "update", false],
  [{ ...draft, draft: false }, "update", true],
  [{ data: { _status: "published" } }, "update", false],
  [{ data: null }, "update", false],
  [{ data: {} }, "update", false],
  [{}, "update", false],
  [{ unpublishAllLocales: true, draft: true }, "update", true],
  [{ unpublishAllLocales: "true" }, "updateByID", true],
  [{ unpublishAllLocales: "false" }, "update", false],
  [{ unpublishAllLocales: true }, "create", false],
])("%j on %s takes a page offline: %s", (args, operation, expected) => {
  expect(isUnpublish(args, operation)).toBe(expected);
});

describe("questions about coordinates on a map", () => {
  const ask = (where?: object) => () =>
    refuseGeography({ args: where ? { where } : {} } as unknown as Parameters<typeof refuseGeography>[0]);
  test.each([
    [{ place: { near: "1,2,3" } }],
    [{ place: { within: {} } }],
    [{ place: { intersects: {} } }],
    [{ and: [{ title: { equals: "a" } }, { place: { near: "" } }] }],
    [{ or: [{ and: [{ place: { near: "" } }] }] }],
  ])("%j is refused", (where) => {
    expect(ask(where)).toThrow(QueryError);
  });
  test.each([
    [undefined],
    [{}],
    [{ near: { equals: 1 } }],
    [{ and: [{ title: { equals: "near" } }] }],
    [{ and: "near" }],
  ])("%j is asked", (where) => {
    expect(ask(where)).not.toThrow();
  });
});

describe("whether only texts are unpublished", () => {
  const online = { id: 1, _status: "published", title: { fr: "Un", es: "Uno" }, order: 2, updatedAt: "a" };
  const waits = (latest: object, more: object = {}) =>
    isOnlyWords({ online: { ...online, ...more }, latest }, ["es"]);
  test("texts in one's own language, empty values and bookkeeping do not count", () => {
    expect(
      waits({ ...online, title: { fr: "Un", es: "Otro" }, updatedAt: "b", _status: "draft", id: 9 }),
    ).toBe(true);
    expect(waits({ ...online, note: null, seo: {}, rest: undefined })).toBe(true);
    expect(waits({ ...online, blocks: [] }, { blocks: null })).toBe(true);
    expect(waits({ ...online, rows: [{ title: { es: "x" } }] }, { rows: [{ title: { es: "y" } }] })).toBe(
      true,
    );
  });
  test("texts in another language, other values and unpublished documents count", () => {
    expect(waits({ ...online, title: { fr: "Deux", es: "Uno" } })).toBe(false);
    expect(waits({ ...online, order: 3 })).toBe(false);
    expect(waits({ ...online, rows: [{}] })).toBe(false);
    expect(waits({ ...online, rows: [{ order: 1 }] }, { rows: [{ order: 2 }] })).toBe(false);
    expect(waits({ ...online, es: "a key of another kind", own: { es: "a", key: "b" } })).toBe(false);
    expect(waits(online, { _status: "draft" })).toBe(false);
  });
});

describe("lists with other entries", () => {
  const text = { name: "text", type: "text", localized: true };
  const fields = [
    { name: "rows", type: "array", fields: [text, { name: "inner", type: "array", fields: [text] }] },
    {
      name: "blocks",
      type: "blocks",
      blocks: [
        { slug: "0", fields: [] },
        { slug: "a", fields: [{ name: "list", type: "array", fields: [] }] },
      ],
    },
    { name: "said", type: "array", localized: true, fields: [] },
    { type: "row", fields: [{ name: "lined", type: "array", fields: [] }] },
    { name: "group", type: "group", fields: [{ name: "grouped", type: "array", fields: [] }] },
    {
      type: "tabs",
      tabs: [
        { name: "tab", fields: [{ name: "tabbed", type: "array", fields: [] }] },
        { fields: [{ name: "open", type: "array", fields: [] }] },
      ],
    },
    { name: "title", type: "text" },
  ] as unknown as readonly Field[];
  const [one, two] = [{ id: "1" }, { id: "2" }];
  const block = (id: string, blockType: string, more: object = {}) => ({ id, blockType, ...more });
  const before = {
    rows: [one, two],
    blocks: [block("b", "a", { list: [one] })],
    said: [one],
    lined: [one],
    group: { grouped: [one] },
    tab: { tabbed: [one] },
    open: [one],
  };
  test.each([
    [{}, []],
    [before, []],
    [{ rows: [two, one] }, ["rows"]],
    [{ rows: [one] }, ["rows"]],
    [{ rows: [one, two, {}] }, ["rows"]],
    [{ rows: [{ id: "1", inner: [one] }, two] }, ["inner"]],
    [{ rows: [{ id: "1", text: { es: "x" } }, two] }, []],
    [{ blocks: [block("b", "c")] }, ["blocks"]],
    [{ blocks: [block("b", "a", { list: [] })] }, ["list"]],
    [{ said: [] }, []],
    [{ lined: [] }, ["lined"]],
    [{ group: { grouped: [] } }, ["grouped"]],
    [{ group: {} }, []],
    [{ group: null }, []],
    [{ tab: { tabbed: [] } }, ["tabbed"]],
    [{ open: [] }, ["open"]],
    [{ title: "x" }, []],
  ])("%j: %j", (given, changed) => {
    expect(changedLists(fields, given, before)).toEqual(changed);
  });
});

test("fields that the CMS maintains are closed to all; other fields stay unchanged", () => {
  const read = () => true;
  const kept = [
    "updatedAt",
    "salt",
    "hash",
    "loginAttempts",
    "lockUntil",
    "resetPasswordToken",
    "resetPasswordExpiration",
  ];
  const fields = [
    { name: "createdAt", type: "date", access: { read, update: () => true } },
    { name: "sessions", type: "array", fields: [] },
    { name: "title", type: "text" },
    { type: "row", fields: [] },
    ...kept.map((name) => ({ name, type: "text" })),
  ] as unknown as Field[];
  closeOwnFields(fields);
  const rights = (place: number) =>
    (fields[place] as { access?: Record<string, (() => boolean) | undefined> }).access;
  expect([rights(0)?.create?.(), rights(0)?.update?.(), rights(0)?.read?.()]).toEqual([false, false, true]);
  expect([rights(1)?.create?.(), rights(1)?.update?.()]).toEqual([false, false]);
  expect([rights(2), rights(3)]).toEqual([undefined, undefined]);
  for (const place of kept.keys())
    expect([rights(4 + place)?.create?.(), rights(4 + place)?.update?.()]).toEqual([false, false]);
});
