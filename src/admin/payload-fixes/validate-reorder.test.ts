import type { Endpoint, SanitizedConfig } from "payload";
import { describe, expect, test } from "vitest";
import { clerk, marketer, requestOf, translator } from "@/tests/factories/admin-reader";
import { validateReorder } from "./validate-reorder";

describe("reordering rows", () => {
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
    validateReorder({ endpoints } as unknown as SanitizedConfig);
    const json = async () => {
      if (body === undefined) throw new Error("no JSON");
      return body;
    };
    return endpoints[0]?.handler(requestOf(user, { json }));
  };

  test("is allowed to roles that may write the list", async () => {
    const statuses = [marketer, translator, clerk, null].map(
      async (user) => (await ask(user, change))?.status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 403, 403, 403]);
    const answer = await (await ask(clerk, change))?.json();
    expect(answer).toEqual({ errors: [{ message: expect.stringContaining("marketers") }] });
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
    ["rows without a valid id", { ...change, docsToMove: [{}] }],
    ["another direction", { ...change, newKeyWillBe: "up" }],
    ["no list", { ...change, collectionSlug: undefined }],
    ["no column", { ...change, orderableFieldName: 1 }],
    ["no target", { ...change, target: undefined }],
    ["a target without a valid id", { ...change, target: { id: "x" } }],
    ["a key that is not text", { ...change, target: { id: 1, key: 1 } }],
  ])("a request with %s is answered 400", async (_, body) => {
    const answer = await ask(marketer, body);
    expect(answer?.status).toBe(400);
    expect(await answer?.json()).toEqual({ errors: [{ message: expect.stringMatching(/order/) }] });
  });

  test("other routes are called unchanged", async () => {
    expect((await ask(clerk, {}, "/access"))?.status).toBe(200);
  });
});
