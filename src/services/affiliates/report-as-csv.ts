import type { Minor } from "@/src/domain/money/minor";
import type { AffiliateReport } from "./affiliate-report";

/** Machine-readable: 1234.50. */
const plain = (amount: Minor): string =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;

/** The sales of a report for a spreadsheet, one row each, RFC 4180. No cell holds text from outside the shop. */
export function reportAsCsv({ sales }: AffiliateReport): string {
  const rows = sales.map(({ day, state, currency, net, percent, commission }) =>
    [day, state, currency, plain(net), percent, plain(commission)].join(","),
  );
  return [["day", "state", "currency", "net", "percent", "commission"].join(","), ...rows, ""].join("\r\n");
}
