import type { Endpoint, SanitizedCollectionConfig } from "payload";
import { expect, test } from "vitest";
import { marketer, requestOf } from "@/tests/factories/admin-reader";
import { closeUnusedRoutes } from "./close-unused-routes";

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
