import { afterAll, beforeAll, expect, test } from "vitest";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());

type Headers = Readonly<Record<string, string>>;

const json: Headers = { "content-type": "application/json" };
const multipart: Headers = { "content-type": "multipart/form-data; boundary=x" };
/** How the admin sends queries too long for an address. */
const asGet: Headers = { "x-http-method-override": "GET" };
const part = (head: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n{\r\n--x--`;

/** Requests of a stranger to the CMS's own API; endpoints of the shop are in malformed.test.ts. */
const requests: readonly (readonly [method: string, path: string, headers: Headers, body?: string])[] = [
  ["POST", "/cart/retrieve", { ...json, ...asGet }, "{"],
  ["POST", "/cart/retrieve", { ...json, ...asGet }, "null"],
  ["POST", "/cart/retrieve", { ...json, ...asGet }, '{"locale":"__proto__"}'],
  ["POST", "/product", { "content-type": "application/x-www-form-urlencoded", ...asGet }, "sku=%00"],
  ["GET", "/products/%E0%A4%A", {}],
  ["GET", "/products/%00", {}],
  ["GET", "/products?where[sku][equals]=%00", {}],
  ["GET", "/products?where[__proto__][equals]=1&limit=NaN&depth=1e9", {}],
  ["GET", "/%E0%A4%A", {}],
  ["GET", "/__proto__/x", {}],
  ["GET", "/constructor", {}],
  ["POST", "/toString", json, "{}"],
  ["GET", "/globals/__proto__", {}],
  ["GET", "/access?depth[]=1", {}],
  ["GET", "/globals/shop-settings?locale=__proto__", {}],
  ["GET", "/media/file/%E0%A4%A", {}],
  ["GET", "/media/file/..%2f..%2fetc%2fpasswd", {}],
  ["GET", "/media/file/%00", {}],
  ["GET", "/payload-preferences/%00", {}],
  ["GET", "/users/me", { authorization: "JWT a.b.c" }],
  ["GET", "/users/me", { authorization: "users API-Key \u00ff" }],
  ["GET", "/users/me", { cookie: "shop-staff-token=%00" }],
  ["POST", "/users/login", json, "{"],
  ["POST", "/users/login", json, "null"],
  ["POST", "/users/login", json, "[]"],
  ["POST", "/users/login", json, '{"email":{},"password":[]}'],
  ["POST", "/users/login", json, '{"email":"a\\u0000@b.c","password":"x"}'],
  ["POST", "/users/login", json, '{"email":"a@b.c","password":{"x":1}}'],
  ["POST", "/users/forgot-password", json, '{"email":"a\\u0000@b.c"}'],
  ["POST", "/users/forgot-password", json, '{"email":[]}'],
  ["POST", "/users/reset-password", json, '{"token":{},"password":1}'],
  ["POST", "/users/reset-password", json, '{"token":"\\u0000","password":"x"}'],
  ["POST", "/users/refresh-token", json, "{"],
  ["POST", "/users/verify/%00", json, "{"],
  ["POST", "/customers/login", json, "{}"],
  ["POST", "/products", { "content-type": "multipart/form-data" }, "x"],
  ["POST", "/products", multipart, part('name="_payload"')],
  ["POST", "/media", multipart, part('name="file"; filename="a.svg"')],
  ["PATCH", "/orders/1", json, "{"],
  ["DELETE", "/orders?where[id][exists]=true", {}],
];

const named = requests.map(([method, path, headers, body = null]) => ({ method, path, headers, body }));

test.each(named)("$method $path $headers $body", async ({ method, path, headers, body }) => {
  const answer = await fetch(`${open.url}/api${path}`, {
    method,
    headers,
    body,
    signal: AbortSignal.timeout(5_000),
  });
  expect(answer.status).toBeLessThan(500);
  expect(await answer.text()).not.toMatch(/node_modules|at \w+ \(|select .* from/i);
});

const long = new Uint8Array(1_100_000).fill(32);
/** Without a content-length. */
const inParts = () => ({ body: new Blob([long]).stream(), duplex: "half" });

// With a declared length, and in chunks.
test.each(["/users/login", "/users/forgot-password", "/orders", "/media"])(
  "a body of more than a megabyte is refused at %s",
  async (path) => {
    for (const contentType of Object.values({ ...json, multipart: multipart["content-type"]! })) {
      const sent = { method: "POST", headers: { "content-type": contentType } };
      const said = await fetch(`${open.url}/api${path}`, { ...sent, body: long });
      const grown = await fetch(`${open.url}/api${path}`, { ...sent, ...inParts() });
      expect([path, contentType, said.status, grown.status]).toEqual([path, contentType, 413, 413]);
    }
  },
);

test("strangers get no list of permissions of the CMS", async () => {
  expect(await (await fetch(`${open.url}/api/access`)).json()).toEqual({ canAccessAdmin: false });
});

test.each([
  ["introspection", { query: "{ __schema { types { name } } }" }],
  ["a query", { query: "{ Orders { docs { id } } }" }],
  ["a mutation", { query: 'mutation { createProduct(data: { sku: "X" }) { id } }' }],
  ["a deep query", { query: `{ ${"Orders { docs { ".repeat(500)}id${" } }".repeat(500)} }` }],
  ["many at once", Array.from({ length: 100 }, () => ({ query: "{ Orders { docs { id } } }" }))],
])("GraphQL is off: %s (scenario 22)", async (_, body) => {
  for (const path of ["/graphql", "/graphql-playground"]) {
    const asked = await fetch(`${open.url}/api${path}?query=${encodeURIComponent("{__typename}")}`);
    const sent = await fetch(`${open.url}/api${path}`, {
      method: "POST",
      headers: json,
      body: JSON.stringify(body),
    });
    expect([path, asked.status, sent.status]).toEqual([path, 404, 404]);
  }
});
