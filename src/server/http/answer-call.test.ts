import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readBody } from "@/src/server/endpoints/read-body";
import { offerAnswers, type AnswerCall } from "@/src/server/runtime/in-process-api";
import { answerCall } from "./answer-call";

const long = JSON.stringify({ names: Array.from({ length: 200 }, (_, at) => `montre ${at}`) });

const cookies = () => {
  const answer = new Response(null, { status: 303, headers: { location: "/panier" } });
  for (const cookie of ["cart=1; Path=/", "seen=2; Path=/"]) answer.headers.append("set-cookie", cookie);
  return answer;
};

const ownApi: AnswerCall = (method, address, call) => {
  if (address === "/api/cookies") return Promise.resolve(cookies());
  if (address === "/api/long?all=1")
    return Promise.resolve(new Response(long, { headers: { "content-type": "application/json" } }));
  if (address === "/api/echo" && (method === "POST" || method === "PATCH"))
    return readBody(call, 1_000).then((body) =>
      body.ok
        ? new Response(Buffer.from(body.value), { headers: { "x-from": call.headers.get("x-from") ?? "" } })
        : new Response(body.error, { status: 413 }),
    );
  return null;
};

let server: Server;
let origin: string;

beforeEach(async () => {
  offerAnswers({ api: ownApi, pictures: () => null });
  server = createServer((req, res) => {
    const answered = answerCall(req, res, req.url ?? "");
    if (answered) answered.catch(() => res.destroy());
    else res.writeHead(404).end("Next");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  offerAnswers({ api: () => null, pictures: () => null });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const send = (body: string) =>
  fetch(`${origin}/api/echo`, { method: "POST", body, headers: { "x-from": "here" } });

test("a call is answered with its body and headers, and the headers of every answer of the shop", async () => {
  const answer = await send("montre");
  expect(await answer.text()).toBe("montre");
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-length": "6",
    "x-content-type-options": "nosniff",
    "content-security-policy": "frame-ancestors 'self'",
    "x-from": "here",
  });
});

test("a body may also come with a change", async () => {
  const answer = await fetch(`${origin}/api/echo`, { method: "PATCH", body: "montre" });
  expect(await answer.text()).toBe("montre");
});

test("a body that is too long is refused, and the connection is closed", async () => {
  const answer = await send("m".repeat(500_000));
  expect([answer.status, await answer.text()]).toEqual([413, "too-large"]);
  expect((await send("again")).status).toBe(200);
});

test("all cookies arrive, and no length where there is no body", async () => {
  const answer = await fetch(`${origin}/api/cookies`, { redirect: "manual" });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/panier");
  expect(answer.headers.getSetCookie()).toEqual(["cart=1; Path=/", "seen=2; Path=/"]);
});

test.each(["br", "gzip", "identity"])("a long answer is told as %s", async (coding) => {
  const answer = await fetch(`${origin}/api/long?all=1`, { headers: { "accept-encoding": coding } });
  expect(await answer.text()).toBe(long);
  expect(answer.headers.get("content-encoding") ?? "identity").toBe(coding);
  expect(answer.headers.get("vary")).toBe("Accept-Encoding");
});

test("paths outside the shop's own API are left to Next", async () => {
  for (const [path, method] of [
    ["/api/users/me", "GET"],
    ["/api/echo", "HEAD"],
    ["/api/echo", "PUT"],
    ["/montres", "GET"],
  ] as const)
    expect((await fetch(`${origin}${path}`, { method })).status).toBe(404);
});
