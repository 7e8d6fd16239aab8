import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PricePreview } from "@/src/domain/prices/price-preview";
import { priceWatch } from "@/src/domain/watch/price-watch";
import { defaultSelection } from "@/src/domain/watch/selection";
import { applyDuePrices } from "@/src/services/prices/change-prices";
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

const rowsOf = (catalogue: "dials" | "products" | "watches" | "rotors") =>
  open.shop.store.prices.readPriceRows(catalogue);

async function priceOf(catalogue: "dials" | "products" | "watches" | "rotors", reference: string) {
  const row = (await rowsOf(catalogue)).find((known) => known.reference === reference);
  if (!row) throw new Error(`The seed has no ${reference} among ${catalogue}.`);
  return row;
}

const decide = (decision: object) =>
  marketer.ask("POST", "/api/staff/prices-apply", { dueAt: null, isMeant: false, undoes: null, ...decision });

const inForce = async (id: number) => {
  const [row] = await open.rows<{ price: string }>("select price from dials where id = $1", [id]);
  return Number(row?.price);
};

describe("prices that change together", () => {
  test("are saved with versions, history and audit, are in the next cart, and are undone by a batch of their own", async () => {
    const [one, other] = (await rowsOf("dials")).slice(0, 2);
    if (!one || !other) throw new Error("The seed has dials.");
    const changes = [one, other].map(({ id, price }) => ({ id, before: price, after: price + 500 }));
    // From zero to five euros there is no percentage; the others change little.
    const done = await decide({ catalogue: "dials", changes, isMeant: true });
    expect(done).toMatchObject({ status: 200, body: { batch: expect.any(Number) } });
    expect(await inForce(one.id)).toBe(one.price + 500);
    expect((await open.shop.store.loadCatalogue()).dial.find(({ key }) => key === one.reference)?.price).toBe(
      one.price + 500,
    );
    const versions = await open.rows(
      "select version_price::int as price from _dials_v where parent_id = $1 and latest and version__status = 'published'",
      [one.id],
    );
    expect(versions).toEqual([{ price: one.price + 500 }]);
    const audit = await open.rows(
      "select before, after from audit_entries where entity = 'dials' and document = $1 and field = 'price'",
      [String(one.id)],
    );
    expect(audit).toEqual([{ before: String(one.price), after: String(one.price + 500) }]);

    const written = await open.rows(
      "select reference from price_changes where batch_id = $1 order by document = $2 desc",
      [done.body.batch, one.id],
    );
    expect(written).toEqual([{ reference: one.reference }, { reference: other.reference }]);

    const { batch } = done.body;
    // A batch is undone for its own prices only.
    const foreign = (await rowsOf("rotors"))
      .slice(0, 1)
      .map(({ id, price }) => ({ id, before: price, after: price + 1 }));
    expect(
      await decide({ catalogue: "rotors", changes: foreign, undoes: batch, isMeant: true }),
    ).toMatchObject({
      status: 409,
      body: { error: "undone" },
    });
    const back = changes.map(({ id, before, after }) => ({ id, before: after, after: before }));
    expect(await decide({ catalogue: "dials", changes: back, undoes: batch, isMeant: true })).toMatchObject({
      status: 200,
    });
    expect(await inForce(one.id)).toBe(one.price);
    // Once: an undone batch is not undone again, and its entries stay.
    expect(await decide({ catalogue: "dials", changes, undoes: batch, isMeant: true })).toMatchObject({
      status: 409,
      body: { error: "undone" },
    });
    const batches = await open.shop.store.prices.listBatches("dials", null, 10);
    expect(batches.map(({ undoes, undoneBy, state }) => [undoes, undoneBy !== null, state])).toEqual([
      [batch, false, "applied"],
      [null, true, "applied"],
    ]);
  });

  test("are all refused when one has changed, naming it", async () => {
    const [one, other] = (await rowsOf("rotors")).slice(0, 2);
    if (!one || !other) throw new Error("The seed has rotors.");
    const answer = await decide({
      catalogue: "rotors",
      isMeant: true,
      changes: [
        { id: one.id, before: one.price, after: one.price + 100 },
        { id: other.id, before: other.price + 1, after: other.price + 100 },
      ],
    });
    expect(answer).toMatchObject({
      status: 409,
      body: { error: "changed", fields: { [other.id]: "changed" } },
    });
    expect((await priceOf("rotors", one.reference)).price).toBe(one.price);
    expect(await open.shop.store.prices.listBatches("rotors", null, 10)).toEqual([]);
  });

  test("never publish another editor's draft with them", async () => {
    const row = await priceOf("dials", (await rowsOf("dials"))[2]?.reference ?? "");
    await open.payload.update({ collection: "dials", id: row.id, data: { hasWarning: true }, draft: true });
    const changes = [{ id: row.id, before: row.price, after: row.price + 100 }];
    expect(await decide({ catalogue: "dials", changes, isMeant: true })).toMatchObject({
      status: 409,
      body: { error: "draft" },
    });
  });

  test("of two concurrent changes of one price, one is refused", async () => {
    const row = await priceOf("products", "GC-100");
    const answers = await Promise.all(
      [100, 200].map((more) =>
        decide({
          catalogue: "products",
          changes: [{ id: row.id, before: row.price, after: row.price + more }],
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { price } = await priceOf("products", "GC-100");
    const back = [{ id: row.id, before: price, after: row.price }];
    expect(await decide({ catalogue: "products", changes: back })).toMatchObject({ status: 200 });
  });

  test("above the share in the settings need a confirmation", async () => {
    const row = await priceOf("products", "GC-050");
    const changes = [{ id: row.id, before: row.price, after: 333 }];
    expect(await decide({ catalogue: "products", changes })).toMatchObject({
      status: 422,
      body: { error: "leap", fields: { [row.id]: "leap" } },
    });
    expect((await priceOf("products", "GC-050")).price).toBe(row.price);
  });
});

test("scheduled prices are applied on time, once, and an outdated batch is refused as a whole", async () => {
  const [row] = await rowsOf("watches");
  if (!row) throw new Error("The seed has watches.");
  const soon = () => new Date(Date.now() + 60_000).toISOString();
  const changes = [{ id: row.id, before: row.price, after: row.price + 1000 }];
  const later = { ...open.shop, clock: () => new Date(Date.now() + 120_000) };
  const schedule = () => decide({ catalogue: "watches", changes, dueAt: soon() });
  expect(await decide({ catalogue: "watches", changes, dueAt: "2020-01-01T00:00:00.000Z" })).toMatchObject({
    body: { error: "past" },
  });
  const cancelled = (await schedule()).body.batch;
  expect(await marketer.ask("POST", "/api/staff/prices-cancel", { batch: cancelled })).toMatchObject({
    status: 200,
  });
  expect(await marketer.ask("POST", "/api/staff/prices-cancel", { batch: cancelled })).toMatchObject({
    status: 404,
  });

  const called = await open.rows(
    "select by, before, after from audit_entries where entity = 'price-batches' and document = $1 and field = 'state'",
    [String(cancelled)],
  );
  const noted = await open.rows(
    "select before, after from audit_entries where entity = 'price-batches' and document = $1 and field = 'dueAt'",
    [String(cancelled)],
  );
  expect(noted).toEqual([{ before: "", after: expect.stringMatching(/^20\d\d-.+Z$/) }]);
  expect(called).toEqual([{ by: "marketer@valcour.example", before: "scheduled", after: "cancelled" }]);

  expect(await schedule()).toMatchObject({ status: 200 });
  expect(await applyDuePrices(open.shop)).toBe(0);
  const applied = await Promise.all([applyDuePrices(later), applyDuePrices(later)]);
  expect(applied.toSorted((a, b) => a - b)).toEqual([0, 1]);
  expect((await priceOf("watches", row.reference)).price).toBe(row.price + 1000);
  // The 30-day rule reads a product's price history: one entry for the one change.
  const history = await open.rows(
    "select price::int as price from price_history where product_id = $1 order by id",
    [row.id],
  );
  expect(history.at(-1)).toEqual({ price: row.price + 1000 });

  const audit = await open.rows(
    "select by, after from audit_entries where entity = 'watches' and document = $1 and field = 'price'",
    [String(row.id)],
  );
  expect(audit).toEqual([{ by: "marketer@valcour.example", after: String(row.price + 1000) }]);

  const stale = [{ id: row.id, before: row.price + 1000, after: row.price }];
  expect(await decide({ catalogue: "watches", changes: stale, dueAt: soon() })).toMatchObject({
    status: 200,
  });
  await open.payload.update({ collection: "products", id: row.id, data: { price: row.price + 2000 } });
  expect(await applyDuePrices(later)).toBe(1);
  expect((await priceOf("watches", row.reference)).price).toBe(row.price + 2000);
  const [newest] = await open.shop.store.prices.listBatches("watches", null, 1);
  expect(newest).toMatchObject({ state: "refused", problem: "changed" });
  await open.payload.update({ collection: "products", id: row.id, data: { price: row.price } });
});

test("the preview shows watches, open carts, the share, and the reference price of a reduction", async () => {
  const shopper = createShopper(open);
  const { body } = await shopper.post("/api/configurator/sku", defaultSelection);
  await shopper.add(String((body as { sku: unknown }).sku));
  await shopper.add("GC-050");
  const dial = await priceOf("dials", defaultSelection.dial);
  const preview = async (catalogue: string, changes: readonly object[]) => {
    const answer = await marketer.ask("POST", "/api/staff/prices-preview", { catalogue, changes });
    expect(answer.status).toBe(200);
    return answer.body as unknown as PricePreview;
  };
  const ofDial = await preview("dials", [{ id: dial.id, before: dial.price, after: dial.price + 700 }]);
  const catalogue = await open.shop.store.loadCatalogue();
  const before = priceWatch(defaultSelection, catalogue).total;
  expect(ofDial.rows[0]).toMatchObject({
    problem: null,
    bespoke: { count: 1, before: { lowest: before, highest: before }, after: { lowest: before + 700 } },
    carts: { count: 1, difference: 700 },
  });
  const gift = await priceOf("products", "GC-050");
  const [row] = (await preview("products", [{ id: gift.id, before: gift.price, after: gift.price * 2 }]))
    .rows;
  expect(row).toMatchObject({ percent: 100, isLeap: true, carts: { count: 1, difference: gift.price } });

  // Reduced by a tenth from 930: above that the price is no reduction.
  const watch = (await rowsOf("watches")).at(-1);
  if (!watch) throw new Error("The seed has watches.");
  await open.payload.update({ collection: "products", id: watch.id, data: { discount: 10 } });
  const raised = { id: watch.id, before: watch.price, after: Math.round(watch.price * 1.2) };
  const [reduced] = (await preview("watches", [raised])).rows;
  expect(reduced?.reduction).toMatchObject({ discount: 10, lowest: watch.price, isNone: true });
  // A hundredth more minus a tenth is still below the old price.
  const little = { ...raised, after: Math.round(watch.price * 1.01) };
  const [still] = (await preview("watches", [little])).rows;
  expect(still?.reduction).toMatchObject({ discount: 10, isNone: false });
  const full = (await rowsOf("watches"))[0]!;
  const [none] = (await preview("watches", [{ id: full.id, before: full.price, after: full.price * 2 }]))
    .rows;
  expect(none?.reduction).toMatchObject({ discount: 0, isNone: false });
  await open.payload.update({ collection: "products", id: watch.id, data: { discount: 0 } });
});

test("an open cart does not keep its old price: the shopper is informed before paying", async () => {
  const shopper = createShopper(open);
  await shopper.add("GC-050");
  const gift = await priceOf("products", "GC-050");
  const changes = [{ id: gift.id, before: gift.price, after: gift.price + 100 }];
  expect(await decide({ catalogue: "products", changes })).toMatchObject({ status: 200 });
  const checkout = await shopper.checkout({ expectedTotal: gift.price });
  expect(checkout).toMatchObject({ status: 422, body: { error: "price-changed" } });
  const back = [{ id: gift.id, before: gift.price + 100, after: gift.price }];
  expect(await decide({ catalogue: "products", changes: back })).toMatchObject({ status: 200 });
});

test("a schedule is refused while a draft exists", async () => {
  const row = (await rowsOf("dials"))[3]!;
  const changes = [{ id: row.id, before: row.price, after: row.price + 100 }];
  const dueAt = new Date(Date.now() + 60_000).toISOString();
  expect(await decide({ catalogue: "dials", changes, dueAt, isMeant: true })).toMatchObject({ status: 200 });
  await open.payload.update({ collection: "dials", id: row.id, data: { hasWarning: true }, draft: true });
  await applyDuePrices({ ...open.shop, clock: () => new Date(Date.now() + 120_000) });
  const [newest] = await open.shop.store.prices.listBatches("dials", null, 1);
  expect(newest).toMatchObject({ state: "refused", problem: "draft" });
  expect(await inForce(row.id)).toBe(row.price);
});
