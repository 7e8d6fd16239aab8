import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { nodeFs } from "next/dist/server/lib/node-fs-methods.js";
import { IncrementalCache } from "next/dist/server/lib/incremental-cache/index.js";
import { afterEach, beforeEach, expect, it } from "vitest";
import { limitPageCache, pageCacheBytes } from "./limit-page-cache";

let build: string;
beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), "valcour-build-"));
});
afterEach(() => {
  rmSync(build, { recursive: true });
  Reflect.deleteProperty(globalThis, Symbol.for("@next/cache-handlers"));
});

/** Next's own cache, as it serves a build. */
const openCache = () =>
  new IncrementalCache({
    fs: nodeFs,
    dev: false,
    flushToDisk: true,
    minimalMode: false,
    serverDistDir: path.join(build, "server"),
    requestHeaders: {},
    maxMemoryCacheSize: 0,
    previewProps: { previewModeId: "x" },
    prerenderManifest: { routes: {}, dynamicRoutes: {} },
    fetchCacheKeyPrefix: "",
  } as unknown as ConstructorParameters<typeof IncrementalCache>[0]);

const page = (status: number) =>
  ({
    kind: "APP_PAGE",
    html: "x".repeat(8_000),
    rscData: Buffer.alloc(4_000),
    status,
    headers: {},
    postponed: undefined,
    segmentData: new Map([["/a", Buffer.alloc(10)]]),
  }) as unknown as Parameters<IncrementalCache["set"]>[1];

const keep = (name: string, status = 200) =>
  openCache().set(`/fr/${name}`, page(status), {
    cacheControl: { revalidate: 300, expire: 600 },
    isFallback: false,
    route: { kind: "APP_PAGE", sourceRoute: "/[locale]" },
  } as unknown as Parameters<IncrementalCache["set"]>[2]);
const source = createHash("sha256").update("/[locale]").digest("hex");
const fileOf = (name: string) =>
  path.join(build, "server/route-cache/APP_PAGE", source, "$/fr", `${name}.html`);
const isKept = (name: string) => existsSync(fileOf(name));

it("stores pages, but not that an address is absent, unless there was a page", async () => {
  limitPageCache(build, 1_000_000);
  await keep("montres");
  await keep("nowhere", 404);
  expect([isKept("montres"), isKept("nowhere")]).toEqual([true, false]);
  const before = pageCacheBytes();
  expect(before).toBe(20_480);
  await keep("montres", 404);
  expect([isKept("montres"), pageCacheBytes()]).toEqual([true, before]);
});

it("removes the least recently used beyond its bound, those of an earlier run too", async () => {
  mkdirSync(path.dirname(fileOf("old")), { recursive: true });
  writeFileSync(fileOf("old"), "x".repeat(8_000));
  limitPageCache(build, 50_000);
  expect(pageCacheBytes()).toBe(8_192);
  await keep("one");
  await keep("two");
  await keep("three");
  await expect.poll(() => ["old", "one", "two", "three"].filter(isKept)).toEqual(["two", "three"]);
  expect(pageCacheBytes()).toBeLessThanOrEqual(50_000);
});
