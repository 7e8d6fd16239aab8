import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  movedCollectionNames,
  movedCollections,
  movedGlobalNames,
  stayingCollections,
  stayingGlobals,
} from "@/src/domain/shop-move/moved-content";
import { shopManifest, type ShopManifest } from "@/src/domain/contracts/shop-file";
import type { CmsContent } from "@/src/services/shop-move/cms-content";
import { exportShop } from "@/src/services/shop-move/export-shop";
import { importShop, type ImportReport } from "@/src/services/shop-move/import-shop";
import { zipArchive } from "@/tests/factories/zip-archive";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";
import * as v from "valibot";

let open: OpenShop;
let cms: CmsContent;
const folder = mkdtempSync(path.join(tmpdir(), "shop-move-"));
/** Files that the seed has uploaded. */
const seeded = process.env.DATA_DIR ?? "";
const uploads = ["layers", "media", "fonts"] as const;
const uploadsOf = (name: string) => path.join(process.env.DATA_DIR ?? "", name);

beforeAll(async () => {
  open = await openShop();
  const { cmsContentOf } = await import("@/src/server/runtime/shop-move/cms-content");
  cms = cmsContentOf(open.payload);
  for (const name of uploads) cpSync(path.join(seeded, name), uploadsOf(name), { recursive: true });
});
afterAll(async () => {
  await open.close();
  rmSync(folder, { recursive: true });
});

let count = 0;
async function exported(): Promise<{ file: string; manifest: ShopManifest }> {
  const file = path.join(folder, `${(count += 1)}.zip`);
  return { file, manifest: await exportShop(cms, file, new Date()) };
}

async function imported(
  file: string,
  options: { isTrial?: boolean; isReplacing?: boolean } = {},
): Promise<ImportReport> {
  const done = await importShop(cms, { file, isTrial: false, isReplacing: false, ...options });
  if (!done.ok) throw new Error(done.error.join("\n"));
  return done.value;
}

const linesOf = (report: ImportReport) =>
  report.parts.flatMap(({ name, lines }) =>
    lines.map(({ kind, key, detail }) => `${name} ${kind} ${key}${detail && `: ${detail}`}`),
  );

/** Hashes of everything but the pictures, which the documents name by theirs. */
const documentsOf = ({ files }: ShopManifest) =>
  Object.entries(files).filter(([name]) => !name.startsWith("files/"));

const partsOf = (file: string) => new Map(Object.entries(unzipSync(readFileSync(file))));

/** A file whose parts were changed, with or without the right hashes. */
function rewritten(parts: ReadonlyMap<string, Uint8Array>, isHonest: boolean): string {
  const manifest = v.parse(shopManifest, JSON.parse(new TextDecoder().decode(parts.get("manifest.json"))));
  const hashes = Object.fromEntries(
    [...parts]
      .filter(([name]) => name !== "manifest.json")
      .map(([name, data]) => [
        name,
        { sha256: createHash("sha256").update(data).digest("hex"), size: data.length },
      ]),
  );
  const whole = [...parts].map(([name, data]) => ({
    name,
    data:
      isHonest && name === "manifest.json"
        ? JSON.stringify({ ...manifest, files: hashes })
        : Buffer.from(data),
  }));
  const file = path.join(folder, `${(count += 1)}.zip`);
  writeFileSync(file, zipArchive(whole));
  return file;
}

function changed(file: string, name: string, change: (text: string) => string, isHonest = true): string {
  const parts = partsOf(file);
  parts.set(name, new TextEncoder().encode(change(new TextDecoder().decode(parts.get(name)))));
  return rewritten(parts, isHonest);
}

const refusal = async (file: string) => {
  const done = await importShop(cms, { file, isTrial: false, isReplacing: false });
  return done.ok ? linesOf(done.value).filter((line) => line.includes("refused")) : done.error;
};

describe("what is moved", () => {
  test("is decided for every collection and global", () => {
    const { collections, globals } = open.payload.config;
    expect([...movedCollectionNames, ...Object.keys(stayingCollections)].toSorted()).toEqual(
      collections.map(({ slug }) => slug).toSorted(),
    );
    expect([...movedGlobalNames, ...Object.keys(stayingGlobals)].toSorted()).toEqual(
      globals.map(({ slug }) => slug).toSorted(),
    );
  });

  test("refers to nothing that stays", async () => {
    const { traverseFields } = await import("payload");
    const targets = new Set<unknown>();
    for (const { slug, fields } of [...open.payload.config.collections, ...open.payload.config.globals]) {
      if (![...movedCollectionNames, ...movedGlobalNames].some((name) => name === slug)) continue;
      traverseFields({
        fields,
        callback: ({ field }) => {
          if (field.type === "relationship" || field.type === "upload") targets.add(field.relationTo);
        },
      });
    }
    expect([...targets].filter((target) => !Object.hasOwn(movedCollections, String(target)))).toEqual([]);
  });

  test("has no person, order or secret in it", async () => {
    await open.rows("update preorder_offers set password_hash = 'salt.secret'");
    const { file } = await exported();
    const texts = [...partsOf(file)]
      .filter(([name]) => name.endsWith(".json"))
      .map(([, data]) => new TextDecoder().decode(data))
      .join("\n");
    expect(texts).not.toContain("salt.secret");
    expect(texts).not.toContain("passwordHash");
    const people = await open.rows<{ email: string }>("select email from users");
    expect(people.length).toBeGreaterThan(0);
    expect(people.filter(({ email }) => texts.includes(email))).toEqual([]);
  });
});

describe("a file of a shop", () => {
  test("changes nothing in the shop that wrote it", async () => {
    const { file, manifest } = await exported();
    const report = await imported(file, { isReplacing: true });
    expect(linesOf(report)).toEqual([]);
    expect(manifest.counts.watches).toBeGreaterThan(10);
    expect(manifest.counts.layers).toBeGreaterThan(100);
  });

  test("fills an empty shop with the same content, drafts and files included", async () => {
    const [page] = (await open.payload.find({ collection: "pages", where: { slug: { equals: "faq" } } }))
      .docs;
    await open.payload.update({
      collection: "pages",
      id: page?.id ?? 0,
      data: { title: "Une ébauche" },
      draft: true,
    });
    await open.payload.update({
      collection: "translations",
      where: { key: { equals: "cart.empty.title" } },
      data: { text: "Rien encore" },
    });
    const { file, manifest } = await exported();

    await open.rows(
      `truncate ${movedCollectionNames
        .filter((name) => name !== "translations")
        .map((name) => `"${name.replaceAll("-", "_")}"`)
        .join(", ")} cascade`,
    );
    await open.rows("update translations_locales set text = null");
    for (const table of ["brand", "shop_settings", "configurator_settings", "navigation", "footer", "quiz"])
      await open.rows(`truncate ${table}, _${table}_v cascade`);
    for (const name of uploads) rmSync(uploadsOf(name), { recursive: true });

    const report = await imported(file);
    expect(report.isRefused).toBe(false);
    const again = await exported();
    expect(linesOf(await imported(file, { isTrial: true, isReplacing: true }))).toEqual([]);
    expect(again.manifest.counts).toEqual(manifest.counts);
    const offers = "collections/preorder-offers.json";
    expect(documentsOf(again.manifest).filter(([name]) => name !== offers)).toEqual(
      documentsOf(manifest).filter(([name]) => name !== offers),
    );
    // What a visitor sees comes from it at once.
    expect(await (await fetch(`${open.url}/api/media/file/hero-home.webp`)).arrayBuffer()).toMatchObject({
      byteLength: expect.any(Number),
    });
    const [offer] = await open.rows("select enabled from preorder_offers");
    expect(offer).toMatchObject({ enabled: false });
    const prices = await open.rows<{ count: string }>("select count(*) from price_history");
    expect(Number(prices[0]?.count)).toBe(manifest.counts.products);
  });
});

describe("an import", () => {
  let sent: string;
  // Each test ends with the content of the file.
  beforeAll(async () => {
    sent = (await exported()).file;
  });

  test("brings back what was changed here, and keeps what only this shop has", async () => {
    await open.rows("update products set price = price + 100 where sku = 'GC-100'");
    await open.payload.create({
      collection: "questions",
      data: { key: "own-question", group: "ordering", question: "Ici ?", answer: "Ici seulement." },
    });
    const [history] = await open.rows<{ count: string }>("select count(*) from price_history");
    const trial = await imported(sent, { isTrial: true });
    expect(linesOf(trial)).toEqual(["products changed GC-100: price", "questions kept own-question"]);
    expect((await open.rows("select price from products where sku = 'GC-100'"))[0]).toMatchObject({
      price: expect.stringMatching(/^10100$/),
    });

    expect(linesOf(await imported(sent))).toEqual(linesOf(trial));
    expect(await open.rows("select price from products where sku = 'GC-100'")).toMatchObject([
      { price: "10000" },
    ]);
    expect(await open.rows("select id from questions where key = 'own-question'")).toHaveLength(1);
    const [after] = await open.rows<{ count: string }>("select count(*) from price_history");
    expect(Number(after?.count)).toBeGreaterThanOrEqual(Number(history?.count));

    const replaced = await imported(sent, { isReplacing: true });
    expect(linesOf(replaced)).toEqual(["questions removed own-question"]);
    expect(await open.rows("select id from questions where key = 'own-question'")).toEqual([]);
  });

  test("keeps what is removed in the file but used here, and says why", async () => {
    const smaller = changed(sent, "collections/pages.json", (text) =>
      JSON.stringify((JSON.parse(text) as { key: string }[]).filter(({ key }) => key !== "faq")),
    );
    const report = await imported(smaller, { isReplacing: true });
    expect(linesOf(report)).toEqual([expect.stringMatching(/^pages kept faq: .+/)]);
    expect(await open.rows("select id from pages where slug = 'faq'")).toHaveLength(1);
  });

  test("puts another picture of the same name into its place, and none in a trial", async () => {
    const file = path.join(uploadsOf("media"), "hero-home.webp");
    const former = readFileSync(file);
    const other = readFileSync(path.join(uploadsOf("media"), "hero-story.webp"));
    writeFileSync(file, other);
    expect(linesOf(await imported(sent, { isTrial: true }))).toEqual(["media changed hero-home.webp: file"]);
    expect(readFileSync(file)).toEqual(other);
    await imported(sent);
    expect(readFileSync(file)).toEqual(former);
    rmSync(file);
    await imported(sent);
    expect(existsSync(file)).toBe(true);
  });

  test("writes nothing of a file with one bad document, and leaves no file behind", async () => {
    await open.rows("update products set price = price + 100 where sku = 'GC-100'");
    const bad = changed(sent, "collections/watches.json", (text) =>
      text.replace(/"configuratorDial": "[^"]+"/, '"configuratorDial": "NO-DIAL"'),
    );
    expect(await refusal(bad)).toEqual([
      expect.stringMatching(
        /^watches refused .+: refers to dials NO-DIAL, which neither the file nor this shop has$/,
      ),
    ]);
    expect(await open.rows("select price from products where sku = 'GC-100'")).toMatchObject([
      { price: "10100" },
    ]);
    await imported(sent);
  });

  test("takes no file under the name of a picture that is none", async () => {
    const parts = partsOf(sent);
    const media = JSON.parse(new TextDecoder().decode(parts.get("collections/media.json"))) as {
      file: { sha256: string; size: number };
    }[];
    const script = new TextEncoder().encode("<script>alert(1)</script>");
    const sha256 = createHash("sha256").update(script).digest("hex");
    const [first] = media;
    if (first) first.file = { sha256, size: script.length };
    parts.set(`files/${sha256}`, script);
    parts.set("collections/media.json", new TextEncoder().encode(JSON.stringify(media)));
    expect(await refusal(rewritten(parts, true))).toEqual([
      expect.stringContaining("its file is not what it says it is"),
    ]);
  });

  /** A document as a file has it. */
  interface Sent {
    readonly key: string;
    readonly data: Record<string, unknown>;
    readonly draft?: unknown;
    readonly file?: unknown;
  }
  const set =
    (changes: object, key?: string) =>
    (documents: Sent[]): Sent[] =>
      documents.map((one, place) =>
        (key === undefined ? place === 0 : one.key === key)
          ? { ...one, data: { ...one.data, ...changes } }
          : one,
      );
  const day = (date: number) => `2030-01-0${date}T08:00:00.000Z`;

  test.each<[string, string, (documents: Sent[]) => Sent[], RegExp]>([
    [
      "a text that is too long",
      "banners",
      set({ text: { fr: "x".repeat(49) } }),
      /^banners refused \S+: text \(fr\)/,
    ],
    ["an empty text", "banners", set({ text: { en: "Only here" } }), /: text \(fr\)/],
    ["a period that ends before it begins", "banners", set({ startsAt: day(2), endsAt: day(1) }), /: endsAt/],
    ["an unknown choice", "banners", set({ place: "nowhere" }), /: place/],
    ["a reserved address", "pages", set({ slug: "panier" }, "faq"), /^pages refused faq: slug/],
    ["a block of an unknown kind", "pages", set({ blocks: [{ blockType: "marquee" }] }, "faq"), /: blocks/],
    ["a price in words", "products", set({ price: "cheap" }, "GC-100"), /: price/],
    ["a price below zero", "products", set({ price: -1 }, "GC-100"), /: price/],
    ["a reduction of nearly everything", "products", set({ discount: 95 }, "GC-100"), /: discount/],
    ["a link that is none", "banners", set({ href: "javascript:alert(1)" }), /: href/],
    ["a text in the place of a list", "manuals", set({ sections: "none" }), /: sections/],
    [
      "a lost placeholder",
      "translations",
      (documents) => {
        const key = "cart.line.removeNamed";
        return [...documents, { key, data: { key, text: { en: "Lost" } }, draft: null, file: null }];
      },
      /^translations refused cart\.line\.removeNamed: text \(en\)/,
    ],
    [
      "an old address that leads out by a script",
      "redirects",
      (documents) => [
        ...documents,
        {
          key: "/alt",
          data: { from: "/alt", page: null, address: "javascript:alert(1)" },
          draft: null,
          file: null,
        },
      ],
      /^redirects refused \/alt: address/,
    ],
  ])("refuses %s, as its form does", async (_, name, change, expected) => {
    const faulty = changed(sent, `collections/${name}.json`, (text) =>
      JSON.stringify(change(JSON.parse(text) as Sent[])),
    );
    const lines = await refusal(faulty);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join("\n")).toMatch(expected);
  });

  test.each([
    ["brand", { accent: "#12" }, /^brand refused brand: accent/],
    ["shop-settings", { leadDays: 500 }, /: leadDays/],
    ["shop-settings", { company: { name: "A", email: "no address" } }, /: company\.email/],
    ["footer", { email: "no address" }, /: email/],
  ])("refuses a wrong setting of %s: %j", async (name, values, expected) => {
    const faulty = changed(sent, `globals/${name}.json`, (text) => {
      const { data, ...rest } = JSON.parse(text) as { data: object };
      return JSON.stringify({ ...rest, data: { ...data, ...values } });
    });
    expect((await refusal(faulty)).join("\n")).toMatch(expected);
  });

  test("writes nothing of what it refuses", async () => {
    expect(linesOf(await imported(sent, { isTrial: true }))).toEqual([]);
  });

  test("refuses a file of another structure, a changed one and a foreign one in words", async () => {
    const structure = (name: string) =>
      changed(
        sent,
        "manifest.json",
        (text) => text.replace(/"structure": "[^"]+"/, `"structure": "${name}"`),
        false,
      );
    expect(await refusal(structure("20990101_000000_later"))).toEqual([
      expect.stringContaining("newer shop"),
    ]);
    expect(await refusal(structure("20200101_000000_earlier"))).toEqual([
      expect.stringContaining("older shop"),
    ]);
    const format = changed(
      sent,
      "manifest.json",
      (text) => text.replace('"format": 1', '"format": 2'),
      false,
    );
    expect(await refusal(format)).toEqual([expect.stringContaining("newer shop")]);
    const altered = changed(sent, "globals/brand.json", (text) => text.replace("Valcour", "Vulcain"), false);
    expect(await refusal(altered)).toEqual(["globals/brand.json was changed after the export."]);
    const parts = partsOf(sent);
    parts.set("more.txt", new TextEncoder().encode("more"));
    expect(await refusal(rewritten(parts, false))).toEqual(["more.txt is not in the list of files."]);
    const bomb = path.join(folder, "bomb.zip");
    writeFileSync(bomb, zipArchive([{ name: "manifest.json", data: Buffer.alloc(50_000_000) }]));
    expect(await refusal(bomb)).toEqual([expect.stringContaining("zip-ratio")]);
    const climbing = path.join(folder, "climbing.zip");
    writeFileSync(climbing, zipArchive([{ name: "../manifest.json", data: "{}" }]));
    expect(await refusal(climbing)).toEqual([expect.stringContaining("zip-name")]);
    writeFileSync(bomb, "no archive");
    expect(await refusal(bomb)).toEqual([expect.stringContaining("zip-broken")]);
  });
});
