import { beforeEach, describe, expect, it } from "vitest";
import { notifyRevalidation } from "@/src/store/revalidation/revalidation-listener";
import { answerings, ask, front, pageText, serveInFront } from "@/tests/setup/front-server";

serveInFront();

describe("requests of Next's router", () => {
  const question = { rsc: "1" };

  it("are told apart from the document and from each other", async () => {
    await ask("/");
    front.answer = answerings.router;
    const [first, second] = [await ask("/?_rsc=abc", question), await ask("/?_rsc=abc", question)];
    expect([first.body.toString(), second.body.toString()]).toEqual(["flight", "flight"]);
    expect(front.asked).toHaveLength(2);
    // A forged hash must not lead to the answer of other headers.
    await ask("/?_rsc=abc", { ...question, "next-router-state-tree": "%5B%5D" });
    await ask("/?_rsc=wrong", question);
    await ask("/", question);
    expect(front.asked).toHaveLength(5);
    expect((await ask("/")).body.toString()).toBe(pageText);
  });
});

describe("pictures", () => {
  beforeEach(() => {
    front.answer = answerings.picture;
  });

  it("are cached by the formats a client accepts, and survive purges", async () => {
    const address = "/api/configurator/image?dial=DI01&v=1";
    await ask(address, { accept: "image/avif,image/webp,*/*" });
    await ask(address, { accept: "image/avif,image/webp,image/apng,*/*;q=0.8" });
    notifyRevalidation();
    await ask(address, { accept: "image/avif,image/webp,*/*" });
    expect(front.asked).toHaveLength(1);
    await ask(address, { accept: "image/webp,*/*" });
    expect(front.asked).toHaveLength(2);
  });
});

describe("addresses without a page", () => {
  it.each([
    ["/_next/static/old.js", 404],
    ["/.well-known/x.txt", 404],
    ["/%E0%A4%A", 400],
    ["/_next/image?url=%2F%5Cevil&w=640&q=75", 400],
  ])("%s: %s, without asking Next", async (path, status) => {
    expect((await ask(path, { accept: "*/*" })).status).toBe(status);
    expect(front.asked).toEqual([]);
  });

  it("may name a file of another version, which is read once", async () => {
    const headers = [
      "Content-Type",
      "application/javascript",
      "Cache-Control",
      "public, max-age=31536000, immutable",
    ];
    front.oldFiles.set("/_next/static/old.js", { status: 200, headers, body: Buffer.from("run()") });
    expect((await ask("/_next/static/old.js?v=1")).body.toString()).toBe("run()");
    front.oldFiles.clear();
    expect((await ask("/_next/static/old.js")).body.toString()).toBe("run()");
  });

  it("show a visitor the message that there is no page, rendered once for each language", async () => {
    front.answer = (req, res) => {
      res.statusCode = 404;
      void answerings.page(req, res);
    };
    const browser = { accept: "text/html,*/*;q=0.8" };
    for (const path of ["/montres/x.html", "/wp-login.php", "/jp/a.html", "/jp/b.html"]) {
      expect((await ask(path, browser)).status).toBe(404);
    }
    expect(front.asked.map(({ address }) => address)).toEqual(["/no_page", "/jp/no_page"]);
  });

  it("show the whole message where Next leaves an absent page to its script", async () => {
    const blank = '<!DOCTYPE html><html id="__next_error__"><head></head></html>';
    front.answer = (req, res) => {
      res.statusCode = 404;
      if (req.url === "/en/no_page") return answerings.page(req, res);
      res.writeHead(404, { "content-type": "text/html", "cache-control": "private, no-store" }).end(blank);
    };
    for (const path of ["/en/commandes/x", "/en/commandes/y"]) {
      const told = await ask(path);
      expect([told.status, told.body.toString()]).toEqual([404, pageText]);
    }
    expect(front.renderedByRequest).toEqual(["/en/no_page"]);
  });

  it("send what Next left to its script where the message cannot be rendered either", async () => {
    front.answer = (_, res) => void res.writeHead(404).end('<!DOCTYPE html><html id="__next_error__">');
    expect((await ask("/en/commandes/x")).body.toString()).toContain("__next_error__");
  });

  it("take the path out of an address that names a host", async () => {
    await ask("http://evil.example/montres?a=1");
    expect(front.asked.map(({ address }) => address)).toEqual(["/montres?a=1"]);
  });
});

it("sends every cookie of an answer that is held back", async () => {
  front.answer = (_, res) => {
    res.appendHeader("set-cookie", "cart=1");
    res.appendHeader("set-cookie", "form=2");
    res.writeHead(303, { location: "/panier" });
    res.end();
  };
  const led = await fetch(`${front.origin}/api/configurator/add`, { method: "POST", redirect: "manual" });
  expect([led.status, led.headers.get("location"), led.headers.getSetCookie()]).toEqual([
    303,
    "/panier",
    ["cart=1", "form=2"],
  ]);
});

it("common headers are sent once, by cached, new and refused answers", async () => {
  for (const path of ["/page", "/page", "/%zz", "/none.php"]) {
    const { headers } = await ask(path);
    expect([path, headers["strict-transport-security"]]).toEqual([path, "max-age=63072000"]);
  }
});

describe("a proxy before the shop", () => {
  it("gets the expiry of an answer, by its own clock; nothing else is echoed", async () => {
    const said = async (headers: Record<string, string>) =>
      (await ask("/", headers)).headers["x-accel-expires"];
    expect(await said({ "x-keep-until": "@1764151200" })).toBe("@1764151200");
    const etag = (await ask("/")).headers.etag ?? "";
    expect(await said({ "x-keep-until": "@1764151201", "if-none-match": etag })).toBe("@1764151201");
    for (const other of ["1764151200", "@1764151200, x", "off"])
      expect(await said({ "x-keep-until": other })).toBeUndefined();
    expect(await said({})).toBeUndefined();
  });
});
