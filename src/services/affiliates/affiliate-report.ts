import { saleOf, totalSales, type Sale, type SalesTotal } from "@/src/domain/affiliate/sale";
import { daysAfter, parisDay } from "@/src/domain/calendar/paris-day";
import type { Affiliate } from "@/src/store/affiliates/affiliate-rows";
import type { Keys, Shop } from "@/src/services/shop";
import { readReportToken } from "./report-token";

/** Visits and sales of an affiliate's code. */
export interface AffiliateReport {
  readonly affiliate: Affiliate;
  /** Public URL with the code. */
  readonly address: string;
  /** Visits to that address in the last thirty days. */
  readonly visits: number;
  /** Newest first. */
  readonly sales: readonly Sale[];
  readonly totals: readonly SalesTotal[];
}

const visitDays = 30;

/** Report on an affiliate; null for one that never had an agreement. */
export async function reportOn(
  { store, clock, origin }: Pick<Shop, "store" | "clock" | "origin">,
  id: number,
): Promise<AffiliateReport | null> {
  const affiliate = await store.affiliates.findAffiliate(id);
  if (!affiliate) return null;
  const now = clock();
  const [placed, visits] = await Promise.all([
    store.orders.findOrdersOfAffiliate(id),
    store.affiliates.countVisitsSince(id, daysAfter(parisDay(now), 1 - visitDays)),
  ]);
  const sales = placed.flatMap(({ order, percent }) => saleOf(order, percent, now) ?? []);
  return {
    affiliate,
    address: `${origin}/p/${affiliate.code}`,
    visits,
    sales,
    totals: totalSales(sales),
  };
}

/** The report for a token; null for an invalid token. */
export async function openReport(
  shop: Pick<Shop, "store" | "clock" | "origin" | keyof Keys>,
  token: string,
): Promise<AffiliateReport | null> {
  const id = readReportToken(shop, token);
  return id === null ? null : reportOn(shop, id);
}
