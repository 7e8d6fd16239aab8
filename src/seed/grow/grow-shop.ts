import type { Payload } from "payload";
import { articlesOf } from "@/src/domain/cart/articles-of";
import type { BespokeWatch } from "@/src/store/bespoke/bespoke-rows";
import { loadCatalogue } from "@/src/store/catalogue/load-catalogue";
import { loadProducts } from "@/src/store/catalogue/load-products";
import { loadSettings } from "@/src/store/content/load-settings";
import { loadWatches } from "@/src/store/catalogue/load-watches";
import { inTransaction, type Queries } from "@/src/store/queries";
import { cardStatements } from "./card-statements";
import { lineStatements } from "./line-statements";
import { orderStatements } from "./order-statements";
import { peopleStatements } from "./people-statements";
import { defaultLocale } from "@/src/domain/locale/locale";
import { loadWords } from "@/src/i18n/words";
import { sampleLines } from "./sample-lines";
import { sampleWatches } from "./sample-watches";
import { numberedTables, type Growth } from "./statement";
import { withBareTables } from "./with-bare-tables";

/** How much a shop is to grow. */
export interface GrowthSize {
  readonly orders: number;
  /** customers, as many carts and as many composed watches */
  readonly people: number;
}

/** Tables that grow. */
const grownTables = [
  "orders",
  "orders_lines",
  "orders_timeline",
  "payments",
  "mails",
  "customers",
  "customer_sessions",
  "carts",
  "cart_lines",
  "saved_watches",
  "bespoke_watches",
  "gift_cards",
  "gift_card_entries",
  "customer_reviews",
  "webhook_events",
  "requests",
  "requests_answers",
  "subscribers",
] as const;

/** Composed watches that lie in carts and orders; the others were only looked at. */
const orderedWatches = 60;

/** Rows that go into one statement. */
const batch = 500;

/** @returns the first of them */
async function saveWatches(db: Queries, watches: Iterable<BespokeWatch>): Promise<readonly BespokeWatch[]> {
  const first: BespokeWatch[] = [];
  let waiting: BespokeWatch[] = [];
  const write = async () => {
    await db.query(
      `insert into bespoke_watches (bespoke_id, catalogue_version, price, selection, layers, labels)
       select watch ->> 'id', watch ->> 'catalogueVersion', (watch ->> 'price')::numeric, watch -> 'selection',
              watch -> 'layers', watch -> 'labels'
         from jsonb_array_elements($1::jsonb) watch`,
      [JSON.stringify(waiting)],
    );
    waiting = [];
  };
  for (const watch of watches) {
    waiting.push(watch);
    if (first.length < orderedWatches) first.push(watch);
    if (waiting.length === batch) await write();
  }
  await write();
  return first;
}

async function highestIds(db: Queries): Promise<Growth["after"]> {
  const { rows } = await db.query<Growth["after"]>(
    `select ${numberedTables.map((table) => `(select coalesce(max(id), 0) from ${table}) as ${table}`).join(", ")}`,
  );
  const [row] = rows;
  if (!row) throw new Error("PostgreSQL answered no row to a question that has one.");
  return row;
}

async function countWatches(db: Queries): Promise<number> {
  const { rows } = await db.query<{ count: number }>("select count(*)::int as count from bespoke_watches");
  return rows[0]?.count ?? 0;
}

const continueIds = (table: string): string =>
  `select setval(pg_get_serial_sequence('${table}', 'id'), (select greatest(max(id), 1) from ${table}))`;

/**
 * Makes a shop large: orders of five years with lines, history, payments, mails and gift cards; customers with carts,
 * sessions and saved watches. Everything is as the shop itself writes it, but for the codes of gift cards, which open
 * nothing, and the pages of the payment provider, which has never heard of them. For trials only.
 * @param say called with the progress
 */
export async function growShop(
  payload: Payload,
  { orders, people }: GrowthSize,
  say: (what: string) => void = () => undefined,
): Promise<void> {
  const { pool } = payload.db;
  const [catalogue, readyMade, products, settings] = await Promise.all([
    loadCatalogue(payload),
    loadWatches(payload),
    loadProducts(payload),
    loadSettings(payload),
  ]);
  const words = await loadWords(settings.brand.name);
  const articles = articlesOf(products, readyMade, catalogue.version);
  await inTransaction(pool, async (db) => {
    await db.query("set local work_mem = '128MB'");
    await db.query("set local maintenance_work_mem = '512MB'");
    await withBareTables(db, grownTables, async () => {
      const after = await highestIds(db);
      const skip = await countWatches(db);
      const watches = await saveWatches(db, sampleWatches(catalogue, readyMade, { skip, count: people }));
      say("composed watches");
      const growth: Growth = { orders, people, after, settings, catalogueVersion: catalogue.version };
      const groups = {
        articles: lineStatements(sampleLines(articles, watches, words[defaultLocale].articles)),
        customers: peopleStatements,
        orders: orderStatements,
        "gift cards": cardStatements,
      };
      for (const [name, statements] of Object.entries(groups)) {
        for (const { text, values } of statements) await db.query(text, values?.(growth));
        say(name);
      }
      for (const table of numberedTables) await db.query(continueIds(table));
    });
    say("indexes");
  });
  // Lists are read from the indexes alone where the server knows which pages everybody sees.
  for (const table of grownTables) await pool.query(`vacuum (analyze) ${table}`);
  say("statistics");
}
