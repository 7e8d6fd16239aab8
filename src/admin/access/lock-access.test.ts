import type { Field, PayloadRequest, SanitizedCollectionConfig } from "payload";
import { describe, expect, test } from "vitest";
import { clerk, marketer, refusalOf, requestOf, translator } from "@/tests/factories/admin-reader";
import { guardSchedules } from "./guard-schedules";
import { lockForOneself, releaseLock, takeLock } from "./lock-access";
import { optionName } from "./option-name";

const admin = { collection: "users", id: 1, role: "admin" };
const customer = { collection: "customers", id: 9 };
const locksOf = ({ id }: { id: number }) => ({
  and: [{ "user.relationTo": { equals: "users" } }, { "user.value": { equals: id } }],
});

describe("the lock of a document that a user has open", () => {
  const locks: Readonly<Record<string, object>> = {
    1: { document: { relationTo: "watches" } },
    2: { document: { relationTo: "orders" } },
    3: { globalSlug: "footer" },
    4: { document: { relationTo: "nothing" } },
    5: {},
  };
  const payload = {
    findByID: async ({ collection, id }: { collection: string; id: number }) =>
      collection === "payload-locked-documents" ? (locks[id] ?? null) : null,
  };
  const rows = {
    watches: { update: "editors" },
    orders: { update: "clerks" },
    footer: { update: "editors" },
  } as const;
  const take = async (user: object | null, id?: number | string) =>
    takeLock(rows)({ id, req: requestOf(user, { payload }) } as Parameters<ReturnType<typeof takeLock>>[0]);

  test.each<[string, object | null, number | string | undefined, unknown]>([
    ["an admin any", admin, 2, true],
    ["a marketer a watch", marketer, 1, true],
    ["a marketer a watch, as forms write its number", marketer, "1", true],
    ["a marketer a global", marketer, 3, true],
    ["a clerk an order", clerk, 2, true],
    ["a marketer no order", marketer, 2, locksOf(marketer)],
    ["a clerk no watch", clerk, 1, locksOf(clerk)],
    ["an unknown document", marketer, 4, locksOf(marketer)],
    ["a lock without a document", marketer, 5, locksOf(marketer)],
    ["a document that is gone", marketer, 6, locksOf(marketer)],
    ["a translator their own only", translator, 1, locksOf(translator)],
    ["a marketer without a lock's number their own", marketer, undefined, locksOf(marketer)],
    ["a marketer with an invalid number their own", marketer, "x", locksOf(marketer)],
    ["a customer none", customer, 1, false],
    ["a stranger none", null, 1, false],
  ])("%s may take", async (_, user, id, expected) => {
    expect(await take(user, id)).toEqual(expected);
  });

  test("is released by its holder, and by admins", () => {
    const release = (user: object | null) =>
      releaseLock({ req: requestOf(user) } as Parameters<typeof releaseLock>[0]);
    expect([admin, clerk, customer, null].map(release)).toEqual([true, locksOf(clerk), false, false]);
  });

  test("is taken for one's own account and cannot move to another document", () => {
    const fields = [
      { name: "user", type: "relationship" },
      { name: "document", type: "relationship" },
      { name: "globalSlug", type: "text" },
      { name: "updatedAt", type: "date" },
      { name: "document", type: "ui" },
      { type: "row", fields: [] },
    ] as unknown as Field[];
    lockForOneself({ fields });
    const [user, document, global, ...others] = fields as unknown as readonly {
      hooks?: { beforeValidate: readonly ((args: { req: PayloadRequest; value: unknown }) => unknown)[] };
      access?: { update: () => boolean };
    }[];
    const holder = (asking: object | null) =>
      user?.hooks?.beforeValidate.map((hook) => hook({ req: requestOf(asking), value: "given" }));
    expect(holder(clerk)).toEqual([{ relationTo: "users", value: clerk.id }]);
    expect(holder(null)).toEqual(["given"]);
    expect([document?.access?.update(), global?.access?.update()]).toEqual([false, false]);
    for (const other of others) expect([other.access, other.hooks]).toEqual([undefined, undefined]);
  });
});

describe("cancelling scheduled jobs", () => {
  const jobBy = (relationTo: string, value: unknown) => ({ input: { user: { relationTo, value } } });
  const ask = async (user: object | null, docs: readonly object[], more: object = {}) => {
    const hooks = { beforeOperation: [] } as unknown as SanitizedCollectionConfig["hooks"];
    guardSchedules({ hooks });
    const payload = {
      find: async ({ where, pagination }: { where: object; pagination: boolean }) => ({
        docs: "id" in where && !pagination ? docs : [],
      }),
    };
    const { i18n, ...others } = { i18n: { language: "fr" }, ...more };
    const args = { args: { where: { id: { in: [1, 2] } } }, operation: "delete", ...others };
    const req = requestOf(user, { payload, i18n });
    for (const hook of hooks.beforeOperation)
      await hook({ ...args, req } as unknown as Parameters<typeof hook>[0]);
    return hooks.beforeOperation.length;
  };
  const ofClerk = jobBy("users", clerk.id);
  const foreign = jobBy("users", marketer.id);

  test.each([
    ["of another account", [ofClerk, foreign]],
    ["of a customer with the same number", [jobBy("customers", clerk.id)]],
    ["without a user", [{}]],
    ["of who is not named by a number", [jobBy("users", String(clerk.id))]],
  ])("%s is refused", async (_, docs) => {
    expect(await refusalOf((i18n) => ask(clerk, docs, { i18n }))).toMatchObject({ status: 403 });
  });

  test.each<[string, object | null, object]>([
    ["one's own", clerk, {}],
    ["by a marketer", marketer, { docs: [foreign] }],
    ["by the shop itself", null, { docs: [foreign] }],
    ["is not reading", clerk, { docs: [foreign], operation: "read" }],
    ["names what it is about", clerk, { docs: [foreign], args: {} }],
    ["names it with a value", clerk, { docs: [foreign], args: { where: undefined } }],
  ])("%s is no matter of this rule", async (_, user, { docs = [ofClerk], ...more }: { docs?: object[] }) => {
    expect(await ask(user, docs, more)).toBe(1);
  });
});

describe("names of the values of a list", () => {
  const select = {
    name: "state",
    type: "select",
    options: [
      "plain",
      { value: "paid", label: { fr: "Payée", en: "Paid" } },
      { value: "new", label: "New" },
      { value: "odd", label: () => "x" },
    ],
  };
  const payload = {
    collections: { orders: { config: { flattenedFields: [{ name: "note", type: "text" }, select] } } },
  } as unknown as Parameters<typeof optionName>[0];
  test.each([
    ["state", "paid", "fr", "Payée"],
    ["state", "paid", "ja", "Paid"],
    ["state", "new", "fr", "New"],
    ["state", "plain", "fr", "plain"],
    ["state", "odd", "fr", "odd"],
    ["state", "unknown", "fr", "unknown"],
    ["note", "paid", "fr", "paid"],
    ["nothing", "paid", "fr", "paid"],
  ])("%s %s in %s: %s", (field, value, language, expected) => {
    expect(optionName(payload, "orders", field, value, language)).toBe(expected);
  });
});
