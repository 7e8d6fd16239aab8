import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { COOKIE_NAME_PRERENDER_BYPASS } from "next/dist/server/api-utils/index.js";
import { nodeFs } from "next/dist/server/lib/node-fs-methods.js";
import { IncrementalCache } from "next/dist/server/lib/incremental-cache/index.js";
import { BUILD_MANIFEST, SERVER_FILES_MANIFEST } from "next/dist/shared/lib/constants.js";
import { afterEach, beforeEach, expect, it } from "vitest";
import { previewCookie } from "./cookies";
import {
  fileTracer,
  nextSettings,
  renderedFolders,
  scriptManifest,
  standaloneConfig,
  toolParts,
} from "./installed.mjs";
import { scriptOnlyRoot } from "./is-script-only";

const root = path.resolve(import.meta.dirname, "../../..");
const readPackage = (file: string) => readFileSync(path.join(root, "node_modules", file), "utf8");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "valcour-next-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs code in a process of its own: Next remembers what it has read, and changes the environment. */
const run = (code: string, env: Readonly<Record<string, string>>) =>
  execFileSync(process.execPath, ["-e", code], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
    encoding: "utf8",
  }).trim();

it(".env files are not read again", () => {
  writeFileSync(path.join(folder, ".env"), "FROM_FILE=read");
  const code = `require("@next/env").loadEnvConfig(${JSON.stringify(folder)}); console.log(process.env.FROM_FILE)`;
  expect(run(code, {})).toBe("read");
  expect(
    run(code, nextSettings),
    "Next reads .env files although __NEXT_PROCESSED_ENV is set: find its new condition in node_modules/@next/env.",
  ).toBe("undefined");
});

it("the lock file is not completed over the network", () => {
  expect(
    readPackage("next/dist/lib/patch-incorrect-lockfile.js"),
    "Next no longer looks at NEXT_IGNORE_INCORRECT_LOCKFILE: look there for what replaced it, or remove it.",
  ).toContain("NEXT_IGNORE_INCORRECT_LOCKFILE");
});

it("the server takes its configuration from the build", () => {
  writeFileSync(path.join(folder, "next.config.mjs"), "throw new Error('compiled again')");
  const code = `require("next/dist/server/config").default("phase-production-server", ${JSON.stringify(folder)})
    .then(({ mark }) => console.log(mark))`;
  expect(
    run(code, { [standaloneConfig.variable]: JSON.stringify({ mark: "built" }) }),
    "The server of a standalone build gets its configuration elsewhere: see next/dist/build/utils.js, and change useBuiltConfig. Without it each start compiles next.config.ts.",
  ).toBe("built");
  expect(standaloneConfig.file).toBe(`${SERVER_FILES_MANIFEST}.json`);
});

it("pages and loaded content are stored in the folders that are bounded and emptied", async () => {
  const cache = new IncrementalCache({
    fs: nodeFs,
    dev: false,
    flushToDisk: true,
    minimalMode: false,
    serverDistDir: path.join(folder, "server"),
    requestHeaders: {},
    maxMemoryCacheSize: 0,
    previewProps: { previewModeId: "x" },
    prerenderManifest: { routes: {}, dynamicRoutes: {} },
    fetchCacheKeyPrefix: "",
  } as unknown as ConstructorParameters<typeof IncrementalCache>[0]);
  type Entry = Parameters<IncrementalCache["set"]>[1];
  type Context = Parameters<IncrementalCache["set"]>[2];
  const page = { kind: "APP_PAGE", html: "x", rscData: Buffer.alloc(1), status: 200, headers: {} };
  await cache.set(
    "/fr",
    page as unknown as Entry,
    {
      cacheControl: { revalidate: 300, expire: 600 },
      isFallback: false,
      route: { kind: "APP_PAGE", sourceRoute: "/[locale]" },
    } as unknown as Context,
  );
  const data = { headers: {}, body: "x", status: 200, url: "" };
  const content = { kind: "FETCH", data, revalidate: 300 };
  await cache.set("key", content as unknown as Entry, { fetchCache: true, tags: [] } as unknown as Context);
  for (const place of Object.values(renderedFolders))
    expect(
      existsSync(path.join(folder, place)),
      `Next stores elsewhere than in ${place}: change renderedFolders, and the links in deploy/Containerfile. Else the disk fills, and pages of another shop are shown.`,
    ).toBe(true);
});

it("the image links the folders that Next writes to its volume", () => {
  const lines = readFileSync(path.join(root, "deploy/Containerfile"), "utf8");
  expect(lines).toContain(`/app/.next/${renderedFolders.pages}`);
  expect(lines).toContain(`/app/.next/${path.dirname(renderedFolders.content)}`);
});

it("a build names the scripts of every page", () => {
  expect(scriptManifest).toBe(BUILD_MANIFEST);
  expect(
    readPackage("next/dist/server/get-page-files.d.ts"),
    "The manifest of a build has no rootMainFiles: name React's and Next's files in compile-hints.mjs otherwise, or remove it.",
  ).toContain("rootMainFiles");
});

it("the files of the image are found by Next's tracer", () => {
  const tracer: unknown = createRequire(import.meta.url)(fileTracer.module);
  expect(
    tracer,
    "Next no longer brings its file tracer: install @vercel/nft, and name that in installed.mjs.",
  ).toMatchObject({ nodeFileTrace: expect.any(Function) });
});

it.each(toolParts)("%s exists: else its successor is in the image", (part) => {
  expect(existsSync(path.join(root, "node_modules", part))).toBe(true);
});

it("draft mode has the cookie that keeps answers out of the store", () => {
  expect(
    previewCookie,
    "Next's cookie of draft mode has another name: change cookies.ts, and the maps in deploy/nginx/proxy.conf. Else drafts are stored for all.",
  ).toBe(COOKIE_NAME_PRERENDER_BYPASS);
});

it("an absent page that needs its script has the root by which it is recognized", () => {
  const id = /id="([^"]+)"/.exec(scriptOnlyRoot)?.[1];
  expect(
    readPackage("next/dist/server/app-render/app-render.js"),
    "Next marks its blank document otherwise: change is-script-only.ts, or visitors without scripts see an empty page. Where it renders absent pages on the server, remove is-script-only.ts.",
  ).toMatch(new RegExp(`id: ['"]${id}['"]`));
});
