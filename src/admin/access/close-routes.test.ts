import type { Endpoint, SanitizedCollectionConfig, SanitizedConfig } from "payload";
import { describe, expect, test } from "vitest";
import { clerk, marketer, requestOf, translator } from "@/tests/factories/admin-reader";
import { closeUnusedRoutes, guardOrder, guardPreferences } from "./close-routes";

const reached = () => Response.json({ reached: true });
const own: Endpoint = { method: "get", path: "/own", handler: reached };

type Config = SanitizedCollectionConfig;
const configOf = (more: object) => ({ endpoints: [own], ...more }) as unknown as Config;
const routesOf = (more: object) => {
  const config = configOf(more);
  closeUnusedRoutes(config);
  return (config.endpoints || []).map(({ method, path }) => `${method} ${path}`);
};
const ofVersions = ["get /versions", "get /versions/:id", "post /versions/:id"];

test.each<[string, object, readonly string[]]>([
  ["what has no versions offers none", {}, ofVersions],
  ["what has versions does", { versions: { drafts: true } }, []],
  ["accounts are not confirmed by mail", { auth: {} }, [...ofVersions, "post /verify/:id"]],
  ["unless they are", { auth: { verify: true } }, ofVersions],
  ["who has no account is not confirmed", { auth: undefined, versions: {} }, []],
])("%s", (_, more, closed) => {
  expect(routesOf(more)).toEqual([...closed, "get /own"]);
});

test("a closed route answers as absent; a collection without routes needs none closed", async () => {
  const config = configOf({});
  closeUnusedRoutes(config);
  const [first] = config.endpoints || [];
  const answer = await first?.handler(requestOf(marketer));
  expect(answer?.status).toBe(404);
  expect(await answer?.json()).toEqual({ errors: [{ message: expect.stringMatching(/nothing/i) }] });
  expect(routesOf({ endpoints: false })).toEqual([]);
});

describe("deleting a preference", () => {
  const count = async ({ where }: { where: Record<string, { equals: unknown }> }) => ({
    totalDocs: where.key?.equals === "columns" && where["user.value"]?.equals === marketer.id ? 1 : 0,
  });
  const ask = async (
    user: object | null,
    key: string,
    path = "/:key",
    method: Endpoint["method"] = "delete",
  ) => {
    const config = configOf({ endpoints: [{ method, path, handler: reached }] });
    guardPreferences(config);
    const [endpoint] = config.endpoints || [];
    const answer = await endpoint?.handler(requestOf(user, { routeParams: { key }, payload: { count } }));
    return answer?.status;
  };
  test.each([
    ["one's own", marketer, "columns", 200],
    ["that does not exist", marketer, "rows", 404],
    ["of somebody else", clerk, "columns", 404],
    ["by a stranger is for the CMS to refuse", null, "columns", 200],
  ])("%s", async (_, user, key, status) => {
    expect(await ask(user, key)).toBe(status);
  });
  test("other routes stay unchanged", async () => {
    expect(await ask(marketer, "rows", "/:key", "get")).toBe(200);
    expect(await ask(marketer, "rows", "/other")).toBe(200);
  });
  test("a collection without routes needs none guarded", () => {
    expect(() => guardPreferences(configOf({ endpoints: false }))).not.toThrow();
  });
});

describe("dragging rows", () => {
  const change = {
    collectionSlug: "rotors",
    docsToMove: [1, "2"],
    newKeyWillBe: "less",
    orderableFieldName: "_order",
    target: { id: 3, key: null },
  };
  const ask = async (user: object | null, body: unknown, path = "/reorder") => {
    const endpoints: Endpoint[] = [
      { method: "post", path, handler: async (req) => Response.json(await req.json?.()) },
    ];
    guardOrder({ endpoints } as unknown as SanitizedConfig);
    const json = async () => {
      if (body === undefined) throw new Error("no JSON");
      return body;
    };
    return endpoints[0]?.handler(requestOf(user, { json }));
  };

  test("is for roles that write the list", async () => {
    const statuses = [marketer, translator, clerk, null].map(
      async (user) => (await ask(user, change))?.status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 403, 403, 403]);
    const told = await (await ask(clerk, change))?.json();
    expect(told).toEqual({ errors: [{ message: expect.stringContaining("marketers") }] });
  });

  test("the CMS reads only the checked body", async () => {
    const answer = await ask(marketer, { ...change, more: "x", newKeyWillBe: "greater" });
    expect(await answer?.json()).toEqual({ ...change, newKeyWillBe: "greater" });
  });

  test.each<[string, unknown]>([
    ["of a list that is not there", { ...change, collectionSlug: "nothing" }],
    ["of a collection without a create permission", { ...change, collectionSlug: "orders" }],
  ])("%s is refused", async (_, body) => {
    expect((await ask(marketer, body))?.status).toBe(403);
  });

  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["no rows", { ...change, docsToMove: [] }],
    ["rows that are none", { ...change, docsToMove: [{}] }],
    ["another direction", { ...change, newKeyWillBe: "up" }],
    ["no list", { ...change, collectionSlug: undefined }],
    ["no column", { ...change, orderableFieldName: 1 }],
    ["no target", { ...change, target: undefined }],
    ["a target that is none", { ...change, target: { id: "x" } }],
    ["a key that is none", { ...change, target: { id: 1, key: 1 } }],
  ])("%s is no change of an order", async (_, body) => {
    const answer = await ask(marketer, body);
    expect(answer?.status).toBe(400);
    expect(await answer?.json()).toEqual({ errors: [{ message: expect.stringMatching(/order/) }] });
  });

  test("other routes are called unchanged", async () => {
    expect((await ask(clerk, {}, "/access"))?.status).toBe(200);
  });
});
