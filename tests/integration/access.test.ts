import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CollectionSlug } from "payload";
import { isStaff } from "@/src/server/runtime/policy/is-staff";
import { makeOneOfEach } from "@/tests/factories/one-of-each";
import { accountOf, staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";
import { collectionRows, globalRows, staffCallRows } from "./access-rows";

const roles = ["admin", "marketer", "clerk", "translator", null] as const;

let open: OpenShop;
let members: readonly StaffMember[];
beforeAll(async () => {
  open = await openShop();
  // Half of the answers are refusals, each logged with its stack.
  open.payload.logger.level = "silent";
  await makeOneOfEach(open);
  members = await Promise.all(roles.map((role) => staffMember(open, role)));
}, 120_000);
afterAll(() => open.close());

/** Id of a missing row: an allowed role gets 404. */
const nowhere = 999_999_999;

const idOf = async (email: string) =>
  (await open.rows<{ id: number }>("select id from users where email = $1", [email]))[0]?.id;

/** A document of another user, for collections whose rules check that. */
async function foreignId(slug: string, role: (typeof roles)[number]): Promise<number> {
  const other = await idOf(accountOf(role === "admin" ? "translator" : "admin").email);
  if (slug === "users") return other ?? nowhere;
  const user = { relationTo: "users", value: other } as const;
  if (slug === "payload-locked-documents") {
    const document = { relationTo: "pages", value: 1 };
    const made = await open.payload.db.create({ collection: slug, data: { document, user } });
    return Number(made.id);
  }
  if (slug === "payload-preferences") {
    const made = await open.payload.db.create({ collection: slug, data: { key: "x", value: 1, user } });
    return Number(made.id);
  }
  return nowhere;
}

const isLetIn = (status: number, others: readonly number[]) => {
  // Unauthorised means no; so does a collection without routes.
  if (status === 401 || status === 501) return false;
  if (![403, ...others].includes(status)) throw new Error(`An unexpected answer: ${status}.`);
  return status !== 403;
};

/** Permissions of a role for a collection, tested by requests. */
async function cellOf(slug: string, role: (typeof roles)[number], { ask }: StaffMember): Promise<string> {
  const foreign = await foreignId(slug, role);
  const create = await ask("POST", `/api/${slug}?locale=fr`, {});
  const read = await ask("GET", `/api/${slug}?depth=0&limit=200&sort=-id`);
  const found = (read.body.docs ?? []) as readonly { id: number }[];
  const isOwnOnly = foreign !== nowhere && !found.some(({ id }) => id === foreign);
  // First, since taking over a lock changes its owner.
  const remove = await ask("DELETE", `/api/${slug}/${slug === "users" ? nowhere : foreign}`);
  const update = await ask("PATCH", `/api/${slug}/${foreign}?locale=fr`, {});
  const versions = await ask("GET", `/api/${slug}/versions?limit=1`);
  return [
    isLetIn(create.status, [201, 400]) && "C",
    isLetIn(read.status, [200]) && (isOwnOnly ? "r" : "R"),
    isLetIn(update.status, [200, 400, 404]) && "U",
    isLetIn(remove.status, [200, 404]) && "D",
    isLetIn(versions.status, [200, 404]) && versions.status === 200 && "V",
  ]
    .filter(Boolean)
    .join("");
}

describe("over HTTP, each role has exactly the listed permissions (scenario 21)", () => {
  test("every collection and global has a row", () => {
    const { collections, globals } = open.payload.config;
    expect(Object.keys(collectionRows).toSorted()).toEqual(collections.map(({ slug }) => slug).toSorted());
    expect(Object.keys(globalRows).toSorted()).toEqual(globals.map(({ slug }) => slug).toSorted());
  });

  test.each(Object.entries(collectionRows))("%s", async (slug, cells) => {
    const found: string[] = [];
    for (const [place, member] of members.entries()) {
      found.push(await cellOf(slug, roles[place] ?? null, member));
    }
    expect(found).toEqual(cells);
  });

  test.each(Object.entries(globalRows))("global %s", async (slug, cells) => {
    const found: string[] = [];
    for (const { ask } of members) {
      const read = isLetIn((await ask("GET", `/api/globals/${slug}`)).status, [200]);
      const update = isLetIn((await ask("POST", `/api/globals/${slug}?locale=en`, {})).status, [200, 400]);
      found.push(`${read ? "R" : ""}${update ? "U" : ""}`);
    }
    expect(found).toEqual(cells);
  });

  test("every staff call has a row, and answers its roles", async () => {
    const { endpoints } = open.payload.config;
    const paths = endpoints
      .filter(({ method, path }) => method === "post" && path.startsWith("/staff/"))
      .map(({ path }) => path);
    expect(paths.toSorted()).toEqual(Object.keys(staffCallRows).toSorted());
    for (const [path, listened] of Object.entries(staffCallRows)) {
      for (const [place, { ask }] of members.entries()) {
        const role = roles[place] ?? "none";
        const { status } = await ask("POST", `/api${path}`, {});
        expect([path, role, status]).toEqual([path, role, listened.includes(role) ? 400 : 404]);
      }
    }
  });

  test("no role runs the timetable; staff sees drafts in the shop", async () => {
    for (const [place, { ask }] of members.entries()) {
      for (const path of ["run", "handle-schedules"]) {
        expect([401, 403]).toContain((await ask("GET", `/api/payload-jobs/${path}`)).status);
      }
      const { body } = await ask("GET", "/api/users/me");
      const headers = new Headers(
        typeof body.token === "string" ? { authorization: `JWT ${body.token}` } : {},
      );
      expect(await isStaff(open.payload, headers)).toBe(roles[place] !== null);
    }
  });

  test("a customer's cookie gives no access here", async () => {
    const cookie = `customer=${"A".repeat(43)}`;
    for (const slug of ["customers", "orders", "saved-watches", "users", "payload-preferences"]) {
      expect((await fetch(`${open.url}/api/${slug}`, { headers: { cookie } })).status).toBe(403);
    }
  });
});

describe("personal data", () => {
  const read = async (place: number, slug: CollectionSlug, where = "") =>
    ((await members[place]!.ask("GET", `/api/${slug}?depth=2${where}`)).body.docs ?? []) as Record<
      string,
      unknown
    >[];

  test("an applicant's address and a review's order are for the order desk", async () => {
    for (const [place, isSeen] of [
      [0, true],
      [1, false],
      [2, true],
    ] as const) {
      const [[affiliate], [review]] = [
        await read(place, "affiliates"),
        await read(place, "customer-reviews"),
      ];
      expect([place, "email" in affiliate!, "order" in review!]).toEqual([place, isSeen, isSeen]);
    }
    const asked = await members[1]!.ask("GET", "/api/affiliates?where[email][like]=ada");
    expect(asked.status).toBe(400);
  });

  test("the data of a mail is unreadable for all roles: it opens accounts", async () => {
    await open.rows(
      `insert into mails (key, kind, recipient, data, state, attempts, next_attempt_at)
       values ('erase-account:1', 'erase-account', 'ada@example.com', '{"token":"secret"}', 'waiting', 0, now())`,
    );
    for (const place of [0, 2]) {
      expect(JSON.stringify(await read(place, "mails", "&sort=-id"))).not.toContain("secret");
    }
  });
});

describe("one's own account", () => {
  test.each(["marketer", "clerk", "translator"] as const)(
    "%s: no other role, no other account",
    async (role) => {
      const { ask } = await staffMember(open, role);
      const id = await idOf(accountOf(role).email);
      const raised = { role: "admin", languages: ["fr"], loginAttempts: 0, salt: "x", hash: "x" };
      const before = await open.rows("select role, salt, hash from users where id = $1", [id]);
      expect((await ask("PATCH", `/api/users/${id}`, raised)).status).toBe(200);
      expect(await open.rows("select role, salt, hash from users where id = $1", [id])).toEqual(before);
      expect(
        (await ask("POST", "/api/users", { email: "x@y.zz", password: "long-enough-1", role })).status,
      ).toBe(403);
    },
  );
});

test.each([
  "login",
  "logout",
  "forgot-password",
  "reset-password",
  "unlock",
  "first-register",
  "refresh-token",
])("POST /api/customers/%s is closed", async (path) => {
  const body = { email: "somebody@example.com", password: "whatever-1234", token: "x" };
  expect(await members[4]!.ask("POST", `/api/customers/${path}`, body)).toMatchObject({ status: 404 });
});
