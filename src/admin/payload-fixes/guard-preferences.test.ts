import type { Endpoint, SanitizedCollectionConfig } from "payload";
import { expect, test } from "vitest";
import { clerk, marketer, requestOf } from "@/tests/factories/admin-reader";
import { guardPreferences } from "./guard-preferences";

const reached = () => Response.json({ reached: true });
const configOf = (endpoints: Endpoint[] | false) => ({ endpoints }) as unknown as SanitizedCollectionConfig;
const count = async ({ where }: { where: Record<string, { equals: unknown }> }) => ({
  totalDocs: where.key?.equals === "columns" && where["user.value"]?.equals === marketer.id ? 1 : 0,
});
const statusOf = async (
  user: object | null,
  key: string,
  path = "/:key",
  method: Endpoint["method"] = "delete",
) => {
  const config = configOf([{ method, path, handler: reached }]);
  guardPreferences(config);
  const [endpoint] = config.endpoints || [];
  const answer = await endpoint?.handler(requestOf(user, { routeParams: { key }, payload: { count } }));
  return answer?.status;
};

test.each([
  ["one's own preference is deleted", marketer, "columns", 200],
  ["one that does not exist is answered 404", marketer, "rows", 404],
  ["another account's is answered 404", clerk, "columns", 404],
  ["a visitor is refused by Payload", null, "columns", 200],
])("%s", async (_, user, key, status) => {
  expect(await statusOf(user, key)).toBe(status);
});

test("other routes stay unchanged", async () => {
  expect(await statusOf(marketer, "rows", "/:key", "get")).toBe(200);
  expect(await statusOf(marketer, "rows", "/other")).toBe(200);
  expect(() => guardPreferences(configOf(false))).not.toThrow();
});
