import { readFileSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deliveredPrinting } from "@/src/domain/brand/brand-printing";
import { frontImageUrl } from "@/src/domain/watch/image-query";
import { deliveredLook } from "@/src/domain/look/look";
import { defaultSelection } from "@/src/domain/watch/selection";
import { createWatchModels } from "@/src/gateways/models/watch-models";
import { drawPrinting } from "@/src/services/brand/draw-printing";
import {
  brandAsDelivered,
  discBrand,
  inMedia,
  openPrintedShop,
  printedScenes,
  sha,
  uploaded,
  type PrintedShop,
} from "@/tests/factories/printed-shop";
import type { StaffMember } from "@/tests/factories/staff-member";
import type { OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let marketer: StaffMember;
let printAll: PrintedShop["printAll"];
let dialRow: PrintedShop["dialRow"];
let publish: PrintedShop["publish"];
beforeAll(async () => {
  ({ open, marketer, printAll, dialRow, publish } = await openPrintedShop());
});
afterAll(() => open.close());

/** Some of each: the deep test prints all. */
const someDials = ["DI", "RE1070", "DIHO"];
const someScenes = ["hero-rose", "flat-three-watches", "DIHO-worn"];

/** The front of the usual watch, as shoppers see it. */
async function picture(): Promise<Buffer> {
  const jpeg = await open.shop.pictureAsJpeg(frontImageUrl({ ...defaultSelection, dial: "DI" }));
  if (!jpeg) throw new Error("The watch was not composed.");
  return sharp(jpeg).removeAlpha().raw().toBuffer();
}

/** Mean difference of two pictures within a box of the full frame (px of 2000), of 255. */
async function differenceIn(one: Buffer, other: Buffer, box: readonly [number, number, number, number]) {
  const side = Math.sqrt(one.length / 3);
  const scale = side / 2000;
  const [left, top, right, bottom] = box.map((edge) => Math.round(edge * scale)) as [
    number,
    number,
    number,
    number,
  ];
  let sum = 0;
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1)
      for (let c = 0; c < 3; c += 1) {
        const at = (y * side + x) * 3 + c;
        sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
      }
  return sum / ((right - left) * (bottom - top) * 3);
}

/** Mark and wordmark of the layout "classic". */
const printedBox = [860, 755, 1140, 850] as const;
const elsewhere = [1300, 900, 1600, 1200] as const;

/** Puts another picture in the place of a scene, as staff do. @returns the id of the document */
async function pictureOfStaff(name: string): Promise<number> {
  const [row] = await open.rows<{ id: number }>("select id from media where filename = $1", [`${name}.webp`]);
  if (!row) throw new Error(`The scene ${name} is not there.`);
  const ground = { width: 60, height: 40, channels: 3, background: "#777" } as const;
  const data = await sharp({ create: ground }).webp().toBuffer();
  await open.payload.update({
    collection: "media",
    id: row.id,
    data: { alt: "À nous" },
    file: { data, mimetype: "image/webp", name: "ours.webp", size: data.length },
    overrideAccess: true,
  });
  return row.id;
}

const scene = async () => {
  const [row] = await open.rows<{ id: number; filename: string; filesize: string }>(
    "select id, filename, filesize from media where filename like 'hero-rose%' or printed_from like 'hero-rose:%'",
  );
  if (!row) throw new Error("The scene is not there.");
  return row;
};

describe("the delivered brand", () => {
  test("has the files it was delivered with", async () => {
    expect(await printAll()).toBe(0);
    const { hash } = await dialRow("DI");
    expect(hash).toBe(sha(readFileSync(inMedia("layers/PRINT-DI.webp"))));
    expect((await scene()).filename).toBe("hero-rose.webp");
  });
});

describe("another brand", () => {
  let before: Buffer;
  let unprinted: { readonly hash: string };
  let replaced: number;
  beforeAll(async () => {
    before = await picture();
    await open.rows("update dials set printing_layout = null where key <> all($1)", [someDials]);
    // As if staff had put pictures of their own in the place of the other scenes.
    const others = printedScenes.filter((name) => !someScenes.includes(name)).map((name) => `${name}.webp`);
    await open.rows("update media set filesize = 1, printed_from = null where filename = any($1)", [others]);
    [unprinted, replaced] = [await dialRow("DI02"), await pictureOfStaff("DIHO-worn")];
    await publish(discBrand);
    await printAll();
  });

  test("is printed on composed watches, and changes nothing else", async () => {
    const after = await picture();
    expect(await differenceIn(before, after, printedBox)).toBeGreaterThan(4);
    expect(await differenceIn(before, after, elsewhere)).toBeLessThan(0.1);
  });

  test("is printed on every dial that names a layout", async () => {
    const rows = await open.rows<{ drawn: string }>(
      "select drawn_from as drawn from dials join layers on layers.id = printing_id where printing_layout is not null",
    );
    expect(rows.length).toBe(someDials.length);
    expect(rows.every(({ drawn }) => drawn)).toBe(true);
    // Versions that an editor may still publish follow.
    const stale = await open.rows(
      `select 1 from _dials_v join dials on dials.id = parent_id
        where version_printing_layout is not null and version_printing_id <> printing_id`,
    );
    expect(stale).toEqual([]);
  });

  test("is printed in scenes, which keep the rest", async () => {
    const { filename } = await scene();
    expect(filename).not.toBe("hero-rose.webp");
    const [one, other] = await Promise.all(
      [readFileSync(inMedia("scenes/hero-rose.webp")), uploaded("media", filename)].map((bytes) =>
        sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
      ),
    );
    expect(other?.info).toMatchObject({ width: one?.info.width, height: one?.info.height });
    let differing = 0;
    for (const [at, value] of (one?.data ?? Buffer.alloc(0)).entries())
      if (Math.abs(value - (other?.data[at] ?? 0)) > 40) differing += 1;
    expect(differing).toBeGreaterThan(500);
    expect(differing / (one?.data.length ?? 1)).toBeLessThan(0.01);
  });

  test("is printed on the watch in three dimensions", async () => {
    const models = createWatchModels(process.cwd(), 1);
    const order = { keys: ["PRINT-DI"], diameter: 40, form: "packed", detail: "full" } as const;
    const printing = await open.shop.brandPrinting({ ...discBrand, orderPrefix: "ME", look: deliveredLook });
    const usual = { layout: "classic", ink: "#dfdfde" } as const;
    const plain = await models.compose(order);
    const own = await models.compose({ ...order, dial: usual, printing: deliveredPrinting });
    const printed = await models.compose({ ...order, dial: usual, printing });
    expect(Buffer.from(own).equals(plain)).toBe(true);
    const [one, other] = await Promise.all([plain, printed].map(inkOf));
    if (!one || !other) throw new Error("A model has no picture.");
    expect(other.width).toBe(one.width);
    // Its mark is a disc.
    expect(other.at(0, 7.55)).toBe(255);
    expect([one.at(0.6, 7.55), other.at(0.6, 7.55)]).toEqual([0, 255]);
    expect(other.at(3, 3)).toBe(0);
    // So does the cover of a clasp.
    const clasp = { ...order, keys: ["MARK-LINKS-si"] };
    const [plainCover, ownCover] = await Promise.all(
      [clasp, { ...clasp, printing }].map(async (one) => inkOf(await models.compose(one))),
    );
    expect(ownCover?.width).toBe(plainCover?.width);
    expect(ownCover?.at(0, 0)).toBe(255);
    // An ink that the dial was not delivered with.
    const red = await models.compose({ ...order, dial: { ...usual, ink: "#ff0000" }, printing });
    const { materials } = jsonOf(red);
    expect(materials[0]?.pbrMetallicRoughness).toMatchObject({
      baseColorFactor: [1, 0, 0, 1],
      metallicFactor: 0,
    });
  });

  test("is left alone by the next run", async () => {
    expect(await drawPrinting(open.shop)).toBe(0);
  });

  test("leaves a picture alone that staff put in a scene's place", async () => {
    const rows = await open.rows("select filename, delivered from media where id = $1", [replaced]);
    expect(rows).toEqual([{ filename: "ours.webp", delivered: false }]);
    // What the shop prints itself stays a delivered picture.
    const { id } = await scene();
    expect(await open.rows("select delivered from media where id = $1", [id])).toEqual([{ delivered: true }]);
  });

  test("leaves a dial alone that names no layout", async () => {
    expect((await dialRow("DI02")).hash).toBe(unprinted.hash);
  });

  test("goes again when the delivered one is published", async () => {
    expect(await publish(brandAsDelivered)).toMatchObject({ status: 200 });
    await printAll();
    expect((await dialRow("DI")).hash).toBe(sha(readFileSync(inMedia("layers/PRINT-DI.webp"))));
    const rows = await open.rows<{ filename: string }>(
      "select filename from media where printed_from is not null order by filename",
    );
    // All but the one that staff replaced.
    expect(rows.length).toBe(someScenes.length - 1);
    for (const { filename } of rows)
      expect(sha(uploaded("media", filename))).toBe(sha(readFileSync(inMedia("scenes", filename))));
    expect(await differenceIn(before, await picture(), printedBox)).toBe(0);
  });
});

describe("a dial", () => {
  test("with another ink is printed anew", async () => {
    const { hash } = await dialRow("DI");
    const [dial] = await open.rows<{ id: number }>("select id from dials where key = 'DI'");
    const saved = await marketer.ask("PATCH", `/api/dials/${dial?.id}?locale=fr`, {
      printingInk: "#AA3311",
      _status: "published",
    });
    expect(saved.status).toBe(200);
    expect(await printAll()).toBe(1);
    const after = await dialRow("DI");
    expect(after.hash).not.toBe(hash);
    const pixel = await sharp(uploaded("layers", after.filename))
      .extract({ left: 1000, top: 785, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([...pixel]).toEqual([0xaa, 0x33, 0x11, 255]);
  });

  test.each(["red", "#12", "#12345g", "url(#x)"])("is not printed in %s", async (printingInk) => {
    const [dial] = await open.rows<{ id: number }>("select id from dials where key = 'DI'");
    const { status } = await marketer.ask("PATCH", `/api/dials/${dial?.id}?locale=fr`, {
      printingInk,
      _status: "published",
    });
    expect(status).toBe(400);
  });
});

test.each([
  ["mark", "<svg onload='x'/>"],
  ["mark", { ...discBrand.mark, path: `${discBrand.mark.path}"/><script>` }],
  ["mark", { ...discBrand.mark, extra: 1 }],
  ["wordmark", { path: "M0 0Z", width: 1 }],
  ["wordmark", { ...discBrand.mark, width: 1e9 }],
  ["dialLine", "自動巻"],
  ["dialLine", "A".repeat(25)],
])("%s is not accepted as %j", async (field, value) => {
  expect(await publish({ ...discBrand, [field]: value })).toMatchObject({ status: 400 });
});

/** The description of a plain model, and where its bytes begin. */
function jsonOf(glb: Uint8Array) {
  const bytes = Buffer.from(glb);
  const jsonLength = bytes.readUInt32LE(12);
  const json = JSON.parse(bytes.toString("utf8", 20, 20 + jsonLength)) as {
    images: { bufferView: number }[];
    bufferViews: { byteOffset?: number; byteLength: number }[];
    materials: { pbrMetallicRoughness: object }[];
  };
  return { ...json, bytes, start: 20 + jsonLength + 8 };
}

/** What the picture of a plain model covers, by places on the dial (mm, y up). */
async function inkOf(glb: Uint8Array) {
  const { images, bufferViews, bytes, start: begin } = jsonOf(glb);
  const view = bufferViews[images[0]?.bufferView ?? 0];
  const start = begin + (view?.byteOffset ?? 0);
  const { data, info } = await sharp(bytes.subarray(start, start + (view?.byteLength ?? 0)))
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const px = (mm: number) => Math.round((info.width * (mm + 10)) / 20);
  return { width: info.width, at: (x: number, y: number) => data[px(-y) * info.width + px(x)] };
}
