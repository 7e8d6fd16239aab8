import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ok } from "@/src/domain/result";
import { endpoint } from "@/src/server/endpoints/route";
import { atOnce } from "@/src/server/endpoints/concurrency-limit";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());

/** An endpoint that answers on request. */
function held() {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  let begun = 0;
  const { answer } = endpoint({
    method: "get",
    path: "/held",
    request: v.object({}),
    errors: {},
    handle: async () => {
      begun += 1;
      await isReleased;
      return ok(new Response("done"));
    },
  });
  const ask = () =>
    answer({ headers: new Headers(), searchParams: new URLSearchParams(), payload: open.payload });
  return { ask, release, begun: () => begun };
}

test("an endpoint limits concurrent requests, and asks for a retry after five seconds in the queue", async () => {
  const { ask, release, begun } = held();
  const early = Array.from({ length: atOnce }, ask);
  const late = ask();
  await wait(5_100);
  const { ask: askAnother, release: releaseAnother } = held();
  releaseAnother();
  expect((await askAnother()).status).toBe(200);
  expect(begun()).toBe(atOnce);
  release();
  const { status, headers } = await late;
  expect([status, headers.get("retry-after")]).toEqual([503, "2"]);
  expect(begun()).toBe(atOnce);
  expect((await Promise.all(early)).map((answer) => answer.status)).toEqual(Array(atOnce).fill(200));
});
