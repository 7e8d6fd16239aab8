import type { Payload } from "payload";
import { expect, test } from "vitest";
import { answerApi } from "./answer-api";
import type { ShopEndpoint } from "./route";

const row = (method: "get" | "put", path: string): ShopEndpoint => {
  const answer: ShopEndpoint["answer"] = ({ routeParams }) =>
    Promise.resolve(Response.json({ path, ...routeParams }));
  return { method, path, answer, handler: () => Promise.resolve(new Response("CMS")) };
};

const api = answerApi(
  [row("get", "/orders"), row("get", "/orders/:number"), row("put", "/carts/:id/lines/:line")],
  () => Promise.resolve({} as Payload),
);

const ask = async (method: string, address: string) =>
  (await api(method, address, { headers: new Headers(), body: null }))?.json();

test("a route is found by its path, before one with a parameter", async () => {
  expect(await ask("GET", "/api/orders?limit=2")).toEqual({ path: "/orders" });
});

test("parameters of a path are handed over decoded", async () => {
  expect(await ask("GET", "/api/orders/VAL-2026-00001")).toMatchObject({ number: "VAL-2026-00001" });
  expect(await ask("PUT", "/api/carts/a%20b/lines/%E2%82%AC")).toMatchObject({ id: "a b", line: "€" });
  expect(await ask("GET", "/api/orders/%ff")).toMatchObject({ number: "%ff" });
});

test("another method, a longer or an empty path is not the shop's own", () => {
  for (const [method, address] of [
    ["PUT", "/api/orders/1"],
    ["GET", "/api/orders/1/lines"],
    ["GET", "/api/orders/"],
    ["GET", "/api/order"],
  ] as const)
    expect(api(method, address, { headers: new Headers(), body: null })).toBeNull();
});
