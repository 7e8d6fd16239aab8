import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Bucket } from "./bucket";
import { fetchMissingFile } from "./fetch-missing-file";
import { openBucket } from "./open-bucket";

const picture = new Uint8Array([0, 255, 10, 13, 0]);
let folder: string;
let server: S3rver;
let port: number;
let bucket: Bucket;

const settings = (name: string) => ({
  bucket: name,
  region: "us-east-1",
  endpoint: `http://127.0.0.1:${port}`,
  accessKeyId: "S3RVER",
  secretAccessKey: "S3RVER",
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "bucket-"));
  server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: path.join(folder, "store"),
    configureBuckets: [{ name: "uploads", configs: [] }],
  });
  ({ port } = await server.run());
  bucket = openBucket(settings("uploads"));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe("a bucket", () => {
  test("returns the same bytes, and nothing after removal", async () => {
    await bucket.put("layers/DI-1.webp", picture, "image/webp");
    expect(await bucket.get("layers/DI-1.webp")).toEqual(picture);
    await bucket.remove("layers/DI-1.webp");
    expect(await bucket.get("layers/DI-1.webp")).toBeNull();
  });

  test("fails if the bucket is missing or the store is unavailable", async () => {
    const put = openBucket(settings("elsewhere")).put("a", picture, "image/webp");
    await expect(put).rejects.toThrow(/bucket does not exist/i);
    const away = openBucket({ ...settings("uploads"), endpoint: "http://127.0.0.1:9" });
    await expect(away.get("a")).rejects.toThrow(/ECONNREFUSED/);
  });
});

describe("a file missing on this machine", () => {
  test("is fetched once, atomically, and not again", async () => {
    const file = path.join(folder, "copies", "DI-2.webp");
    await bucket.put("layers/DI-2.webp", picture, "image/webp");
    await Promise.all([1, 2, 3].map(() => fetchMissingFile(bucket, "layers/DI-2.webp", file)));
    expect(new Uint8Array(await readFile(file))).toEqual(picture);
    expect(await readdir(path.dirname(file))).toEqual(["DI-2.webp"]);
    await bucket.put("layers/DI-2.webp", new Uint8Array([1]), "image/webp");
    await fetchMissingFile(bucket, "layers/DI-2.webp", file);
    expect(new Uint8Array(await readFile(file))).toEqual(picture);
  });

  test("stays missing if the bucket does not have it", async () => {
    const file = path.join(folder, "nowhere", "DI-3.webp");
    await fetchMissingFile(bucket, "layers/DI-3.webp", file);
    await expect(readFile(file)).rejects.toThrow(/ENOENT/);
  });
});
