import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultSelection } from "@/src/domain/watch/selection";
import { createShopper } from "@/tests/factories/shopper";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let marketer: StaffMember;
beforeAll(async () => {
  open = await openShop();
  marketer = await staffMember(open, "marketer");
});
afterAll(() => open.close());

const idOf = async (table: string, column: string, key: string) => {
  const [row] = await open.rows<{ id: number }>(`select id from ${table} where ${column} = $1`, [key]);
  return row!.id;
};

const option = async (field: "dial" | "rotor", key: string) =>
  (await open.shop.store.loadCatalogue())[field].find((candidate) => candidate.key === key);

const picture = async (width: number, height: number, alpha = true) =>
  new Uint8Array(
    await sharp({
      create: { width, height, channels: alpha ? 4 : 3, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
    })
      .png()
      .toBuffer(),
  );

const encoded = (text: string) => new Uint8Array(new TextEncoder().encode(text));

describe("uploads (scenario 23)", () => {
  test("a layer is stored byte for byte under its fingerprint, and never replaced", async () => {
    const data = await picture(2000, 2000);
    const file = { name: "ROT-TEST.png", type: "image/png", data };
    const created = await marketer.upload("POST", "/api/layers", file);
    expect(created).toMatchObject({
      status: 201,
      body: { doc: { name: "ROT-TEST", width: 2000, height: 2000 } },
    });
    const { id, hash, filesize } = created.body.doc as { id: number; hash: string; filesize: number };
    expect(filesize).toBe(data.length);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await marketer.upload("PATCH", `/api/layers/${id}`, file)).toMatchObject({ status: 400 });
    const rotor = await idOf("rotors", "key", "ASANOHA-GL");
    await marketer.ask("PATCH", `/api/rotors/${rotor}`, { layer: id });
    expect(await option("rotor", "ASANOHA-GL")).toMatchObject({ layer: { hash } });
    expect(await marketer.ask("DELETE", `/api/layers/${id}`)).toMatchObject({ status: 409 });
    await marketer.ask("PATCH", `/api/rotors/${rotor}`, { layer: null, enabled: false });
    expect(await marketer.ask("DELETE", `/api/layers/${id}`)).toMatchObject({ status: 200 });
  });

  test("a layer in use stays", async () => {
    await createShopper(open).post("/api/configurator/sku", { ...defaultSelection, dial: "DI-GR" });
    const dial = await idOf("dials", "key", "DI-GR");
    const layer = await idOf("layers", "name", "DI-GR");
    await marketer.ask("PATCH", `/api/dials/${dial}`, { layer: null });
    expect(await marketer.ask("DELETE", `/api/layers/${layer}`)).toMatchObject({ status: 409 });
  });

  test.each<[string, string, () => Promise<Uint8Array<ArrayBuffer>>]>([
    ["too small", "image/png", () => picture(1000, 1000)],
    ["opaque", "image/png", () => picture(2000, 2000, false)],
    [
      "a drawing",
      "image/svg+xml",
      async () => encoded("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"),
    ],
    ["a page in disguise", "image/png", async () => encoded("<html><script>alert(1)</script></html>")],
  ])("a layer that is %s is refused", async (_, type, data) => {
    const answer = await marketer.upload("POST", "/api/layers", { name: "X.png", type, data: await data() });
    expect(answer.status).toBe(400);
  });

  test.each<[string, string, string]>([
    ["a drawing", "drawing.svg", "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"],
    ["a page", "page.html", "<html><script>alert(1)</script></html>"],
    ["a page in disguise", "page.png", "<html><script>alert(1)</script></html>"],
  ])("as a picture, %s is refused", async (_, name, text) => {
    for (const type of ["image/png", "image/svg+xml", "text/html"]) {
      const answer = await marketer.upload(
        "POST",
        "/api/media",
        { name, type, data: encoded(text) },
        { alt: "x" },
      );
      expect(answer.status).toBe(400);
    }
  });

  describe("files that cannot be opened", () => {
    const photo = () =>
      sharp({
        create: {
          width: 600,
          height: 400,
          channels: 3,
          background: "#357",
          noise: { type: "gaussian", mean: 128, sigma: 30 },
        },
      });
    const cut = (data: Buffer) => data.subarray(0, data.length / 2);
    const oriented = () => photo().withMetadata({ orientation: 6 });
    const broken: Readonly<
      Record<string, readonly [name: string, type: string, data: () => Promise<Buffer>]>
    > = {
      "an empty file": ["empty.jpg", "image/jpeg", async () => Buffer.alloc(0)],
      "one byte": ["byte.jpg", "image/jpeg", async () => Buffer.from([0xff])],
      "a JPEG cut off": ["cut.jpg", "image/jpeg", async () => cut(await photo().jpeg().toBuffer())],
      "a JPEG with EXIF cut off": [
        "exif.jpg",
        "image/jpeg",
        async () => cut(await oriented().jpeg().toBuffer()),
      ],
      "a PNG cut off": ["cut.png", "image/png", async () => cut(await photo().png().toBuffer())],
      "a WebP cut off": ["cut.webp", "image/webp", async () => cut(await photo().webp().toBuffer())],
      "an AVIF cut off": [
        "cut.avif",
        "image/avif",
        async () => cut(await photo().avif({ effort: 0 }).toBuffer()),
      ],
      "a JPEG of which only the header is left": [
        "header.jpg",
        "image/jpeg",
        async () => (await photo().jpeg().toBuffer()).subarray(0, 400),
      ],
      "a PNG with a damaged middle": [
        "damaged.png",
        "image/png",
        async () => {
          const data = await photo().png().toBuffer();
          return data.fill(0, Math.floor(data.length / 3), Math.floor(data.length / 2));
        },
      ],
      "HEIC under the name of an AVIF": [
        "heic.avif",
        "image/avif",
        async () => {
          const data = await photo().avif({ effort: 0 }).toBuffer();
          return Buffer.from(data.toString("latin1").replaceAll("avif", "heic"), "latin1");
        },
      ],
      "60 megapixels": [
        "large.png",
        "image/png",
        async () =>
          sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: "#fff" } })
            .png({ compressionLevel: 1 })
            .toBuffer(),
      ],
    };

    test.each(Object.entries(broken))(
      "%s is refused as a picture, with a sentence",
      async (_, [name, type, data]) => {
        const file = { name, type, data: new Uint8Array(await data()) };
        const { status, body } = await marketer.upload("POST", "/api/media", file, { alt: "x" });
        expect(status).toBe(400);
        expect(JSON.stringify(body)).toMatch(/JPEG, PNG, WebP/);
      },
    );

    test("a truncated or empty layer is refused", async () => {
      const whole = Buffer.from(await picture(2000, 2000));
      for (const data of [cut(whole), Buffer.alloc(0)]) {
        const file = { name: "CUT.png", type: "image/png", data: new Uint8Array(data) };
        expect(await marketer.upload("POST", "/api/layers", file)).toMatchObject({ status: 400 });
      }
    });

    test("a picture with the wrong file extension is served with its real type", async () => {
      const file = { name: "odd.jpg", type: "image/jpeg", data: await picture(40, 30) };
      const { status, body } = await marketer.upload("POST", "/api/media", file, { alt: "x" });
      expect(status).toBe(201);
      const { filename } = body.doc as { filename: string };
      const served = await fetch(`${open.url}/api/media/file/${filename}`);
      expect(served.headers.get("content-type")).toBe("image/png");
    });

    test("a picture with a damaged color profile is stored, and can be rendered", async () => {
      const data = await photo().withMetadata({ icc: "p3" }).jpeg().toBuffer();
      const at = data.indexOf("ICC_PROFILE");
      expect(at).toBeGreaterThan(0);
      data.fill(0x7f, at + 20, at + 200);
      const file = { name: "profile.jpg", type: "image/jpeg", data: new Uint8Array(data) };
      const { status, body } = await marketer.upload("POST", "/api/media", file, { alt: "x" });
      expect(status).toBe(201);
      const { filename } = body.doc as { filename: string };
      const served = await fetch(`${open.url}/api/media/file/${filename}`);
      const kept = Buffer.from(await served.arrayBuffer());
      expect((await sharp(kept).resize(64).webp().toBuffer()).length).toBeGreaterThan(0);
    });
  });

  test("a picture is served publicly, and only as a picture", async () => {
    const file = { name: "scene.png", type: "image/png", data: await picture(40, 30) };
    const created = await marketer.upload("POST", "/api/media", file, { alt: "Une scène" });
    expect(created).toMatchObject({ status: 201 });
    const { filename } = created.body.doc as { filename: string };
    const served = await fetch(`${open.url}/api/media/file/${filename}`);
    expect(served.status).toBe(200);
    expect(served.headers.get("content-type")).toBe("image/png");
    expect(served.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("a photograph loses its location data and is rotated upright", async () => {
    const data = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#888" } })
      .withExif({ IFD0: { Copyright: "somebody" }, IFD3: { GPSLatitude: "47/1 14/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const file = { name: "photo.jpg", type: "image/jpeg", data: new Uint8Array(data) };
    const created = await marketer.upload("POST", "/api/media", file, { alt: "Une photographie" });
    expect(created).toMatchObject({ status: 201, body: { doc: { width: 20, height: 40 } } });
    const { filename } = created.body.doc as { filename: string };
    const served = await fetch(`${open.url}/api/media/file/${filename}`);
    const { exif } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect(exif).toBeUndefined();
  });
});
