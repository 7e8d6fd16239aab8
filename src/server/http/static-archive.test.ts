import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Bucket } from "@/src/gateways/bucket/bucket";
import { openBucket } from "@/src/gateways/bucket/open-bucket";
import { createStaticArchive } from "./static-archive";

let folder: string;
let store: S3rver;
let bucket: Bucket;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "static-archive-"));
  store = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: path.join(folder, "store"),
    configureBuckets: [{ name: "uploads", configs: [] }],
  });
  const { port } = await store.run();
  bucket = openBucket({
    bucket: "uploads",
    region: "us-east-1",
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  });
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

/** A build with one file of its own, on a node. */
async function startVersion(node: string, version: string, shared: Bucket | null) {
  const built = path.join(folder, node, `built-${version}`);
  await mkdir(path.join(built, "chunks"), { recursive: true });
  await writeFile(path.join(built, "chunks", `${version}.js`), `run("${version}")`);
  const archive = createStaticArchive({
    built,
    archive: path.join(folder, node, "static"),
    bucket: shared,
  });
  await archive.keep(new Set([`/_next/static/chunks/${version}.js`]), version);
  return archive;
}

test("a file of the version before is still available after an update", async () => {
  await startVersion("alone", "one", null);
  const two = await startVersion("alone", "two", null);
  const found = await two.find("/_next/static/chunks/one.js");
  expect(found?.body.toString()).toBe('run("one")');
  expect(found?.headers).toContain("application/javascript; charset=utf-8");
  expect(found?.headers).toContain("public, max-age=31536000, immutable");
  expect(await two.find("/_next/static/chunks/never.js")).toBeNull();
});

test("an old node finds files of a new one, and the other way round", async () => {
  const old = await startVersion("a", "three", bucket);
  const fresh = await startVersion("b", "four", bucket);
  expect((await old.find("/_next/static/chunks/four.js"))?.body.toString()).toBe('run("four")');
  expect((await fresh.find("/_next/static/chunks/three.js"))?.body.toString()).toBe('run("three")');
});

test("only files of a build are served", async () => {
  const archive = await startVersion("safe", "five", null);
  await writeFile(path.join(folder, "safe", "secrets.js"), "secret");
  for (const address of ["/_next/static/../secrets.js", "/_next/static/chunks/../../secrets.js"])
    expect(await archive.find(address)).toBeNull();
  expect(await archive.find("/_next/static/chunks")).toBeNull();
});

test("files that no version of the last month had are removed", async () => {
  await startVersion("thin", "six", null);
  const kept = path.join(folder, "thin", "static", "chunks");
  const longAgo = new Date(Date.now() - 31 * 86_400_000);
  await utimes(path.join(kept, "six.js"), longAgo, longAgo);
  await startVersion("thin", "seven", null);
  expect(await readdir(kept)).toEqual(["seven.js"]);
});
