import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "s3rver";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let marketer: StaffMember;
let store: S3rver;
let closing: Promise<void> | undefined;
const closeStore = () => (closing ??= store.close());
const folder = mkdtempSync(path.join(tmpdir(), "valcour-bucket-"));

beforeAll(async () => {
  store = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: folder,
    configureBuckets: [{ name: "uploads", configs: [] }],
  });
  const { port } = await store.run();
  Object.assign(process.env, {
    S3_BUCKET: "uploads",
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
  });
  open = await openShop();
  marketer = await staffMember(open, "marketer");
});
afterAll(async () => {
  await open.close();
  await closeStore();
  rmSync(folder, { recursive: true });
});

/** Where this machine keeps its copy. */
const copyOf = (filename: string) => path.join(process.env.DATA_DIR ?? "", "media", filename);

async function upload(name: string): Promise<{ readonly id: number; readonly filename: string }> {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#345" } })
    .png()
    .toBuffer();
  const file = { name, type: "image/png", data: new Uint8Array(picture) };
  const created = await marketer.upload("POST", "/api/media", file, { alt: "Une scène" });
  expect(created).toMatchObject({ status: 201 });
  return created.body.doc as { id: number; filename: string };
}

describe("uploads of a shop with a bucket", () => {
  test("a picture outlives the machine it was uploaded on, until it is deleted", async () => {
    const { id, filename } = await upload("scene.png");
    const address = `${open.url}/api/media/file/${filename}`;
    const before = new Uint8Array(await (await fetch(address)).arrayBuffer());
    rmSync(copyOf(filename));
    const answer = await fetch(address);
    expect(answer.status).toBe(200);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(before);
    expect(existsSync(copyOf(filename))).toBe(true);

    expect(await marketer.ask("DELETE", `/api/media/${id}`)).toMatchObject({ status: 200 });
    expect((await fetch(address)).status).toBe(404);
  });

  test("a name that leads out of the folder brings nothing", async () => {
    const answer = await fetch(`${open.url}/api/media/file/${encodeURIComponent("../layers/x.webp")}`);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  test("a file that is moved comes from the bucket, and goes there unless its transaction is rolled back", async () => {
    const { readUpload, UploadFiles } = await import("@/src/server/runtime/shop-move/upload-files");
    const { filename } = await upload("moved.png");
    const bytes = await readUpload("media", filename);
    rmSync(copyOf(filename));
    expect(await readUpload("media", filename)).toEqual(bytes);

    const put = async () => {
      const files = new UploadFiles();
      await files.put({
        collection: "media",
        filename: "other.png",
        type: "image/png",
        bytes: bytes ?? new Uint8Array(),
      });
      return files;
    };
    await (await put()).rollBack();
    expect(await readUpload("media", "other.png")).toBeNull();
    await (await put()).commit();
    rmSync(copyOf("other.png"));
    expect(await readUpload("media", "other.png")).toEqual(bytes);
  });

  test("an upload that the bucket does not take is not saved", async () => {
    await closeStore();
    const file = {
      name: "lost.png",
      type: "image/png",
      data: new Uint8Array(
        await sharp({ create: { width: 4, height: 4, channels: 3, background: "#345" } })
          .png()
          .toBuffer(),
      ),
    };
    const { status } = await marketer.upload("POST", "/api/media", file, { alt: "Perdue" });
    expect(status).toBeGreaterThanOrEqual(500);
    expect(await open.rows("select id from media where filename like 'lost%'")).toEqual([]);
  });
});
