import { withdrawalDays } from "@/src/domain/order/withdrawal";
import type { FeedItem } from "./feed-item";

/** What is the same for all products of a feed. */
export interface FeedSeller {
  readonly name: string;
  /** URL of the home page. */
  readonly url: string;
  /** URL of the page with the terms of returns. */
  readonly returns: string;
  /** ISO codes of the countries the shop sends to. */
  readonly countries: readonly string[];
}

/** Delivery is in every price. */
const noCharge = "0.00 EUR";

/** A cell of text: no tabs or line breaks, quotation marks doubled in quotes as in CSV, which both readers ask for. */
function cell(value: string | null): string {
  const line = (value ?? "").replaceAll(/\s+/g, " ").trim();
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line;
}

/**
 * A row by the names of both specifications, each of which ignores columns it does not know. Sources: Google Merchant
 * Center Help, product data specification; OpenAI, product feed schema: the nine fields it requires are item_id, title,
 * description, url, brand, seller_name, image_url, availability and price.
 */
function rowOf(item: FeedItem, { name, url, returns, countries }: FeedSeller) {
  const hasSizes = item.size !== null;
  return {
    ...item,
    // The two specifications spell preorder differently; backorder is the only value of both for what is delivered later.
    availability: item.availability === "preorder" ? "backorder" : item.availability,
    item_id: item.id,
    url: item.link,
    image_url: item.image_link,
    seller_name: name,
    seller_url: url,
    listing_has_variations: String(hasSizes),
    variant_dict: hasSizes ? JSON.stringify({ size: item.size }) : null,
    product_category: "Apparel & Accessories > Jewelry > Watches",
    "shipping(country:price)": countries.map((country) => `${country}:${noCharge}`).join(","),
    shipping_price: noCharge,
    accepts_returns: "true",
    return_deadline_in_days: String(withdrawalDays),
    return_policy: returns,
    target_countries: countries.join(","),
    is_eligible_search: "true",
    // The shop takes payments on its own pages only.
    is_eligible_checkout: "false",
  };
}

/** Products as a table of tab-separated values that Google and OpenAI both read. */
export function tsvFeed(items: readonly FeedItem[], seller: FeedSeller): string {
  const rows = items.map((item) => rowOf(item, seller));
  const [first] = rows;
  if (!first) return "";
  const lines = [Object.keys(first), ...rows.map((row) => Object.values(row).map(cell))];
  return lines.map((cells) => `${cells.join("\t")}\n`).join("");
}
