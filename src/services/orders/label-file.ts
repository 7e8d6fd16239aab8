import { marketOfCountry, type Market } from "@/src/domain/market/market";
import { dutyLine } from "@/src/domain/order/duty-line";
import type { Order } from "@/src/domain/order/order";
import { isParcelHere } from "@/src/domain/order/order-state";
import { leftToSend } from "@/src/domain/order/parcels";
import { csvCell } from "@/src/domain/staff/csv-cell";
import type { Shop } from "@/src/services/shop";

/** Format of the carriers' programs: the column names are theirs and not translated. */
const columns = [
  "number",
  "name",
  "address1",
  "address2",
  "postcode",
  "city",
  "state",
  "country",
  "email",
  "phone",
  "weight_g",
  // DDP: duties and taxes are charged to the sender. Empty where a parcel crosses no border.
  "incoterm",
] as const;

/** Grams of the box, its cushion and its papers. */
const packagingWeight = 400;
/** Grams of a watch without a measured weight. */
const defaultWatchWeight = 130;

/** Who pays at the border, as carriers' programs name it. */
function incotermOf(order: Order, market: Market | undefined): string {
  if (!market || market.border.payer === "none") return "";
  return market.border.payer === "shop" || dutyLine(order) ? "DDP" : "DAP";
}

function lineOf(order: Order, weigh: (sku: string) => number, markets: readonly Market[]): string | null {
  const { contact, lines, number } = order;
  const at = contact.shippingAddress;
  if (!at || !isParcelHere(order.state) || leftToSend(order).length === 0) return null;
  const weight = leftToSend(order).reduce(
    (sum, { line, quantity }) => sum + quantity * weigh(lines[line]?.sku ?? ""),
    packagingWeight,
  );
  const cells = [
    number,
    contact.shippingName ?? contact.name,
    at.line1,
    at.line2,
    at.postalCode,
    at.city,
    at.state,
    at.country,
    contact.email,
    // A leading plus would be a formula; 00 is equivalent.
    contact.phone?.replace(/^\+/, "00"),
    String(weight),
    incotermOf(order, marketOfCountry(markets, at.country ?? "")),
  ];
  return cells.map((cell) => csvCell(cell ?? "")).join(",");
}

/**
 * Addresses of waiting parcels as a CSV file for a carrier's program: UTF-8 with a byte order mark, so that spreadsheets
 * read Japanese names, and no cell that could be a formula.
 */
export async function labelFile({ store }: Shop, ids: readonly number[]): Promise<string> {
  const [{ products, watches, settings }, orders] = await Promise.all([
    store.loadSnapshot(),
    store.orders.findOrdersByIds(ids),
  ]);
  const weigh = (sku: string): number => {
    const code = products.find((product) => product.sku === sku)?.watch;
    return watches.find((watch) => watch.code === code)?.specs.weight ?? defaultWatchWeight;
  };
  const rows = orders.flatMap((order) => lineOf(order, weigh, settings.markets) ?? []);
  return `\uFEFF${[columns.join(","), ...rows].map((row) => `${row}\r\n`).join("")}`;
}
