import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { staffMember, type Answer, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let marketer: StaffMember;
beforeAll(async () => {
  open = await openShop();
  marketer = await staffMember(open, "marketer");
});
afterAll(() => open.close());

async function idOf(table: string, column: string, value: string): Promise<number> {
  const [row] = await open.rows<{ id: number }>(`select id from ${table} where ${column} = $1`, [value]);
  if (!row) throw new Error(`${table} has no ${value}.`);
  return row.id;
}

interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** Errors of a refused save, by field. */
function errorsOf({ body }: Answer): FieldError[] {
  const { errors } = body as { errors?: readonly { data?: { errors?: FieldError[] } }[] };
  return errors?.[0]?.data?.errors ?? [];
}

const pathsOf = (answer: Answer) => errorsOf(answer).map(({ path }) => path);

describe("prices", () => {
  test("a price that moves further than the settings say needs its confirmation", async () => {
    const path = `/api/products/${await idOf("products", "sku", "GC-100")}`;
    const price = async () => (await marketer.ask("GET", path)).body.price;
    const refused = await marketer.ask("PATCH", path, { price: 333 });
    expect(refused.status).toBe(400);
    expect(errorsOf(refused)).toEqual([
      expect.objectContaining({
        path: "price",
        message: expect.stringContaining("€100.00 to €3.33: -96.7%"),
      }),
    ]);
    expect(await price()).toBe(10_000);
    // A confirmation of another price than the saved one has no effect.
    expect((await marketer.ask("PATCH", path, { price: 333, priceConfirmed: 3330 })).status).toBe(400);
    expect((await marketer.ask("PATCH", path, { price: 12_900 })).status).toBe(200);
    expect((await marketer.ask("PATCH", path, { price: 333, priceConfirmed: 333 })).status).toBe(200);
    expect(await price()).toBe(333);
  });

  test.each([["333,5"], [-1], [10.5], [null], [10_000_001]])("%j is no price", async (price) => {
    const id = await idOf("products", "sku", "GC-150");
    const answer = await marketer.ask("PATCH", `/api/products/${id}`, { price });
    expect(answer.status).toBe(400);
    expect(pathsOf(answer)).toEqual(["price"]);
  });

  test("a step by drafts is measured from what shoppers pay", async () => {
    const path = `/api/products/${await idOf("products", "sku", "GC-200")}`;
    for (const price of [15_000, 11_000])
      expect((await marketer.ask("PATCH", `${path}?draft=true`, { price, _status: "draft" })).status).toBe(
        200,
      );
    const published = await marketer.ask("PATCH", path, { price: 11_000, _status: "published" });
    expect(pathsOf(published)).toEqual(["price"]);
  });
});

describe("drafts", () => {
  test("a draft changes nothing that is sold, and is in the history", async () => {
    const id = await idOf("products", "sku", "GC-250");
    const before = await open.rows("select 1 from price_history where product_id = $1", [id]);
    const saved = await marketer.ask("PATCH", `/api/products/${id}?draft=true`, {
      price: 20_000,
      _status: "draft",
    });
    expect(saved.status).toBe(200);
    const [row] = await open.rows("select price::int as price from products where id = $1", [id]);
    expect(row).toEqual({ price: 25_000 });
    expect(await open.rows("select 1 from price_history where product_id = $1", [id])).toHaveLength(
      before.length,
    );
    await marketer.ask("PATCH", `/api/products/${id}`, { _status: "published", price: 20_000 });
    expect(await open.rows("select 1 from price_history where product_id = $1", [id])).toHaveLength(
      before.length + 1,
    );
    const { body } = await marketer.ask("GET", `/api/products/versions?where[parent][equals]=${id}`);
    expect(body.totalDocs).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ["products", "products", "sku", "GC-050"],
    ["watches", "watches", "code", "DI01"],
    ["rotors", "rotors", "key", "WAVE-GL"],
  ])("%s are not withdrawn by unpublishing", async (collection, table, column, value) => {
    const id = await idOf(table, column, value);
    const answer = await marketer.ask("PATCH", `/api/${collection}/${id}`, { _status: "draft" });
    expect(answer.status).toBe(409);
    for (const query of ["unpublishAllLocales=true", "unpublishAllLocales=true&draft=true"]) {
      const other = await marketer.ask("PATCH", `/api/${collection}/${id}?${query}`, {});
      expect(other.status).toBe(409);
    }
  });

  test("an option is offered only with what the picture needs", async () => {
    const key = "ESSAI";
    const made = await marketer.ask("POST", "/api/dials", {
      key,
      label: "Essai",
      enabled: true,
      _status: "published",
    });
    expect(made.status).toBe(400);
    expect(pathsOf(made)).toEqual(["layer"]);
    const draft = await marketer.ask("POST", "/api/dials?draft=true", { key, label: "Essai", enabled: true });
    expect(draft.status).toBe(201);
    const { catalogue } = await open.shop.store.loadSnapshot();
    expect(catalogue.dial.some((dial) => dial.key === key)).toBe(false);
  });

  test("every layer of a case finish is asked for", async () => {
    const id = await idOf("case_colors", "key", "CAS-SM-si");
    const answer = await marketer.ask("PATCH", `/api/case-colors/${id}`, { backOpen: null, endLink: null });
    expect(pathsOf(answer)).toEqual(["backOpen", "endLink"]);
  });
});

describe("promo codes and links", () => {
  const code = (data: object) =>
    marketer.ask("POST", "/api/promo-codes", { code: "REGLE", percent: 10, _status: "published", ...data });

  test("a code that ends before it begins, or takes something off what is not sold, is refused", async () => {
    const dates = { startsAt: "2027-01-02T10:00:00.000Z", endsAt: "2027-01-01T10:00:00.000Z" };
    expect(pathsOf(await code(dates))).toEqual(["endsAt"]);
    expect(pathsOf(await code({ skus: ["DI05", "INCONNU"] }))).toEqual(["skus"]);
    expect(pathsOf(await code({ skus: ["GC-050"] }))).toEqual(["skus"]);
    expect((await code({ skus: ["DI05"] })).status).toBe(201);
  });

  test.each([
    ["/nulle-part", false],
    ["/montres/distinction/ZZ99", false],
    ["/produit/rien", false],
    ["/montres", true],
    ["/montres/distinction/DI01", true],
    ["/contact#horaires", true],
    ["https://example.com/", true],
  ])("a banner to %s is saved: %s", async (href, isSaved) => {
    const banner = { text: "Essai", href, enabled: false, _status: "published" };
    const answer = await marketer.ask("POST", "/api/banners", banner);
    expect(answer.status).toBe(isSaved ? 201 : 400);
    expect(pathsOf(answer)).toEqual(isSaved ? [] : ["href"]);
  });
});

test("watches that show each other are saved at one moment", async () => {
  const [one, other] = [await idOf("watches", "code", "DI01"), await idOf("watches", "code", "DI02")];
  const relate = (from: number, to: number) =>
    marketer.ask("PATCH", `/api/watches/${from}?locale=fr`, { related: [to] });
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, turn) => (turn % 2 === 0 ? relate(one, other) : relate(other, one))),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});
