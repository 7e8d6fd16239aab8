import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerClosed, maintenancePath } from "./answer-closed";

it.each([
  ["/", "/maintenance"],
  ["/montres/distinction", "/maintenance"],
  ["/jp", "/jp/maintenance"],
  ["/en/faq", "/en/maintenance"],
  ["/fr/faq", "/maintenance"],
  ["/enfin", "/maintenance"],
])("shows at %s the page %s", (path, page) => {
  expect(maintenancePath(path)).toBe(page);
});

// Specification 18.3, decision 0018.
describe("a closed shop", () => {
  let server: Server;
  let origin = "";
  beforeAll(async () => {
    server = createServer((request, response) => response.end(`page of ${request.url}`));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const now = new Date("2026-11-22T10:00:00.500Z");
  const answer = (until: string | null) =>
    answerClosed("/en/montres", { until: until === null ? null : new Date(until) }, origin, now);

  it("answers every address with the maintenance page, as 503 and uncached", async () => {
    const closed = await answer(null);
    expect(closed.status).toBe(503);
    expect(closed.headers.get("cache-control")).toBe("no-store");
    expect(closed.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await closed.text()).toBe("page of /en/maintenance");
  });

  it.each([
    ["an hour where no end is set", null, "3600"],
    ["the seconds until it opens, none too few", "2026-11-22T10:10:00Z", "600"],
    ["an hour where it should have opened already", "2026-11-22T09:00:00Z", "3600"],
    ["an hour where it opens this very moment", "2026-11-22T10:00:00.500Z", "3600"],
  ])("tells search engines to come back after %s", async (_, until, seconds) => {
    expect((await answer(until)).headers.get("retry-after")).toBe(seconds);
  });
});
