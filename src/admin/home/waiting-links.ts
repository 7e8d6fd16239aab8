import { parcelKinds } from "@/src/domain/cart/article-kind";
import type { WaitingKind } from "@/src/domain/home/waiting";

const underWay = ["paid", "in-workshop", "quality-control"];

type Filter = Readonly<Record<string, string | readonly string[]>>;

/** The list and filter of each kind; the same as src/store/home/waiting-rows.ts counts. */
const filters: Readonly<Record<WaitingKind, readonly [list: string, filter: Filter]>> = {
  "to-ship": ["orders", { state: underWay, "lines.kind": parcelKinds }],
  held: ["orders", { state: "held" }],
  "pre-orders": ["pre-orders", { "order.state": underWay, released: "false" }],
  requests: ["requests", { status: "new" }],
  reviews: ["customer-reviews", { status: "pending" }],
  affiliates: ["affiliates", { status: "applied" }],
  "sold-out": ["products", { availability: "sold-out", isVisible: "true" }],
  "low-stock": ["stock-items", { isLow: "true", isCounted: "true" }],
  "failed-mails": ["mails", { state: "given-up" }],
  "failed-jobs": ["payload-jobs", { hasError: "true" }],
};

/** Address of the list in the admin that shows pending work. */
export function waitingLink(kind: WaitingKind): string {
  const [list, filter] = filters[kind];
  const parameters = Object.entries(filter).flatMap(([field, wanted], at) => {
    const where = `where[or][0][and][${at}][${field}]`;
    return typeof wanted === "string"
      ? [[`${where}[equals]`, wanted]]
      : wanted.map((value, place) => [`${where}[in][${place}]`, value]);
  });
  return `/admin/collections/${list}?${new URLSearchParams(parameters).toString()}`;
}
