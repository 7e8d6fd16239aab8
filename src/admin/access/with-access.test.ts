import type { Access, SanitizedConfig } from "payload";
import { describe, expect, test } from "vitest";
import { clerk, marketer, requestOf, translator } from "@/tests/factories/admin-reader";
import { withAccess, withGlobalAccess, withInternalAccess } from "./with-access";

const admin = { collection: "users", id: 1, role: "admin" };
const customer = { collection: "customers", id: 9 };
const everybody = { admin, marketer, clerk, translator, customer, none: null };

type Rules = Readonly<Record<string, unknown>>;

/** Roles that are allowed without a condition. */
const allowed = (rule: unknown) =>
  Object.entries(everybody)
    .filter(([, user]) => (rule as Access)({ req: requestOf(user) } as Parameters<Access>[0]) === true)
    .map(([name]) => name);
const who = (access: Rules | undefined) =>
  Object.fromEntries(Object.entries(access ?? {}).map(([name, rule]) => [name, allowed(rule).join(" ")]));

const sellers = "admin marketer clerk";
const staff = `${sellers} translator`;
const accessOf = (slug: string, more: object = {}) =>
  withAccess({ slug, fields: [], ...more }).access as Rules;

test("a collection gets its row of the table, its versions are readable by its readers", () => {
  const read = staff;
  const [create, update] = ["admin marketer", "admin marketer translator"];
  expect(who(accessOf("pages"))).toEqual({ read, readVersions: read, create, update, delete: create });
});

test("an account is open to its owner, gives staff access to the admin, and cannot be unlocked", () => {
  const access = accessOf("users", { auth: true });
  expect(who(access)).toMatchObject({ read: "admin", update: "admin", admin: staff, unlock: "" });
  const read = access.read as Access;
  const ask = (user: object | null) => read({ req: requestOf(user) } as Parameters<Access>[0]);
  expect([clerk, customer, null].map(ask)).toEqual([{ id: { equals: clerk.id } }, false, false]);
  expect(accessOf("customers", { auth: true })).toHaveProperty("admin");
  expect(who(accessOf("customers", { auth: true }))).toMatchObject({ admin: "", unlock: "" });
  expect(accessOf("pages")).not.toHaveProperty("admin");
  const orders = accessOf("orders").read as Access;
  expect(orders({ req: requestOf(marketer) } as Parameters<Access>[0])).toBe(false);
});

test("a lock belongs to its holder", async () => {
  const { update, delete: release } = accessOf("payload-locked-documents") as Record<string, Access>;
  const asked = { req: requestOf(translator) } as Parameters<Access>[0];
  const own = {
    and: [{ "user.relationTo": { equals: "users" } }, { "user.value": { equals: translator.id } }],
  };
  expect([await update?.(asked), await release?.(asked)]).toEqual([own, own]);
});

test("a global gets its row as well", () => {
  const { access } = withGlobalAccess({ slug: "shop-settings", fields: [] });
  expect(who(access as Rules)).toEqual({
    read: sellers,
    readVersions: sellers,
    update: "admin marketer",
  });
});

test("a collection without a row cannot be added", () => {
  expect(() => accessOf("nothing")).toThrow("src/admin/access/table.ts");
  expect(() => withGlobalAccess({ slug: "nothing", fields: [] })).toThrow("src/admin/access/table.ts");
});

describe("the CMS's own part of the configuration", () => {
  const open = () => true;
  const before = () => undefined;
  const collectionOf = (slug: string, more: object = {}) => ({
    slug,
    fields: [
      { name: "title", type: "number" },
      { name: "createdAt", type: "date" },
      { name: "user", type: "relationship" },
    ],
    access: { read: open, create: open },
    hooks: { beforeOperation: [before], beforeChange: [before] },
    ...more,
  });
  const built = (collections: readonly object[], globals: readonly object[] = []) => {
    const endpoints = [{ method: "get", path: "/access", handler: open }];
    return withInternalAccess({ collections, globals, endpoints } as unknown as SanitizedConfig);
  };
  const hooksOf = (slug: string, more: object = {}) => {
    const [collection] = built([collectionOf(slug, more)]).collections;
    const names = (hooks: readonly ((...args: never[]) => unknown)[] = []) => hooks.map(({ name }) => name);
    const { beforeOperation, beforeChange } = collection!.hooks;
    return [names(beforeOperation), names(beforeChange)];
  };
  const first = ["refuseMisshapen", "before"];

  test.each<[string, object, readonly string[], readonly string[]]>([
    ["orders", {}, first, ["before"]],
    ["orders", { upload: {}, versions: {} }, [...first, "keepMeasures"], ["before"]],
    ["watches", {}, first, ["before", "keepToTranslating"]],
    ["pages", { versions: {} }, [...first, "keepPublication"], ["before", "keepToTranslating"]],
    ["media", { upload: {} }, [...first, "keepMeasures", "keepFiles"], ["before", "keepToTranslating"]],
    ["payload-jobs", {}, [...first, "keepSchedules"], ["before"]],
  ])("%s %j are guarded by %j", (slug, more, operations, changes) => {
    expect(hooksOf(slug, more)).toEqual([operations, changes]);
  });

  const collectionAfter = (slug: string, more: object = {}) =>
    built([collectionOf(slug, more)]).collections[0]!;
  const ruleOf = (field: unknown) => (field as { access?: Rules; hooks?: object }).access;

  test("its collections get their row, ours keep theirs", () => {
    expect(collectionAfter("pages").access.read).toBe(open);
    expect(who(collectionAfter("payload-jobs").access as unknown as Rules).read).not.toContain("customer");
    const preferences = collectionAfter("payload-preferences");
    expect(preferences.access.read).toBe(open);
    expect(allowed(preferences.access.create)).toEqual(staff.split(" "));
  });

  test("fields and locks are closed", () => {
    const [title, createdAt] = collectionAfter("pages").fields;
    expect([ruleOf(title), ruleOf(createdAt)].map((rules) => Object.keys(rules ?? {}))).toEqual([
      ["update"],
      ["create", "update"],
    ]);
    expect(ruleOf(collectionAfter("orders").fields[0])).toBeUndefined();
    expect(collectionAfter("payload-locked-documents").fields[2]).toHaveProperty("hooks.beforeValidate");
    expect(collectionAfter("orders").fields[2]).not.toHaveProperty("hooks");
    expect(built([]).endpoints[0]?.handler).not.toBe(open);
  });

  const globalAfter = (slug: string, more: object = {}) => {
    const global = {
      slug,
      fields: [
        { name: "title", type: "number" },
        { name: "createdAt", type: "date" },
      ],
      access: { read: open },
      hooks: { beforeOperation: [before], beforeChange: [before] },
      ...more,
    };
    return built([], [global]).globals[0]!;
  };
  const namesOf = ({ hooks }: ReturnType<typeof globalAfter>) =>
    [hooks.beforeOperation, hooks.beforeChange].map((list) => list.map(({ name }) => name));

  test("globals are guarded alike", () => {
    const operations = ["refuseMisshapenGlobal", "before"];
    expect(namesOf(globalAfter("footer", { versions: {} }))).toEqual([
      [...operations, "keepGlobalPublication"],
      ["before", "keepGlobalToTranslating"],
    ]);
    expect(namesOf(globalAfter("footer"))).toEqual([operations, ["before", "keepGlobalToTranslating"]]);
    expect(namesOf(globalAfter("shop-settings", { versions: {} }))).toEqual([operations, ["before"]]);
    expect(namesOf(globalAfter("footer", { hooks: {} }))).toEqual([
      ["refuseMisshapenGlobal"],
      ["keepGlobalToTranslating"],
    ]);
    const { fields, access } = globalAfter("footer");
    expect(ruleOf(fields[0])).toHaveProperty("update");
    expect(Object.keys(ruleOf(fields[1]) ?? {})).toEqual(["create", "update"]);
    expect(access.read).toBe(open);
    expect(ruleOf(globalAfter("shop-settings").fields[0])).toBeUndefined();
    const internal = globalAfter("payload-jobs-stats").access as unknown as Rules;
    expect(allowed(internal.read)).not.toContain("customer");
  });
});
