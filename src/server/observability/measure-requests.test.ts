import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { logLine, type LogLine } from "@/src/server/runtime/log/log-line";
import { offerAnswers } from "@/src/server/runtime/in-process-api";
import { currentRequest } from "@/src/server/runtime/observability/request-scope";
import { answerings, ask, front, serveInFront } from "@/tests/setup/front-server";

serveInFront();
afterEach(() => offerAnswers({ api: () => null, pictures: () => null }));

const secret = "/merci/4e5f6a7b8c9d";

test("answers from memory are told apart from rendered ones, and from 304", async () => {
  const { headers } = await ask("/");
  await ask("/");
  await ask("/", { "if-none-match": headers.etag ?? "" });
  await ask("/", {}, "HEAD");
  const { kept, made, inFlight } = front.counted();
  expect(kept.page).toEqual([0, 0, 2, 1, 0, 0]);
  expect(made).toEqual([{ kind: "page", route: "", byClass: [0, 0, 1, 0, 0, 0] }]);
  expect(inFlight).toBe(0);
});

test("calls are counted by their path, and nothing else by one", async () => {
  offerAnswers({
    api: (_, address) =>
      address.startsWith("/api/cart/add") ? Promise.resolve(new Response("{}", { status: 422 })) : null,
    pictures: () => null,
  });
  front.answer = answerings.private;
  await ask("/api/cart/add?locale=en", {}, "POST");
  await ask(secret);
  await ask("/admin/collections/orders/17");
  await ask("/_next/static/gone.js");
  const rows = front.counted().made.map(({ kind, route, byClass }) => [kind, route, byClass.indexOf(1)]);
  expect(rows).toEqual([
    ["call", "/api/cart/add", 4],
    ["page", "", 2],
    ["admin", "", 2],
    ["refused", "", 4],
  ]);
  expect(JSON.stringify(front.counted())).not.toContain("4e5f");
});

test("a request under way counts until it is answered", async () => {
  let goOn = () => {};
  front.answer = async (req, res) => {
    await new Promise<void>((resolve) => (goOn = resolve));
    await answerings.page(req, res);
  };
  const answer = ask("/slow");
  while (front.asked.length === 0) await pause(1);
  expect(front.counted().inFlight).toBe(1);
  goOn();
  await answer;
  while (front.counted().inFlight > 0) await pause(1);
});

test("log lines carry the id that an answer for one visitor has, across any await", async () => {
  const lines: (LogLine | null)[] = [];
  front.answer = async (req, res) => {
    await pause(1);
    lines.push(logLine("warn", `Watched ${req.url?.length}`));
    await answerings.private(req, res);
  };
  const answers = await Promise.all([ask("/account"), ask("/account/orders")]);
  const ids = answers.map(({ headers }) => headers["x-request-id"]);
  expect(new Set(ids).size).toBe(2);
  expect(new Set(lines.map((line) => line?.requestId))).toEqual(new Set(ids));
  expect(currentRequest()).toBeUndefined();
  expect(logLine("warn", "Outside of a request")).not.toHaveProperty("requestId");
});

test("a shared answer has no id, also where it is rendered; an error has its id", async () => {
  expect([await ask("/"), await ask("/")].map(({ headers }) => headers["x-request-id"])).toEqual([
    undefined,
    undefined,
  ]);
  front.answer = answerings.broken;
  expect((await ask("/broken")).headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
});

test("a page served while the database is unavailable has none either", async () => {
  await ask("/");
  const { notifyRevalidation } = await import("@/src/store/revalidation/revalidation-listener");
  notifyRevalidation();
  front.answer = answerings.broken;
  front.isDatabaseAway = true;
  const { status, headers } = await ask("/");
  expect([status, headers["x-request-id"]]).toEqual([200, undefined]);
});

test("a trace that a visitor has made up is not continued", async () => {
  let seen: string | undefined = "nothing";
  front.answer = (req, res) => {
    seen = req.headers.traceparent?.toString();
    res.end();
  };
  await ask("/account", { traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01" });
  expect(seen).toBeUndefined();
});
