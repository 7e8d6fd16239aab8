import type { PoolClient } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { repeatWhileBusy } from "@/src/client/browser/repeat-while-busy";
import { makeOneOfEach } from "@/tests/factories/one-of-each";
import { createShopper } from "@/tests/factories/shopper";
import { accountOf, staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";
import { collectionRows, globalRows } from "./access-rows";

let open: OpenShop;
let admin: StaffMember;
const held: PoolClient[] = [];
beforeAll(async () => {
  open = await openShop();
  // Many of the deletions are refused, each logged with its stack.
  open.payload.logger.level = "silent";
  await makeOneOfEach(open);
  admin = await staffMember(open, "admin");
  // Also on a slow machine: a deadlock lasts until the test ends.
  Object.assign(open.payload.db.pool.options, { connectionTimeoutMillis: 0 });
}, 120_000);
const release = () => held.splice(0).forEach((connection) => connection.release());
afterEach(release);
afterAll(() => open.close());

/** Takes all connections except a number; the CMS keeps one for itself. */
async function leaveConnections(count: number): Promise<void> {
  const { pool } = open.payload.db;
  while (held.length < pool.options.max - 1 - count) held.push(await pool.connect());
}

const slugsWith = (letter: string, rows: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(rows)
    .filter(([, [cells]]) => cells?.includes(letter))
    .map(([slug]) => slug);

const idOf = async (slug: string, more = "") => {
  const { body } = await admin.ask("GET", `/api/${slug}?limit=1&depth=0&select[id]=true${more}`);
  return ((body.docs ?? []) as { id: number }[])[0]?.id;
};

test("24 concurrent saves, retried on request, all succeed, and carts are answered meanwhile", async () => {
  const rows = await open.rows<{ id: number }>("select id from products order by sku limit 24");
  const { email, password } = accountOf("marketer");
  const signedIn = await fetch(`${open.url}/api/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await signedIn.json()) as { token: string };
  const seen = new Set<number>();
  const save = (id: number) =>
    repeatWhileBusy(async () => {
      const answer = await fetch(`${open.url}/api/products/${id}?depth=0`, {
        method: "PATCH",
        headers: { authorization: `JWT ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ isNew: true }),
      });
      seen.add(answer.status);
      return answer;
    });
  const shopper = createShopper(open);
  const saves = Promise.all(rows.map(({ id }) => save(id)));
  for (let calls = 0; calls < 12; calls += 1) await shopper.add("DI0136");
  expect((await saves).map(({ status }) => status)).toEqual(rows.map(() => 200));
  expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  const kept = await open.rows("select from products where is_new and id = any($1)", [
    rows.map(({ id }) => id),
  ]);
  expect(kept).toHaveLength(24);
}, 120_000);

describe("with one connection left, where a request that needs two would deadlock", () => {
  test.each(slugsWith("U", collectionRows).filter((slug) => !slug.startsWith("payload-")))(
    "%s are saved",
    async (slug) => {
      const address = `/api/${slug}/${await idOf(slug)}?depth=0`;
      await leaveConnections(1);
      expect((await admin.ask("PATCH", address, {})).status).toBe(200);
    },
  );

  test.each(slugsWith("U", globalRows))("%s is saved", async (slug) => {
    await leaveConnections(1);
    expect((await admin.ask("POST", `/api/globals/${slug}?depth=0`, {})).status).toBe(200);
  });

  test("an autosave, and several documents at once", async () => {
    await leaveConnections(1);
    const draft = await admin.ask("PATCH", "/api/watches/9?depth=0&draft=true&autosave=true", {});
    expect(draft.status).toBe(200);
    const several = await admin.ask("PATCH", "/api/watches?depth=0&where[id][less_than]=4", {});
    expect(several).toMatchObject({ status: 200, body: { errors: [] } });
  });
});

test("a staff request without a free connection is asked to retry, not refused as forbidden", async () => {
  const id = await idOf("watches");
  const { pool } = open.payload.db;
  Object.assign(pool.options, { connectionTimeoutMillis: 50 });
  try {
    await leaveConnections(0);
    for (const method of ["GET", "PATCH"]) {
      const answer = await fetch(`${open.url}/api/watches/${id}`, {
        method,
        headers: { authorization: "JWT x" },
      });
      expect([method, answer.status, answer.headers.get("retry-after")]).toEqual([method, 503, "2"]);
    }
  } finally {
    Object.assign(pool.options, { connectionTimeoutMillis: 0 });
  }
});

describe("documents locked by another user", () => {
  beforeAll(async () => {
    const [account] = await open.rows<{ id: number }>("select id from users where email = $1", [
      accountOf("marketer").email,
    ]);
    const user = { relationTo: "users", value: account?.id };
    const document = { relationTo: "watches", value: 1 };
    await open.payload.db.create({ collection: "payload-locked-documents", data: { document, user } });
  });

  test.each([
    ["PATCH", "/api/watches/1?depth=0", 423],
    ["PATCH", "/api/watches?depth=0&where[id][in]=1,2", 423],
    ["DELETE", "/api/watches/1", 423],
    ["PATCH", "/api/watches?depth=0&where[id][in]=2,3", 200],
    ["PATCH", "/api/watches/2?depth=0", 200],
    // Taken over, as the admin offers.
    ["PATCH", "/api/watches/1?depth=0&overrideLock=true", 200],
  ])("%s %s: %i", async (method, address, status) => {
    expect((await admin.ask(method, address, {})).status).toBe(status);
  });
});

// Last: documents with links to it can no longer be published without it.
describe("with one connection left", () => {
  // A deleted account could send no further request.
  test.each(slugsWith("D", collectionRows).filter((slug) => !/^(?:payload-|users$)/.test(slug)))(
    "%s are deleted, or it is said why not",
    async (slug) => {
      const address = `/api/${slug}/${await idOf(slug)}`;
      await leaveConnections(1);
      expect((await admin.ask("DELETE", address)).status).toBeLessThan(500);
    },
  );
});
