import type { Payload, PayloadRequest } from "payload";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { collectionAccess, globalAccess } from "@/src/access/table";
import { includes, type Role, type StaffRole } from "@/src/access/who";
import { staffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());

const roles: readonly Role[] = ["anonymous", "customer", "translator", "marketer", "admin"];
const operations = ["read", "create", "update", "delete"] as const;

/** A request by somebody of that role, as access functions see it. */
function requestOf(role: Role, payload: Payload): PayloadRequest {
  const users: Partial<Record<Role, object>> = {
    customer: { id: 7, collection: "customers", email: "somebody@example.com" },
    translator: { id: 8, collection: "users", role: "translator" },
    marketer: { id: 9, collection: "users", role: "marketer" },
    admin: { id: 10, collection: "users", role: "admin" },
  };
  return {
    user: users[role] ?? null,
    payload,
    context: {},
    headers: new Headers(),
  } as unknown as PayloadRequest;
}

describe("every collection and global follows the table (scenario 21)", () => {
  test("the table has a row for everything there is, and nothing else", () => {
    const { collections, globals } = open.payload.config;
    expect(collections.map(({ slug }) => slug).toSorted()).toEqual(
      Object.keys(collectionAccess)
        .filter((slug) => slug in open.payload.collections)
        .toSorted(),
    );
    expect(globals.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(globalAccess).toSorted());
  });

  test.each(roles)("collections, %s", async (role) => {
    const req = requestOf(role, open.payload);
    const wrong: string[] = [];
    for (const { slug, access } of open.payload.config.collections) {
      const row = collectionAccess[slug]!;
      // Preferences answer with the owner's rows only; the next test looks at them.
      if (slug === "payload-preferences") continue;
      for (const operation of operations) {
        const answer = await access[operation]({ req, id: 1, data: {} });
        const isOpen = answer === true;
        if (isOpen !== includes(row[operation], role))
          wrong.push(`${slug} ${operation}: ${JSON.stringify(answer)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each(roles)("globals, %s", async (role) => {
    const req = requestOf(role, open.payload);
    const wrong: string[] = [];
    for (const { slug, access } of open.payload.config.globals) {
      const row = globalAccess[slug]!;
      if ((await access.read({ req })) !== includes(row.read, role)) wrong.push(`${slug} read`);
      if ((await access.update({ req })) !== includes(row.update, role)) wrong.push(`${slug} update`);
    }
    expect(wrong).toEqual([]);
  });

  test("strangers and customers may read pictures of pages and nothing else", async () => {
    for (const role of ["anonymous", "customer"] as const) {
      const req = requestOf(role, open.payload);
      const allowed: string[] = [];
      for (const { slug, access } of open.payload.config.collections) {
        for (const operation of operations) {
          if ((await access[operation]({ req, id: 1, data: {} })) === true)
            allowed.push(`${slug} ${operation}`);
        }
        expect(await access.admin?.({ req })).not.toBe(true);
        expect(await access.unlock?.({ req })).not.toBe(true);
      }
      expect(allowed).toEqual(
        role === "customer" ? ["media read", "payload-preferences create"] : ["media read"],
      );
    }
  });
});

describe("over HTTP", () => {
  test("a stranger reads no collection but the pictures, and no global", async () => {
    const stranger = await staffMember(open, null);
    const answers = await Promise.all([
      ...Object.keys(open.payload.collections).map(async (slug) => [
        slug,
        (await stranger.ask("GET", `/api/${slug}`)).status,
      ]),
      ...Object.keys(globalAccess).map(async (slug) => [
        slug,
        (await stranger.ask("GET", `/api/globals/${slug}`)).status,
      ]),
    ]);
    expect(answers.filter(([, status]) => status === 200)).toEqual([["media", 200]]);
  });

  test.each<[StaffRole, number]>([
    ["translator", 403],
    ["marketer", 403],
    ["admin", 201],
  ])("%s creating an account answers %i", async (role, status) => {
    const member = await staffMember(open, role);
    const account = { email: `new-${role}@valcour.example`, password: "long-enough-1234", role: "admin" };
    expect(await member.ask("POST", "/api/users", account)).toMatchObject({ status });
  });

  test("nobody raises their own role", async () => {
    const marketer = await staffMember(open, "marketer");
    const { body } = await marketer.ask("GET", "/api/users/me");
    const { id } = body.user as { id: number };
    await marketer.ask("PATCH", `/api/users/${id}`, { role: "admin" });
    expect(await open.rows("select role from users where id = $1", [id])).toEqual([{ role: "marketer" }]);
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
    const stranger = await staffMember(open, null);
    const body = { email: "somebody@example.com", password: "whatever-1234", token: "x" };
    expect(await stranger.ask("POST", `/api/customers/${path}`, body)).toMatchObject({ status: 404 });
  });

  test("GraphQL is not there", async () => {
    const stranger = await staffMember(open, null);
    const answer = await stranger.ask("POST", "/api/graphql", { query: "{ __schema { types { name } } }" });
    expect(answer.status).toBe(404);
  });
});

describe("a translator", () => {
  test("changes texts, and nothing beside them", async () => {
    const translator = await staffMember(open, "translator");
    const [dial] = await open.rows<{ id: number }>("select id from dials where key = 'POT-BL'");
    const change = { label: "Gres azul cobalto", price: 1, enabled: false };
    const answer = await translator.ask("PATCH", `/api/dials/${dial?.id}?locale=es`, change);
    expect(answer).toMatchObject({ status: 200 });
    const catalogue = await open.shop.store.loadCatalogue();
    expect(catalogue.dial.find(({ key }) => key === "POT-BL")).toMatchObject({
      price: 5000,
      enabled: true,
      label: { fr: "Grès bleu", es: "Gres azul cobalto" },
    });
  });

  test("translates entries of a list, but does not remove one", async () => {
    const translator = await staffMember(open, "translator");
    const { body } = await translator.ask("GET", "/api/globals/navigation?locale=es");
    const bar = body.bar as { id: string; label: string; href: string }[];
    const translated = bar.map((entry, index) =>
      index === 0 ? { ...entry, label: "Los relojes", href: "/x" } : entry,
    );
    const saved = await translator.ask("POST", "/api/globals/navigation?locale=es", { bar: translated });
    expect(saved).toMatchObject({ status: 200 });
    const navigation = await open.shop.store.content.navigation();
    expect(navigation.bar[0]).toMatchObject({
      label: { fr: "Montres", es: "Los relojes" },
      href: "/montres",
    });
    const shorter = await translator.ask("POST", "/api/globals/navigation?locale=es", { bar: bar.slice(1) });
    expect(shorter).toMatchObject({ status: 403 });
    expect((await open.shop.store.content.navigation()).bar).toHaveLength(bar.length);
  });

  test("sees no orders and no customers", async () => {
    const translator = await staffMember(open, "translator");
    for (const slug of ["orders", "payments", "customers", "carts", "mails"]) {
      expect(await translator.ask("GET", `/api/${slug}`)).toMatchObject({ status: 403 });
    }
  });
});
