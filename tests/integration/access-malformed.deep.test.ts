import type { CollectionSlug, FlattenedField } from "payload";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { collectionAccess, globalAccess } from "@/src/admin/access/table";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

const roles = ["admin", "marketer", "clerk", "translator", null] as const;
type Role = (typeof roles)[number];

/** The admin, a stranger, and the others in turn: each role sends each kind of request at least once. */
const inTurn = (place: number): readonly Role[] => [
  "admin",
  null,
  (["marketer", "clerk", "translator"] as const)[place % 3] ?? "marketer",
];

let open: OpenShop;
let members: ReadonlyMap<Role, StaffMember>;
function memberOf(role: Role): StaffMember {
  const member = members.get(role);
  if (!member) throw new Error(`No account signed in as ${role}.`);
  return member;
}
beforeAll(async () => {
  open = await openShop();
  // Thousands of refusals are logged, each with its stack.
  open.payload.logger.level = "silent";
  members = new Map(
    await Promise.all(roles.map(async (role) => [role, await staffMember(open, role)] as const)),
  );
});
afterAll(() => open.close());

type Ask = readonly [method: string, path: string, body?: unknown];

/** Requests of a faulty or curious client to Payload's own routes of a collection. */
const asked: readonly Ask[] = [
  ["GET", "?limit=-1&page=0&depth=9&sort=nothing&locale=klingon"],
  ["GET", "?where[nothing][equals]=1"],
  ["GET", "?where[id][in]=a,b&where[id][near]=1"],
  ["GET", "?where=x&select=y&populate=z&joins=q"],
  ["GET", "/count?where[id][equals]=x"],
  ["GET", "/1"],
  ["GET", "/99999999999"],
  ["GET", "/versions"],
  ["GET", "/versions?where[version.nothing][equals]=1"],
  ["GET", "/versions/1"],
  ["POST", "/versions/1"],
  ["POST", "/versions/x"],
  ["POST", "/access/x", { title: 1 }],
  ["POST", "", {}],
  ["POST", "", null],
  ["POST", "/1/duplicate", {}],
  ["PATCH", "/0", {}],
  ["PATCH", "/99999999999", {}],
  ["PATCH", "?where[id][equals]=0", null],
  ["PATCH", "?where[nothing][equals]=0", {}],
  ["DELETE", "/99999999999"],
  ["DELETE", "?where[id][equals]=x"],
  ["DELETE", "?where[nothing][equals]=x"],
];

const signIns: readonly Ask[] = [
  ["GET", "/me"],
  ["GET", "/init"],
  ["POST", "/login", { email: 1, password: [] }],
  ["POST", "/login", []],
  ["POST", "/login", null],
  ["POST", "/login"],
  ["POST", "/forgot-password", { email: {} }],
  ["POST", "/forgot-password", null],
  ["POST", "/forgot-password"],
  ["POST", "/reset-password", { token: 1, password: {} }],
  ["POST", "/reset-password", null],
  ["POST", "/reset-password"],
  ["POST", "/refresh-token", { token: 1 }],
  ["POST", "/verify/x"],
  ["POST", "/verify/%20", {}],
  ["POST", "/unlock", { email: [] }],
  ["POST", "/unlock", null],
  ["POST", "/unlock"],
  ["POST", "/first-register", { email: 1 }],
  ["POST", "/first-register", null],
  ["POST", "/1/api-key/reveal", {}],
];

const ofGlobals: readonly Ask[] = [
  ["GET", "?depth=9&locale=klingon&draft=x"],
  ["GET", "/versions"],
  ["GET", "/versions/1"],
  ["POST", "/versions/1"],
  ["POST", "/access"],
  ["POST", "/access", { title: 1 }],
  ["POST", "", []],
  ["POST", "", null],
  ["POST", "", "x"],
  ["POST", "?locale=klingon", { nothing: 1 }],
  ["POST", "?locale=all", { nothing: 1 }],
];

/**
 * The admin sends all requests; the others every second one, in the next collection the other half.
 * @param place of the collection in its list
 */
const shareOf = (asks: readonly Ask[], role: Role, place: number): readonly Ask[] =>
  role === "admin" ? asks : asks.filter((_, at) => (at + place) % 2 === 0);

/** Sends all requests; returns server errors, and answers that expose internals. */
async function failures(
  prefix: string,
  asks: readonly Ask[],
  place: number | null = null,
): Promise<string[]> {
  const found: string[] = [];
  for (const role of place === null ? roles : inTurn(place)) {
    const member = memberOf(role);
    for (const [method, path, body] of place === null ? asks : shareOf(asks, role, place)) {
      const { status, body: said } = await member.ask(method, `/api${prefix}${path}`, body);
      const isLeaking = /node_modules|select .* from|Failed query/.test(JSON.stringify(said));
      // 501: a collection without routes.
      if ((status >= 500 && status !== 501) || isLeaking) {
        found.push(`${role ?? "none"} ${method} ${prefix}${path} ${JSON.stringify(body)}: ${status}`);
      }
    }
  }
  return found;
}

describe("no route of the CMS fails, for any role and request", () => {
  test.each([...Object.keys(collectionAccess).entries()])("%i: /%s", async (place, slug) => {
    expect(await failures(`/${slug}`, asked, place)).toEqual([]);
  });

  test.each([...Object.keys(globalAccess).entries()])("%i: /globals/%s", async (place, slug) => {
    expect(await failures(`/globals/${slug}`, ofGlobals, place)).toEqual([]);
  });

  test.each(["users", "customers"])("signing in to %s", async (slug) => {
    expect(await failures(`/${slug}`, signIns)).toEqual([]);
  });

  test("routes outside of collections", async () => {
    const others: readonly Ask[] = [
      ["GET", "/access"],
      ["POST", "/reorder"],
      ["POST", "/reorder", null],
      [
        "POST",
        "/reorder",
        { docsToMove: [1], newKeyWillBe: "less", collectionSlug: "rotors", orderableFieldName: "_order" },
      ],
      [
        "POST",
        "/reorder",
        {
          docsToMove: [{}],
          newKeyWillBe: "less",
          collectionSlug: "rotors",
          orderableFieldName: "_order",
          target: { id: {}, key: 1 },
        },
      ],
      ["GET", "/payload-jobs/run"],
      ["GET", "/payload-jobs/handle-schedules"],
      ["POST", "/payload-preferences/x"],
      ["POST", "/payload-preferences/x", { value: 1 }],
      ["DELETE", "/payload-preferences/x"],
      ["POST", "/staff/refund", { order: 1 }],
      ["POST", "/staff/order-step", []],
      ["GET", "/nothing/of/the/kind"],
    ];
    expect(await failures("", others)).toEqual([]);
  });
});

/** Values, one of which is of the wrong kind for any field. */
const wrong: readonly unknown[] = [5, { a: 1 }, [[1]], "\u0000", "not this"];

/** Definition of a field without its texts: many lists of options have the same. */
const definitionOf = (field: FlattenedField) =>
  JSON.stringify(field, (key, value: unknown) => {
    if (["label", "labels", "admin"].includes(key)) return undefined;
    return typeof value === "function" ? String(value) : value;
  });

/** Definitions that were tested with every wrong value, with the number of repetitions. */
const met = new Map<string, number>();

/** Every wrong value for a new definition, one of them in turn for a repeated one. */
function valuesFor(field: FlattenedField): readonly unknown[] {
  const definition = definitionOf(field);
  const times = met.get(definition) ?? 0;
  met.set(definition, times + 1);
  return times === 0 ? wrong : [wrong[times % wrong.length]];
}

describe("a value of the wrong kind is refused with its field's name", () => {
  const writable = Object.keys(collectionAccess).filter(
    (slug) => !["none", "holder"].includes(collectionAccess[slug]?.update ?? ""),
  );

  test.each(writable)("in %s", async (slug) => {
    const admin = memberOf("admin");
    const { config } = open.payload.collections[slug as CollectionSlug];
    const { docs } = await open.payload.find({ collection: slug as CollectionSlug, limit: 1, depth: 0 });
    const id = docs[0]?.id ?? 1;
    const questions = config.flattenedFields.flatMap((field) =>
      valuesFor(field).map((value) => ({ [field.name]: value })),
    );
    const failed: string[] = [];
    for (const [turn, question] of questions.entries()) {
      const draft = config.versions && turn % 2 === 0 ? "&draft=true" : "";
      const { status } = await admin.ask("PATCH", `/api/${slug}/${id}?locale=fr${draft}`, question);
      if (status >= 500) failed.push(`${JSON.stringify(question)}${draft}: ${status}`);
    }
    expect(failed).toEqual([]);
  });
});
