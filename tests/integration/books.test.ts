import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { quarterOf } from "@/src/domain/calendar/quarter";
import { monthOf, monthsAfter } from "@/src/domain/calendar/month";
import { containedVat } from "@/src/domain/money/contained-vat";
import { minor } from "@/src/domain/money/minor";
import { creditOrder } from "@/src/services/books/credit-order";
import { issueReceipt } from "@/src/services/books/issue-receipt";
import { listMonths, loadMonth } from "@/src/services/books/load-month";
import { writeJournal } from "@/src/services/books/write-journal";
import { writeOss } from "@/src/services/books/write-oss";
import { unionCountries } from "@/src/domain/vat/union";
import { expireCards } from "@/src/services/gift-cards/expire-cards";
import { issueByStaff } from "@/src/services/gift-cards/issue-by-staff";
import type { Shop } from "@/src/services/shop";
import { seeded, tradeOnce } from "@/tests/factories/random-trade";
import { inMemoryProvider } from "@/tests/factories/in-memory-provider";
import { nextDocument } from "@/src/store/books/next-document";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

const orders = 400;
const provider = inMemoryProvider();
// Receipts of the first and the last hours of a month too: Paris is ahead of UTC.
const begin = Date.parse("2026-08-31T21:00:00Z");
const months = ["2026-08", "2026-09", "2026-10", "2026-11"];

let open: OpenShop;
let lines: readonly Record<string, string>[];
let shop: Shop;

/** Cents of a column: the file has two decimals. */
const cents = (line: Record<string, string> | undefined, column: string) =>
  Math.round(Number(line?.[column]) * 100);
const sum = (some: readonly Record<string, string>[], column: string) =>
  some.reduce((total, line) => total + cents(line, column), 0);
const of = (account: string) => lines.filter((line) => line.account === account);

async function readFile(parts: AsyncGenerator<string>): Promise<readonly Record<string, string>[]> {
  let text = "";
  for await (const part of parts) text += part;
  expect(text.startsWith("\uFEFF")).toBe(true);
  const [head = "", ...rows] = text.slice(1).trimEnd().split("\r\n");
  const names = head.split(",");
  return rows.map((row) =>
    Object.fromEntries(row.split(",").map((cell, place) => [names[place] ?? "", cell])),
  );
}

const readMonth = (month: string) => readFile(writeJournal(shop, month));

beforeAll(async () => {
  open = await openShop();
  const settings = await open.shop.store.loadSettings();
  const draw = seeded(20_261_122);
  let at = begin;
  const payments = {
    stripe: { ...open.shop.payments.stripe, ...provider.gateway },
    paypal: open.shop.payments.paypal,
  };
  shop = { ...open.shop, payments, clock: () => new Date(at) };
  const known: number[] = [];
  const staffCard = (key: number) =>
    issueByStaff(shop, {
      amount: 1_000 + draw(20_000),
      name: "Ada",
      email: "ada@example.com",
      locale: "fr",
      message: "",
      key: `books-${key}`,
      by: "clerk@example.com",
      reason: "Geste",
    });
  for (let done = 0; done < orders; done += 4) {
    // Half an hour to seven hours pass after the first orders of August; events of one time run in parallel.
    at += (done === 0 ? 15 : 30 + draw(400)) * 60_000;
    if (done % 80 === 0) known.push(await staffCard(done));
    const trades = Array.from({ length: 4 }, (_, place) => {
      const cards = draw(4) === 0 ? [known[draw(known.length)] ?? 0] : [];
      return tradeOnce({ shop, provider, settings, draw: seeded(done + place + draw(1e9)) }, cards);
    });
    await Promise.all(trades);
    if (done % 40 === 0) {
      const bought = await open.rows<{ id: number }>("select id from gift_cards order by id desc limit 10");
      known.push(...bought.map(({ id }) => id));
    }
    if (done % 200 === 100) {
      await open.rows("update gift_cards set expires_at = $1 where id % 9 = 0", [
        new Date(at - 3 * 86_400_000),
      ]);
      await expireCards(shop);
    }
  }
  lines = (await Promise.all(months.map(readMonth))).flat();
}, 300_000);
afterAll(() => open.close());

describe(`the journal of ${orders} orders`, () => {
  test("holds all kinds of them", async () => {
    const kinds = new Set(lines.map(({ operation, account }) => `${operation} ${account}`));
    expect([...kinds].toSorted()).toEqual(
      [
        "dispute disputes",
        "expiry cards",
        "expiry lapsed",
        "issue cards",
        "issue goodwill",
        "payment cards",
        "refund cards",
        "refund donations",
        "refund goods",
        "sale cards",
        "sale donations",
        "sale goods",
      ].toSorted(),
    );
    const receipts = await open.rows("select 1 from orders where receipt_number is not null");
    expect(receipts.length).toBeGreaterThan(orders * 0.95);
  });

  test("adds up to the provider's payments, less refunds and chargebacks, to the cent in each currency", () => {
    const sums: Record<string, number> = {};
    for (const line of lines)
      sums[line.currency ?? ""] = (sums[line.currency ?? ""] ?? 0) + cents(line, "gross");
    const kept = Object.fromEntries(
      Object.entries(provider.kept()).map(([currency, amount]) => [
        currency,
        currency === "JPY" ? amount * 100 : amount,
      ]),
    );
    expect(sums).toEqual(kept);
    expect(Object.keys(kept).toSorted()).toEqual(["CHF", "EUR", "JPY", "USD"]);
  });

  test("net and tax are the gross amount in each line and at each rate; the rate is the country's", () => {
    const rates: Record<string, string> = {
      FR: "20.0",
      DE: "19.0",
      FI: "25.5",
      HU: "27.0",
      LU: "17.0",
      ES: "21.0",
    };
    for (const line of lines) expect(cents(line, "net") + cents(line, "vat")).toBe(cents(line, "gross"));
    for (const line of of("goods")) expect(line.rate).toBe(rates[line.country ?? ""] ?? "0.0");
    for (const line of lines.filter(({ account }) => account !== "goods")) expect(line.vat).toBe("0.00");
    for (const rate of new Set(of("goods").map((line) => line.rate))) {
      const same = of("goods").filter((line) => line.rate === rate);
      expect(sum(same, "net") + sum(same, "vat")).toBe(sum(same, "gross"));
    }
  });

  test("the tax of an order and its credit notes is that of what the buyer kept", () => {
    const byOrder = new Map<string, Record<string, string>[]>();
    for (const line of of("goods"))
      byOrder.set(line.order ?? "", [...(byOrder.get(line.order ?? "") ?? []), line]);
    for (const kept of byOrder.values())
      expect(sum(kept, "vat")).toBe(containedVat(minor(sum(kept, "gross")), Number(kept[0]?.rate)));
  });

  test("the liability for cards is what was issued less what was spent, ended and refunded", async () => {
    const [ledger] = await open.rows<Record<string, number>>(
      `select -sum(amount) filter (where account = 'sold')::float8 as issued,
              sum(amount) filter (where account = 'spent')::float8 as spent,
              sum(amount) filter (where account = 'lapsed')::float8 as ended,
              sum(amount) filter (where account in ('available', 'held', 'frozen'))::float8 as owed from gift_card_entries`,
    );
    const { issued = 0, spent = 0, ended = 0, owed = 0 } = ledger ?? {};
    expect(issued - spent - ended).toBe(owed);
    expect(sum(of("cards"), "gross")).toBe(owed);
    expect(owed).toBeGreaterThan(0);
    expect(spent).toBeGreaterThan(0);
    expect(-sum(of("lapsed"), "gross")).toBe(-ended);
  });

  test("receipts and credit notes have numbers without gaps, each in one month", async () => {
    for (const letter of ["R", "A"]) {
      const numbers = new Set(
        lines.map((line) => line.document ?? "").filter((name) => name.startsWith(letter)),
      );
      expect([...numbers].toSorted()).toEqual(
        Array.from(
          { length: numbers.size },
          (_, index) => `${letter}-2026-${String(index + 1).padStart(5, "0")}`,
        ),
      );
    }
    for (const month of months)
      for (const { date } of await readMonth(month)) expect(date?.slice(0, 7)).toBe(month);
  });

  test("the view of a month shows the totals of its journal", async () => {
    for (const month of months) {
      const [rows, view] = await Promise.all([readMonth(month), loadMonth(shop, month)]);
      for (const { currency, received, returned, disputed } of view.money)
        expect(received - returned - disputed).toBe(
          sum(
            rows.filter((row) => row.currency === currency),
            "gross",
          ),
        );
      expect(view.cards.change).toBe(
        sum(
          rows.filter(({ account }) => account === "cards"),
          "gross",
        ),
      );
      expect(view.rates.reduce((total, { vat }) => total + vat, 0)).toBe(sum(rows, "vat"));
    }
    expect(monthsAfter(monthOf(new Date("2026-12-31T23:30:00Z")), -1)).toBe("2026-12");
  });
});

test("document numbers restart with the year of Paris, without gaps", async () => {
  const numbers: string[] = [];
  for (const at of [
    "2026-12-31T22:59:59Z",
    "2026-12-31T23:30:00Z",
    "2027-06-01T10:00:00Z",
    "2026-12-31T12:00:00Z",
  ])
    numbers.push(await nextDocument(open.payload.db.pool, "trial", "T", new Date(at)));
  expect(numbers).toEqual(["T-2026-00001", "T-2027-00001", "T-2027-00002", "T-2026-00002"]);
});

test("the months on offer reach from now back to the first receipt", async () => {
  const listed = await listMonths(shop);
  expect(listed[0]).toBe(monthOf(shop.clock()));
  expect(listed.at(-1)).toBe("2026-08");
  expect(new Set(listed).size).toBe(listed.length);
});

test("a receipt is issued once, and without one there is no credit note", async () => {
  const [row] = await open.rows<{ id: number; number: string; receipt: string }>(
    `select id, number, receipt_number as receipt from orders
      where receipt_number is not null and refunded_amount = 0 and total > covered order by id limit 1`,
  );
  if (!row) throw new Error("The trade left no order that was never refunded.");
  const state = async () => {
    const [now] = await open.rows<{ receipt: string | null; notes: number }>(
      `select receipt_number as receipt, (select count(*)::int from credit_notes where order_id = orders.id) as notes
         from orders where id = $1`,
      [row.id],
    );
    return now;
  };
  const at = new Date("2026-11-20T10:00:00Z");
  await shop.store.transaction(async (tx) => {
    const order = await tx.orders.lockOrder(row.number);
    if (order) await issueReceipt(tx, order, at);
  });
  expect(await state()).toEqual({ receipt: row.receipt, notes: 0 });
  await open.rows("update orders set receipt_number = null, refunded_amount = 100 where id = $1", [row.id]);
  await shop.store.transaction((tx) => creditOrder(tx, row.number, at));
  expect(await state()).toEqual({ receipt: null, notes: 0 });
  await open.rows("update orders set receipt_number = $2 where id = $1", [row.id, row.receipt]);
  await shop.store.transaction((tx) => creditOrder(tx, row.number, at));
  expect(await state()).toEqual({ receipt: row.receipt, notes: 1 });
});

test("differences are reported by kind, in a fixed order", async () => {
  const month = "2026-09";
  const at = new Date("2026-09-05T10:00:00Z");
  const told = async () => (await loadMonth(shop, month)).unmatched.map(({ kind, name }) => [kind, name]);
  // The provider of this test has no times but today's.
  await open.rows(
    "update payments set created_at = paid_at from orders where orders.id = order_id and kind = 'payment' and paid_at is not null",
  );
  // Some of the trade's buyers paid another amount.
  const before = new Set((await told()).map(String));
  const [unpaid, dearer, held, disputed] = await open.rows<{ id: number; number: string }>(
    `select id, number from orders
      where paid_at between $1 and $1::timestamptz + interval '5 days' and total > covered and number <> all($2)
      order by id limit 4`,
    [at, [...before].map((line) => line.split(",").at(-1))],
  );
  await open.rows("delete from payments where order_id = $1", [unpaid?.id]);
  await open.rows("update payments set amount = amount + 1 where order_id = $1 and kind = 'payment'", [
    dearer?.id,
  ]);
  await open.rows("update orders set receipt_number = null where id = $1", [held?.id]);
  await open.rows(
    `insert into payments (order_id, provider_id, kind, amount, currency, status, created_at)
     values ($1, 'dp_trial', 'dispute', 100, 'EUR', 'open', $2)`,
    [disputed?.id, at],
  );
  await open.rows(
    `insert into webhook_events (event_id, type, object_id, outcome, created_at)
     values ('evt_trial', 'charge.succeeded', 'pi_trial', 'unknown-order', $1)`,
    [at],
  );
  expect((await told()).filter((line) => !before.has(String(line)))).toEqual([
    ["no-payment", unpaid?.number],
    ["amount", dearer?.number],
    ["held", held?.number],
    ["disputed", disputed?.number],
    ["unknown", "pi_trial"],
  ]);
});

describe("the file for the one-stop shop", () => {
  test("is the journal's goods sold to other member states", async () => {
    const declared = (
      await Promise.all(["2026-Q3", "2026-Q4"].map((quarter) => readFile(writeOss(shop, quarter))))
    ).flat();
    const isAbroad = ({ country = "" }: Record<string, string>) =>
      country !== "FR" && unionCountries.has(country);
    for (const column of ["net", "vat"])
      expect(sum(declared, column)).toBe(sum(of("goods").filter(isAbroad), column));
    expect(declared.every(isAbroad)).toBe(true);
  });

  test("has refunds of an earlier quarter's sale as a correction of that quarter", async () => {
    const [note] = await open.rows<{ order_id: number; country: string; at: Date }>(
      `select order_id, vat_country as country, issued_at as at from credit_notes
        where vat_percent > 0 and vat_country <> 'FR' and goods > 0 order by id limit 1`,
    );
    if (!note) throw new Error("Nothing was refunded abroad.");
    const quarter = quarterOf(monthOf(note.at));
    await open.rows("update orders set paid_at = '2026-05-15T10:00:00Z' where id = $1", [note.order_id]);
    const corrections = (await readFile(writeOss(shop, quarter))).filter(({ kind }) => kind === "correction");
    expect(corrections).toMatchObject([{ quarter, period: "2026-Q2", country: note.country }]);
    expect(cents(corrections[0], "vat")).toBeLessThan(0);
  });
});
