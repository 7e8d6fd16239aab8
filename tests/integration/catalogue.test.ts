import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { smallerPicture } from "@/src/domain/content/smaller-picture";
import { priceWatch } from "@/src/domain/watch/price-watch";
import { defaultSelection } from "@/src/domain/watch/selection";
import { seed } from "@/src/seed/index";
import { seedCatalogue } from "@/src/seed/catalogue-value";
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

describe("the catalogue read from the CMS", () => {
  test("is the seed's, in its order, with the existing layers", async () => {
    const loaded = await open.shop.store.loadCatalogue();
    const layers = new Map(
      (
        await open.rows<{ name: string; hash: string; filename: string }>(
          "select name, hash, filename from layers",
        )
      ).map(({ name, hash, filename }) => [name, { hash, file: filename }]),
    );
    const scenes = await open.rows<{ filename: string }>("select filename from media");
    const drawn = new Set(scenes.map(({ filename }) => filename));
    const thumbnailOf = (scene: string) =>
      drawn.has(`${scene}.webp`) ? smallerPicture(`/api/media/file/${scene}.webp`, 384) : undefined;
    expect(loaded).toEqual(seedCatalogue((name) => layers.get(name), thumbnailOf));
    expect(layers.size).toBeGreaterThan(0);
  });

  test("a second seed changes nothing", async () => {
    const state = async () => ({
      counts: await open.rows(
        `select (select count(*) from layers) as layers, (select count(*) from dials) as dials,
                (select count(*) from products) as products, (select count(*) from price_history) as prices,
                (select count(*) from banners) as banners, (select sum(jsonb_array_length(blocks)) from pages) as blocks,
                (select count(*) from navigation_bar) as entries, (select count(*) from users) as users`,
      ),
      catalogue: await open.shop.store.loadCatalogue(),
      products: await open.shop.store.content.products(),
      watches: await open.shop.store.content.watches(),
      home: await open.shop.store.content.page("home"),
    });
    const first = await state();
    await seed(open.payload);
    expect(await state()).toEqual(first);
  }, 60_000);
});

describe("a marketer", () => {
  test("changes a price, effective for all readers at once", async () => {
    const id = await idOf("dials", "key", "ART-WH");
    const { version } = await open.shop.store.loadCatalogue();
    const answer = await marketer.ask("PATCH", `/api/dials/${id}`, { price: 19_900 });
    expect(answer).toMatchObject({ status: 200 });
    const catalogue = await open.shop.store.loadCatalogue();
    const selection = { ...defaultSelection, dial: "ART-WH" };
    expect(priceWatch(selection, catalogue).total).toBe(32_000 + 19_900);
    // A price is no part of a watch's identity.
    expect(catalogue.version).toBe(version);
    const sku = await createShopper(open).post("/api/configurator/sku", selection);
    expect(sku).toMatchObject({ status: 200, body: { price: 51_900 } });
  });

  test.each([-1, 1.5, "free", null])("cannot set the price %j", async (price) => {
    const id = await idOf("dials", "key", "ART-WAVE");
    expect(await marketer.ask("PATCH", `/api/dials/${id}`, { price })).toMatchObject({ status: 400 });
    expect(await option("dial", "ART-WAVE")).toMatchObject({ price: 20_000 });
  });

  test("cannot change a key", async () => {
    const id = await idOf("rotors", "key", "CDG-SI");
    await marketer.ask("PATCH", `/api/rotors/${id}`, { key: "OTHER" });
    expect(await option("rotor", "CDG-SI")).toBeDefined();
  });

  test("sets the shop's rates, and the settings follow", async () => {
    const answer = await marketer.ask("POST", "/api/globals/shop-settings", { rates: { USD: 110 } });
    expect(answer).toMatchObject({ status: 200 });
    expect((await open.shop.store.loadSettings()).rates).toMatchObject({ EUR: 100, USD: 110, JPY: 16_900 });
  });
});

describe("an option used by watches", () => {
  test("cannot be deleted, can be turned off, and the cart keeps it", async () => {
    const shopper = createShopper(open);
    const { body } = await shopper.post("/api/configurator/sku", { ...defaultSelection, rotor: "WAVE-GL" });
    await shopper.add((body as { sku: string }).sku);
    const id = await idOf("rotors", "key", "WAVE-GL");
    expect(await marketer.ask("DELETE", `/api/rotors/${id}`)).toMatchObject({ status: 409 });
    expect(await marketer.ask("PATCH", `/api/rotors/${id}`, { enabled: false })).toMatchObject({
      status: 200,
    });
    const { items } = await shopper.cart();
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ price: 35_500, bespoke_data: { rotor: "WAVE-GL" } });
  });

  test("a strap is in use only with its own family", async () => {
    await createShopper(open).post("/api/configurator/sku", {
      ...defaultSelection,
      strapStyle: "JU",
      strapColor: "bl",
    });
    const rows = await open.rows<{ id: number; code: string }>(
      `select strap.id, family.key as code from straps strap join strap_families family on family.id = strap.family_id
        where strap.key = 'bl'`,
    );
    const statusOf = async (code: string) => {
      const { id } = rows.find((row) => row.code === code)!;
      return (await marketer.ask("DELETE", `/api/straps/${id}`)).status;
    };
    expect(await statusOf("JU")).toBe(409);
    expect(await statusOf("MA")).toBe(200);
  });

  test("the default watch's parts and those of ready-made watches cannot be deleted", async () => {
    for (const [slug, table, key] of [
      ["rotors", "rotors", "NORMAL"],
      ["dials", "dials", "DIHO"],
      ["buckles", "buckles", "BUTTERFLY"],
    ] as const) {
      expect(await marketer.ask("DELETE", `/api/${slug}/${await idOf(table, "key", key)}`)).toMatchObject({
        status: 409,
      });
    }
  });

  test("an unused one can", async () => {
    const id = await idOf("rotors", "key", "CLOUD-BL");
    expect(await marketer.ask("DELETE", `/api/rotors/${id}`)).toMatchObject({ status: 200 });
    expect(await option("rotor", "CLOUD-BL")).toBeUndefined();
  });

  test("products and watches that were sold cannot be deleted", async () => {
    const shopper = createShopper(open);
    await shopper.add("RE1070");
    const product = await idOf("products", "sku", "RE1070");
    expect(await marketer.ask("DELETE", `/api/products/${product}`)).toMatchObject({ status: 409 });
    const watch = await idOf("watches", "code", "DI01");
    expect(await marketer.ask("DELETE", `/api/watches/${watch}`)).toMatchObject({ status: 409 });
  });
});

describe("a reduction", () => {
  test("is announced beside the lowest price of the 30 days before", async () => {
    const id = await idOf("products", "sku", "DIHO");
    await open.rows("update price_history set since = now() - interval '40 days' where product_id = $1", [
      id,
    ]);
    await marketer.ask("PATCH", `/api/products/${id}`, { price: 42_000 });
    await marketer.ask("PATCH", `/api/products/${id}`, { discount: 10 });
    const products = await open.shop.store.content.products();
    expect(products.find(({ sku }) => sku === "DIHO")).toMatchObject({
      price: 42_000,
      discount: 10,
      lowestPrice: 38_000,
    });
    expect(
      await open.rows(
        "select price::int, discount::int, paid::int from price_history where product_id = $1 order by id",
        [id],
      ),
    ).toEqual([
      { price: 38_000, discount: 0, paid: 38_000 },
      { price: 42_000, discount: 0, paid: 42_000 },
      { price: 42_000, discount: 10, paid: 37_800 },
    ]);
  });

  test("its history is read-only", async () => {
    const admin = await staffMember(open, "admin");
    const [row] = await open.rows<{ id: number }>("select id from price_history limit 1");
    expect(await admin.ask("PATCH", `/api/price-history/${row?.id}`, { paid: 1 })).toMatchObject({
      status: 403,
    });
    expect(await admin.ask("DELETE", `/api/price-history/${row?.id}`)).toMatchObject({ status: 403 });
  });
});
