import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { noteClosing } from "@/src/shop/closing";
import { notifyRevalidation } from "@/src/revalidation/revalidation-listener";
import { purgeOnRevalidation } from "./purge-on-revalidation";
import { answerRequests } from "./answer-requests";
import { createAnswerStore } from "./answer-store";

/** In Next's place: says how often it was asked, and what the test wants it to say. */
interface Asked {
  readonly address: string;
  readonly method: string;
  readonly acceptEncoding: string | undefined;
}

type Answering = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>;

const pageText = `<html><script>run("é")</script>${"<p>montre</p>".repeat(200)}</html>`;
const picture = Buffer.from(Array.from({ length: 3_000 }, (_, at) => at % 251));

const answerings: Readonly<Record<string, Answering>> = {
  page: (_, res) => {
    res.setHeader("content-security-policy", "script-src 'self' 'unsafe-inline'; style-src 'unsafe-inline'");
    res.setHeader("vary", "rsc, next-router-state-tree");
    res.setHeader("x-nextjs-cache", "HIT");
    res.setHeader("cache-control", "s-maxage=300, stale-while-revalidate=86100");
    res.setHeader("content-type", "text/html; charset=utf-8");
    res.end(pageText);
  },
  router: (_, res) => {
    res.setHeader("cache-control", "s-maxage=300");
    res.setHeader("content-type", "text/x-component");
    res.end("flight");
  },
  private: (_, res) => {
    res.writeHead(200, {
      "content-type": "text/html",
      "content-security-policy": "script-src 'unsafe-inline'",
      "cache-control": "private, no-store",
    });
    res.write("<p>");
    res.write("<script>mine()</script>");
    res.end();
  },
  picture: (_, res) => {
    res.writeHead(200, [
      "content-type",
      "image/webp",
      "cache-control",
      "public, max-age=31536000, immutable",
    ]);
    res.write(picture.subarray(0, 1_000));
    res.end(picture.subarray(1_000));
  },
};

/** Announcements from elsewhere come between requests, as the watch brings them. */
const elsewhere: (() => void)[] = [];
const bringing = setInterval(() => {
  for (const announce of elsewhere.splice(0)) announce();
}, 1);
afterAll(() => clearInterval(bringing));

let server: Server;
let origin: string;
let asked: Asked[];
let answer: Answering;

beforeEach(async () => {
  asked = [];
  answer = answerings.page!;
  const store = createAnswerStore(10_000_000);
  server = createServer(
    answerRequests({
      store,
      askNext: async (req, res) => {
        asked.push({
          address: req.url ?? "",
          method: req.method ?? "",
          acceptEncoding: req.headers["accept-encoding"]?.toString(),
        });
        await answer(req, res);
      },
      staticFiles: new Set(["/_next/static/a.js"]),
      always: { "Strict-Transport-Security": "max-age=63072000" },
      hearing: purgeOnRevalidation(store.purge),
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  noteClosing(null);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

interface Told {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** node:http leaves bodies and headers as they came, which fetch does not. */
const ask = (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Told> =>
  new Promise((resolve, reject) => {
    const sent = request(`${origin}/`, { path, headers, method, agent: false }, (res) => {
      const parts: Buffer[] = [];
      res.on("data", (part: Buffer) => parts.push(part));
      res.on("end", () =>
        resolve({
          status: res.statusCode ?? 0,
          headers: res.headers as Told["headers"],
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });

describe("a page for everybody", () => {
  it("is asked of Next once, plain and whole, and told to all", async () => {
    const browser = { "accept-encoding": "gzip, deflate, br, zstd" };
    const first = await ask("/", browser);
    const second = await ask("/", browser);
    expect(asked).toEqual([{ address: "/", method: "GET", acceptEncoding: undefined }]);
    for (const told of [first, second]) {
      expect(told.status).toBe(200);
      expect(told.headers["content-encoding"]).toBe("br");
      expect(told.headers["content-length"]).toBe(String(told.body.byteLength));
      expect(told.headers.vary).toBe("rsc, next-router-state-tree, Accept-Encoding");
      expect(brotliDecompressSync(told.body).toString()).toBe(pageText);
    }
    expect((await ask("/")).body.toString()).toBe(pageText);
    expect(asked).toHaveLength(1);
  });

  it("names its own scripts in its policy", async () => {
    const { headers } = await ask("/");
    expect(headers["content-security-policy"]).toMatch(
      /^script-src 'self' 'sha256-[\w+/]{43}='; style-src 'unsafe-inline'$/,
    );
  });

  it("is not sent to whoever has it, by HEAD neither", async () => {
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
    expect(asked).toHaveLength(1);
  });

  it("is learned from a HEAD as well, and from a question for news of it", async () => {
    expect((await ask("/a", {}, "HEAD")).status).toBe(200);
    expect((await ask("/b", { "if-none-match": "*" })).status).toBe(304);
    await ask("/a");
    await ask("/b");
    expect(asked.map(({ address, method }) => [method, address])).toEqual([
      ["GET", "/a"],
      ["GET", "/b"],
    ]);
  });

  it("is one page whatever an advertiser adds, and another for every other question", async () => {
    for (const address of ["/montres", "/montres?utm_source=x", "/montres?gclid=1&utm_medium=y"])
      await ask(address);
    expect(asked).toHaveLength(1);
    await ask("/montres?couleur=bleu");
    await ask("/montres?couleur=noir");
    expect(asked).toHaveLength(3);
  });

  it.each<[string, Record<string, string>]>([
    ["staff who preview drafts", { cookie: "a=b; __prerender_bypass=secret" }],
    ["a visitor who has chosen another language", { cookie: "NEXT_LOCALE=jp" }],
  ])("is neither told to %s nor learned from them", async (_, headers) => {
    await ask("/", headers);
    await ask("/");
    await ask("/", headers);
    expect(asked).toHaveLength(3);
  });

  it.each<[string, Record<string, string>]>([
    ["/", { cookie: "cart=x; currency=USD; NEXT_LOCALE=fr" }],
    ["/en", { cookie: "NEXT_LOCALE=jp" }],
  ])("%s is told to whoever sends %j", async (path, headers) => {
    await ask(path);
    await ask(path, headers);
    expect(asked).toHaveLength(1);
  });

  it("is told no more once the shop is closed", async () => {
    await ask("/");
    noteClosing({ until: null });
    await ask("/");
    expect(asked).toHaveLength(2);
  });
});

describe("what Next does not give everybody", () => {
  it.each<[string, Answering]>([
    ["a private page", answerings.private!],
    ["one that sets a cookie", (req, res) => void answerings.page!(req, res.setHeader("set-cookie", "a=b"))],
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
  ])("%s is asked for every time", async (_, answering) => {
    answer = answering;
    const [first, second] = [await ask("/x"), await ask("/x")];
    expect(asked).toHaveLength(2);
    expect(second).toEqual({ ...first, headers: { ...first.headers, date: second.headers.date } });
  });

  it("a private page names its scripts, too, however it is written", async () => {
    answer = answerings.private!;
    const { body, headers } = await ask("/account");
    expect(body.toString()).toBe("<p><script>mine()</script>");
    expect(headers["content-security-policy"]).toMatch(/^script-src 'sha256-[\w+/]{43}='$/);
    expect(headers).not.toHaveProperty("etag");
  });

  it("calls of the API and pages of the admin go through untouched", async () => {
    answer = (_, res) => void res.writeHead(201, { "x-own": "1" }).end("done");
    for (const [path, method] of [
      ["/api/cart/add", "POST"],
      ["/api/cart/retrieve", "GET"],
      ["/admin", "GET"],
    ]) {
      const told = await ask(path!, { "accept-encoding": "br" }, method);
      expect([told.status, told.headers["x-own"], told.body.toString()]).toEqual([201, "1", "done"]);
    }
    expect(asked.map(({ acceptEncoding }) => acceptEncoding)).toEqual(["br", "br", "br"]);
  });

  it("what is too large to hold goes on as it comes", async () => {
    const part = Buffer.alloc(3_000_000, "x");
    answer = (_, res) => {
      res.setHeader("cache-control", "s-maxage=300");
      for (let number = 0; number < 4; number += 1) res.write(part);
      res.end("end");
    };
    expect((await ask("/large")).body.byteLength).toBe(12_000_003);
    expect((await ask("/large")).body.byteLength).toBe(12_000_003);
    expect(asked).toHaveLength(2);
  });
});

describe("announcements", () => {
  it("drop a page, also one whose making they overtake", async () => {
    await ask("/");
    notifyRevalidation();
    await ask("/");
    expect(asked).toHaveLength(2);
    answer = async (req, res) => {
      elsewhere.push(notifyRevalidation);
      await pause(20);
      await answerings.page!(req, res);
    };
    await ask("/slow");
    answer = answerings.page!;
    await ask("/slow");
    expect(asked).toHaveLength(4);
  });

  it("inside a request count once it has ended", async () => {
    await ask("/");
    answer = async (_, res) => {
      await pause(1);
      notifyRevalidation();
      res.writeHead(200).end();
    };
    await ask("/api/products/1", {}, "PATCH");
    answer = answerings.page!;
    await pause(20);
    await ask("/");
    expect(asked.map(({ address }) => address)).toEqual(["/", "/api/products/1", "/"]);
  });
});

describe("questions of Next's router", () => {
  const question = { rsc: "1" };

  it("are told apart from the document, and answered once Next has agreed to their mark", async () => {
    await ask("/");
    answer = answerings.router!;
    const first = await ask("/?_rsc=abc", question);
    const second = await ask("/?_rsc=abc", question);
    expect([first.body.toString(), second.body.toString()]).toEqual(["flight", "flight"]);
    expect(asked).toHaveLength(2);
    // The same contents for another page that is come from: asked once, as the mark is another.
    await ask("/?_rsc=def", { ...question, "next-router-state-tree": "%5B%5D" });
    await ask("/?_rsc=def", { ...question, "next-router-state-tree": "%5B%5D" });
    expect(asked).toHaveLength(3);
    // A mark that does not belong to what is asked never gets past Next.
    await ask("/?_rsc=abc", { ...question, "next-router-state-tree": "%5B%5D" });
    await ask("/?_rsc=wrong", question);
    await ask("/", question);
    expect(asked).toHaveLength(6);
  });
});

describe("pictures", () => {
  beforeEach(() => {
    answer = answerings.picture!;
  });

  it("are sent in part, and whole where the part is of another picture", async () => {
    const address = "/api/configurator/image?dial=DI01";
    const { etag = "" } = (await ask(address)).headers;
    const told = await ask(address, { range: "bytes=10-19" });
    expect([told.status, told.headers["content-range"]]).toEqual([206, "bytes 10-19/3000"]);
    expect(told.body).toEqual(picture.subarray(10, 20));
    expect((await ask(address, { range: "bytes=10-19", "if-range": etag })).status).toBe(206);
    expect((await ask(address, { range: "bytes=10-19", "if-range": '"old"' })).body).toEqual(picture);
    expect((await ask(address, { range: "bytes=5000-" })).status).toBe(416);
    expect((await ask(address, { range: "bytes=0-1,5-6" })).status).toBe(200);
    expect(asked).toHaveLength(1);
  });

  it("are kept by the formats a client takes, and outlive announcements", async () => {
    const address = "/api/configurator/image?dial=DI01&v=1";
    await ask(address, { accept: "image/avif,image/webp,*/*" });
    await ask(address, { accept: "image/avif,image/webp,image/apng,*/*;q=0.8" });
    notifyRevalidation();
    await ask(address, { accept: "image/avif,image/webp,*/*" });
    expect(asked).toHaveLength(1);
    await ask(address, { accept: "image/webp,*/*" });
    expect(asked).toHaveLength(2);
  });
});

describe("addresses that lead nowhere", () => {
  it.each([
    ["/_next/static/old.js", 404],
    ["/.well-known/x.txt", 404],
    ["/%E0%A4%A", 400],
    ["/_next/image?url=%2F%5Cevil&w=640&q=75", 400],
  ])("%s: %s, without asking Next", async (path, status) => {
    expect((await ask(path, { accept: "*/*" })).status).toBe(status);
    expect(asked).toEqual([]);
  });

  it("show whoever looks for a page that there is none, made once for each language", async () => {
    answer = (req, res) => {
      res.statusCode = 404;
      void answerings.page!(req, res);
    };
    const browser = { accept: "text/html,*/*;q=0.8" };
    for (const path of ["/montres/x.html", "/wp-login.php", "/jp/a.html", "/jp/b.html"]) {
      expect((await ask(path, browser)).status).toBe(404);
    }
    expect(asked.map(({ address }) => address)).toEqual(["/no_page", "/jp/no_page"]);
  });

  it("take the path out of an address that names a host", async () => {
    await ask("http://evil.example/montres?a=1");
    expect(asked.map(({ address }) => address)).toEqual(["/montres?a=1"]);
  });
});

it("sends every cookie of an answer that is held back", async () => {
  answer = (_, res) => {
    res.appendHeader("set-cookie", "cart=1");
    res.appendHeader("set-cookie", "form=2");
    res.writeHead(303, { location: "/panier" });
    res.end();
  };
  const led = await fetch(`${origin}/api/configurator/add`, { method: "POST", redirect: "manual" });
  expect([led.status, led.headers.get("location"), led.headers.getSetCookie()]).toEqual([
    303,
    "/panier",
    ["cart=1", "form=2"],
  ]);
});

it("what every answer says is said once, by what is kept, made anew and refused", async () => {
  for (const path of ["/page", "/page", "/%zz", "/none.php"]) {
    const { headers } = await ask(path);
    expect([path, headers["strict-transport-security"]]).toEqual([path, "max-age=63072000"]);
  }
});
