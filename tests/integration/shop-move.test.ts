import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ShopManifest } from "@/src/domain/contracts/shop-file";
import {
  movedCollectionNames,
  movedCollections,
  movedGlobalNames,
  stayingCollections,
  stayingGlobals,
} from "@/src/domain/shop-move/moved-content";
import {
  editContent,
  linesOf,
  openMovedShop,
  partsOf,
  uploadsOf,
  type MovedShop,
} from "@/tests/factories/moved-shop";
import { zipArchive } from "@/tests/factories/zip-archive";
import type { OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
/** The shop's own file; the tests that change the shop end with its content. */
let sent: string;
let manifest: ShopManifest;
let imported: MovedShop["imported"];
let refusal: MovedShop["refusal"];
let rewritten: MovedShop["rewritten"];
let changed: MovedShop["changed"];
let folder: string;
let close: MovedShop["close"];
beforeAll(async () => {
  const shop = await openMovedShop();
  ({ open, imported, refusal, rewritten, changed, folder, close } = shop);
  await editContent(open);
  await open.rows("update preorder_offers set password_hash = 'salt.secret'");
  ({ file: sent, manifest } = await shop.exported());
});
afterAll(() => close());

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
    const texts = [...partsOf(sent)]
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
    const report = await imported(sent, { isReplacing: true });
    expect(linesOf(report)).toEqual([]);
    expect(manifest.counts.watches).toBeGreaterThan(10);
    expect(manifest.counts.layers).toBeGreaterThan(100);
  });

  test("fills what is empty with the same content, drafts and files included", async () => {
    await open.rows("delete from pages where slug = 'faq'");
    await open.rows("truncate banners, questions, manuals cascade");
    await open.rows("truncate footer, _footer_v cascade");
    await open.rows("update translations_locales set text = null");
    rmSync(path.join(uploadsOf("media"), "hero-home.webp"));

    expect((await imported(sent)).isRefused).toBe(false);
    expect(linesOf(await imported(sent, { isTrial: true, isReplacing: true }))).toEqual([]);
    // What a visitor sees comes from it at once.
    expect((await fetch(`${open.url}/api/media/file/hero-home.webp`)).status).toBe(200);
  });
});

describe("an import", () => {
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
    const smaller = changed(sent, {
      "collections/pages.json": (text) =>
        JSON.stringify((JSON.parse(text) as { key: string }[]).filter(({ key }) => key !== "faq")),
    });
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
    const bad = changed(sent, {
      "collections/watches.json": (text) =>
        text.replace(/"configuratorDial": "[^"]+"/, '"configuratorDial": "NO-DIAL"'),
    });
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
  const day = (date: number) => `2030-01-0${date}T08:00:00.000Z`;
  /** What an editor's form refuses: the fault, its collection, its document, the changed values, and the line of the report. */
  const faults: readonly (readonly [string, string, string, Record<string, unknown>, RegExp])[] = [
    ["a text that is too long", "banners", "fault-1", { text: { fr: "x".repeat(49) } }, /: text \(fr\)/],
    ["an empty text", "banners", "fault-2", { text: { en: "Only here" } }, /: text \(fr\)/],
    [
      "a period that ends before it begins",
      "banners",
      "fault-3",
      { startsAt: day(2), endsAt: day(1) },
      /: endsAt/,
    ],
    ["an unknown choice", "banners", "fault-4", { place: "nowhere" }, /: place/],
    ["a link that is none", "banners", "fault-5", { href: "javascript:alert(1)" }, /: href/],
    ["a reserved address", "pages", "faq", { slug: "panier" }, /: slug/],
    ["a block of an unknown kind", "pages", "a-propos", { blocks: [{ blockType: "marquee" }] }, /: blocks/],
    ["a price in words", "products", "GC-100", { price: "cheap" }, /: price/],
    ["a price below zero", "products", "GC-150", { price: -1 }, /: price/],
    ["a reduction of nearly everything", "products", "GC-200", { discount: 95 }, /: discount/],
    ["a text in the place of a list", "manuals", "1", { sections: "none" }, /: sections/],
    [
      "a lost placeholder",
      "translations",
      "cart.line.removeNamed",
      { key: "cart.line.removeNamed", text: { en: "Lost" } },
      /: text \(en\)/,
    ],
    [
      "an old address that leads out by a script",
      "redirects",
      "/alt",
      { from: "/alt", page: null, address: "javascript:alert(1)" },
      /: address/,
    ],
  ];
  const wrongSettings: readonly (readonly [string, Record<string, unknown>, RegExp])[] = [
    ["brand", { accent: "#12" }, /^brand refused brand: accent/],
    ["shop-settings", { leadDays: 500 }, /: leadDays/],
    ["shop-settings", { company: { name: "A", email: "no address" } }, /: company\.email/],
    ["footer", { email: "no address" }, /: email/],
  ];

  /** The documents of a collection with its faults: in the one of that key, or in a copy of the first or an empty one. */
  function withFaults(collection: string, documents: readonly Sent[]): readonly Sent[] {
    const own = faults.filter(([, name]) => name === collection);
    const added = own.flatMap(([, , key, changes]): Sent[] => {
      if (documents.some((one) => one.key === key)) return [];
      const copied = collection === "banners" ? documents[0] : undefined;
      return [
        {
          draft: null,
          file: null,
          ...copied,
          key,
          data: { ...copied?.data, ...changes, ...(copied && { key }) },
        },
      ];
    });
    const mended = documents.map((one) => {
      const changes = own.find(([, , key]) => key === one.key)?.[3];
      return changes ? { ...one, data: { ...one.data, ...changes } } : one;
    });
    return [...mended, ...added];
  }

  describe("refuses what its form refuses:", () => {
    let lines: readonly string[];
    beforeAll(async () => {
      const collections = [...new Set(faults.map(([, collection]) => collection))];
      const settings = [...new Set(wrongSettings.map(([name]) => name))];
      const file = changed(sent, {
        ...Object.fromEntries(
          collections.map((name) => [
            `collections/${name}.json`,
            (text: string) => JSON.stringify(withFaults(name, JSON.parse(text) as Sent[])),
          ]),
        ),
        ...Object.fromEntries(
          settings.map((name) => [
            `globals/${name}.json`,
            (text: string) => {
              const { data, ...others } = JSON.parse(text) as { data: object };
              const values = wrongSettings.filter(([other]) => other === name).map(([, wrong]) => wrong);
              return JSON.stringify({ ...others, data: Object.assign({}, data, ...values) });
            },
          ]),
        ),
      });
      lines = await refusal(file);
    });

    test.each(faults)("%s", (_, collection, key, __, expected) => {
      const own = lines.filter((line) => line.startsWith(`${collection} refused ${key}: `));
      expect(own.join("\n")).toMatch(expected);
    });
    test.each(wrongSettings)("a wrong setting of %s: %j", (name, _, expected) => {
      expect(lines.filter((line) => line.startsWith(`${name} refused`)).join("\n")).toMatch(expected);
    });
  });

  test("writes nothing of what it refuses", async () => {
    expect(linesOf(await imported(sent, { isTrial: true }))).toEqual([]);
  });

  test("refuses a file of another structure, a changed one and a foreign one in words", async () => {
    const structure = (name: string) =>
      changed(
        sent,
        { "manifest.json": (text) => text.replace(/"structure": "[^"]+"/, `"structure": "${name}"`) },
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
      { "manifest.json": (text) => text.replace('"format": 1', '"format": 2') },
      false,
    );
    expect(await refusal(format)).toEqual([expect.stringContaining("newer shop")]);
    const altered = changed(
      sent,
      { "globals/brand.json": (text) => text.replace("Valcour", "Vulcain") },
      false,
    );
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
