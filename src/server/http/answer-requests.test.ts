import { setTimeout as pause } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { noteClosing } from "@/src/server/runtime/closing";
import { notifyRevalidation } from "@/src/store/revalidation/revalidation-listener";
import {
  answerings,
  ask,
  front,
  type ActiveRequest,
  pageText,
  serveInFront,
} from "@/tests/setup/front-server";

serveInFront();

describe("a shared page", () => {
  it("is requested from Next once, plain and whole, and served to all", async () => {
    const browser = { "accept-encoding": "gzip, deflate, br, zstd" };
    const first = await ask("/", browser);
    const second = await ask("/", browser);
    expect(front.asked).toEqual([{ address: "/", method: "GET", acceptEncoding: undefined }]);
    for (const told of [first, second]) {
      expect(told.status).toBe(200);
      expect(told.headers["content-encoding"]).toBe("br");
      expect(told.headers["content-length"]).toBe(String(told.body.byteLength));
      expect(told.headers.vary).toBe("rsc, next-router-state-tree, Accept-Encoding");
      expect(brotliDecompressSync(told.body).toString()).toBe(pageText);
    }
    expect((await ask("/")).body.toString()).toBe(pageText);
    expect(front.asked).toHaveLength(1);
  });

  it("names its own scripts in its policy", async () => {
    const { headers } = await ask("/");
    expect(headers["content-security-policy"]).toMatch(
      /^script-src 'self' 'sha256-[\w+/]{43}='; style-src 'unsafe-inline'$/,
    );
  });

  it("is not sent to a client that has it, by HEAD neither", async () => {
    const etag = (await ask("/")).headers.etag ?? "";
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    for (const mark of [etag, etag.replace("W/", ""), `"x", ${etag}`, "*"]) {
      const told = await ask("/", { "if-none-match": mark });
      expect([told.status, told.body.byteLength, told.headers.etag]).toEqual([304, 0, etag]);
      expect(told.headers["cache-control"]).toBe("s-maxage=300, stale-while-revalidate=86100");
    }
    expect((await ask("/", { "if-none-match": '"other"' })).status).toBe(200);
    const head = await ask("/", {}, "HEAD");
    expect([head.status, head.body.byteLength]).toEqual([200, 0]);
    expect(head.headers["content-length"]).toBe(String(Buffer.byteLength(pageText)));
    expect(front.asked).toHaveLength(1);
  });

  it("is cached from a HEAD as well, and from a conditional request", async () => {
    expect((await ask("/a", {}, "HEAD")).status).toBe(200);
    expect((await ask("/b", { "if-none-match": "*" })).status).toBe(304);
    await ask("/a");
    await ask("/b");
    expect(front.asked.map(({ address, method }) => [method, address])).toEqual([
      ["GET", "/a"],
      ["GET", "/b"],
    ]);
  });

  it("is one page whatever parameters an advertiser adds, and another for every other query", async () => {
    for (const address of ["/montres", "/montres?utm_source=x", "/montres?gclid=1&utm_medium=y"])
      await ask(address);
    expect(front.asked).toHaveLength(1);
    await ask("/montres?couleur=bleu");
    await ask("/montres?couleur=noir");
    expect(front.asked).toHaveLength(3);
  });

  it.each<[string, Record<string, string>]>([
    ["staff who preview drafts", { cookie: "a=b; __prerender_bypass=secret" }],
    ["a visitor who has chosen another language", { cookie: "NEXT_LOCALE=jp" }],
  ])("is neither served to %s nor kept from their requests", async (_, headers) => {
    await ask("/", headers);
    await ask("/");
    await ask("/", headers);
    expect(front.asked).toHaveLength(3);
  });

  it.each<[string, Record<string, string>]>([
    ["/", { cookie: "cart=x; currency=USD; NEXT_LOCALE=fr" }],
    ["/en", { cookie: "NEXT_LOCALE=jp" }],
  ])("%s is kept for a request with %j", async (path, headers) => {
    await ask(path);
    await ask(path, headers);
    expect(front.asked).toHaveLength(1);
  });

  it("is not served any more once the shop is closed", async () => {
    await ask("/");
    noteClosing({ until: null });
    await ask("/");
    expect(front.asked).toHaveLength(2);
  });
});

describe("answers that Next does not share", () => {
  it.each<[string, ActiveRequest]>([
    ["a private page", answerings.private],
    ["one that sets a cookie", (req, res) => void answerings.page(req, res.setHeader("set-cookie", "a=b"))],
    [
      "one that is being made anew",
      (_, res) => {
        res.setHeader("cache-control", "s-maxage=300");
        res.setHeader("x-nextjs-cache", "STALE");
        res.end("old");
      },
    ],
    [
      "one that is missing",
      (_, res) => {
        res.statusCode = 404;
        res.setHeader("cache-control", "s-maxage=300");
        res.end("no such page");
      },
    ],
    ["a redirect", (_, res) => void res.writeHead(307, { location: "/en", "cache-control": "public" }).end()],
  ])("%s is front.asked for every time", async (_, answering) => {
    front.answer = answering;
    const [first, second] = [await ask("/x"), await ask("/x")];
    expect(front.asked).toHaveLength(2);
    const { date, "x-request-id": id } = second.headers;
    expect(second).toEqual({ ...first, headers: { ...first.headers, date, "x-request-id": id } });
  });

  it("a private page names its scripts, too, however it is written", async () => {
    front.answer = answerings.private;
    const { body, headers } = await ask("/account");
    expect(body.toString()).toBe("<p><script>mine()</script>");
    expect(headers["content-security-policy"]).toMatch(/^script-src 'sha256-[\w+/]{43}='$/);
    expect(headers).not.toHaveProperty("etag");
  });

  it("calls of the API and pages of the admin pass unchanged", async () => {
    front.answer = (_, res) => void res.writeHead(201, { "x-own": "1" }).end("done");
    for (const [path, method] of [
      ["/api/cart/add", "POST"],
      ["/api/cart/retrieve", "GET"],
      ["/admin", "GET"],
    ]) {
      const told = await ask(path!, { "accept-encoding": "br" }, method);
      expect([told.status, told.headers["x-own"], told.body.toString()]).toEqual([201, "1", "done"]);
    }
    expect(front.asked.map(({ acceptEncoding }) => acceptEncoding)).toEqual(["br", "br", "br"]);
  });

  it("a HEAD of the API is answered as its GET, without a body", async () => {
    front.answer = (_, res) => void res.writeHead(201, { "x-own": "1" }).end("done");
    const told = await ask("/api/users/me", {}, "HEAD");
    expect([told.status, told.headers["x-own"], told.body.byteLength]).toEqual([201, "1", 0]);
    expect(front.asked.map(({ method }) => method)).toEqual(["GET"]);
  });

  it.each([
    ["/", "TRACE", "GET, HEAD"],
    ["/montres", "POST", "GET, HEAD"],
    ["/api/cart/retrieve", "TRACE", "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"],
  ])("%s cannot be asked by %s", async (path, method, allowed) => {
    const told = await ask(path, {}, method);
    expect([told.status, told.headers.allow, front.asked.length]).toEqual([405, allowed, 0]);
  });

  it("an answer that is too large to hold is streamed", async () => {
    const part = Buffer.alloc(3_000_000, "x");
    front.answer = (_, res) => {
      res.setHeader("cache-control", "s-maxage=300");
      for (let number = 0; number < 4; number += 1) res.write(part);
      res.end("end");
    };
    expect((await ask("/large")).body.byteLength).toBe(12_000_003);
    expect((await ask("/large")).body.byteLength).toBe(12_000_003);
    expect(front.asked).toHaveLength(2);
  });
});

describe("purges", () => {
  it("drop a page, also one whose rendering began before them", async () => {
    await ask("/");
    notifyRevalidation();
    await ask("/");
    expect(front.asked).toHaveLength(2);
    front.answer = async (req, res) => {
      front.elsewhere.push(notifyRevalidation);
      await pause(20);
      await answerings.page(req, res);
    };
    await ask("/slow");
    front.answer = answerings.page;
    await ask("/slow");
    expect(front.asked).toHaveLength(4);
  });

  it("inside a request count once it has ended", async () => {
    await ask("/");
    front.answer = async (_, res) => {
      await pause(1);
      notifyRevalidation();
      res.writeHead(200).end();
    };
    await ask("/api/products/1", {}, "PATCH");
    front.answer = answerings.page;
    await pause(20);
    await ask("/");
    expect(front.asked.map(({ address }) => address)).toEqual(["/", "/api/products/1", "/"]);
  });
});
