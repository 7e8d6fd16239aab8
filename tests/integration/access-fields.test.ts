import type { FlattenedField, Where } from "payload";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeOneOfEach } from "@/tests/factories/one-of-each";
import { accountOf, staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { anotherValues } from "@/tests/factories/another-value";
import { partsOf, type Part, type Tree } from "@/tests/setup/field-access";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";
import { blockRows } from "./access-block-rows";
import { fieldRows } from "./access-field-rows";

const roles = ["admin", "marketer", "clerk", "translator"] as const;
type Role = (typeof roles)[number];
type Doc = Readonly<Record<string, unknown>>;

let open: OpenShop;
const members = new Map<Role, StaffMember>();
beforeAll(async () => {
  open = await openShop();
  open.payload.logger.level = "silent";
  await makeOneOfEach(open);
  for (const role of roles) members.set(role, await staffMember(open, role));
}, 120_000);
afterAll(() => open.close());

/** The expected table: roles that change the fields of a part, by their names. */
const written = new Map(
  [...fieldRows, ...blockRows].flatMap(([parts, fields]) =>
    parts.split(" ").map((part) => {
      const names = Object.entries(fields).flatMap(([who, list]) =>
        list
          .split(" ")
          .filter(Boolean)
          .map((name) => [name, who === "none" ? "" : who] as const),
      );
      return [part, Object.fromEntries(names)] as const;
    }),
  ),
);

interface Place {
  /** Of its routes below /api, and of its parts. */
  readonly path: string;
  readonly fields: readonly FlattenedField[];
  readonly read: () => Promise<Doc>;
  /** Addresses to read the access to the document, and to save it. */
  readonly at: readonly [access: string, method: string, target: string];
}

async function placesFor(role: Role): Promise<Place[]> {
  const { collections, globals } = open.payload.config;
  const ofCollections = collections.map(async ({ slug, flattenedFields }): Promise<Place> => {
    const find = {
      collection: slug,
      depth: 0,
      locale: "all",
      showHiddenFields: true,
    } as const;
    const where: Where = slug === "users" ? { email: { equals: accountOf(role).email } } : {};
    const { docs } = await open.payload.find({ ...find, where, sort: "id", limit: 1 });
    const id = docs[0]?.id ?? 0;
    return {
      path: slug,
      fields: flattenedFields,
      read: async () => (await open.payload.findByID({ ...find, id })) as unknown as Doc,
      at: [`/api/${slug}/access/${id}?locale=en`, "PATCH", `/api/${slug}/${id}?locale=en`],
    };
  });
  const ofGlobals = globals.map(({ slug, flattenedFields }): Place => {
    const find = { slug: slug, depth: 0, locale: "all" } as const;
    const target = `/api/globals/${slug}`;
    return {
      path: `globals/${slug}`,
      fields: flattenedFields,
      read: async () => (await open.payload.findGlobal(find)) as unknown as Doc,
      at: [`${target}/access?locale=en`, "POST", `${target}?locale=en`],
    };
  });
  return [...(await Promise.all(ofCollections)), ...ofGlobals];
}

/** Fields an account may change of a document, according to its access route. */
async function openTo(role: Role, { path, fields, at: [access] }: Place): Promise<readonly Part[]> {
  const { body } = await members.get(role)!.ask("POST", access, {});
  return partsOf(path, fields, body.update ? (body.fields as Tree) : {});
}

test("each field has a row with its roles", async () => {
  const found = new Map<string, Record<string, string>>();
  for (const role of roles) {
    for (const place of await placesFor(role)) {
      for (const { path, names } of await openTo(role, place)) {
        const part = found.get(path) ?? {};
        for (const { name, isOpen } of names) {
          part[name] = (part[name] ?? "") + (isOpen ? role.charAt(0).toUpperCase() : "");
        }
        found.set(path, part);
      }
    }
  }
  const isTouched = ([, names]: [string, Record<string, string>]) => Object.values(names).some(Boolean);
  const isNamed = ([path]: [string, Record<string, string>]) => written.has(path);
  const relevant = [...found].filter((part) => isTouched(part) || isNamed(part));
  expect(Object.fromEntries(relevant)).toEqual(Object.fromEntries(written));
});

/** Dates of a page are its newest version's; a missing text is absent or null. */
const kept = (doc: Doc): unknown =>
  JSON.parse(
    JSON.stringify(
      { ...doc, updatedAt: undefined, createdAt: undefined },
      (_, value: unknown) => value ?? undefined,
    ),
  );

describe("a closed field keeps its value for any input", () => {
  test.each(roles)("%s", async (role) => {
    const wrong: unknown[] = [];
    const letter = role.charAt(0).toUpperCase();
    let tried = 0;
    for (const { path, fields, read, at } of await placesFor(role)) {
      const [, method, target] = at;
      const isSavedBy = Object.values(written.get(path) ?? {}).some((who) => who.includes(letter));
      // Locks and preferences belong to their user: they have tests of their own.
      if (!isSavedBy || path.startsWith("payload-")) continue;
      const before = await read();
      // A save with another time of the last save is refused as a whole: editors.test.ts.
      const isClosed = (part: string, name: string) =>
        name !== "updatedAt" && !written.get(part)?.[name]?.includes(letter);
      const sent = anotherValues(fields, before, path, isClosed);
      tried += 1;
      const { status, body } = await members.get(role)!.ask(method, target, sent);
      const after = await read();
      if (status !== 200) wrong.push([path, status, JSON.stringify(body).slice(0, 300)]);
      try {
        expect(kept(after)).toEqual(kept(before));
      } catch (error) {
        wrong.push([path, String(error).slice(0, 1_000)]);
      }
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(3);
  });
});
