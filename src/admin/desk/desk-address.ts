import * as v from "valibot";
import { deskQueueNames, deskSorts } from "@/src/domain/order/desk-queue";
import type { DeskView } from "@/src/services/orders/load-desk";

/** Earlier names of queues: saved views and links may still use them. */
const formerNames: Readonly<Record<string, string>> = { withdrawn: "refunds" };

const queueName = v.pipe(
  v.string(),
  v.transform((name) => formerNames[name] ?? name),
  v.picklist([...deskQueueNames, "all"]),
);

const entry = v.object({
  queue: v.fallback(v.nullable(queueName), null),
  q: v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(120)), ""),
  sort: v.fallback(v.picklist(deskSorts), "oldest"),
  after: v.fallback(
    v.nullable(v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), v.maxValue(2_147_483_647))),
    null,
  ),
});

export interface DeskAddress extends DeskView {
  /** whether the address says what to show */
  readonly isChosen: boolean;
}

/** The query of the desk's address; invalid values become the defaults. */
export function readDeskAddress(params: Readonly<Record<string, unknown>> | undefined): DeskAddress {
  const { queue, q, sort, after } = v.parse(entry, { queue: null, after: null, ...params });
  // A search covers all queues unless the address names one.
  const shown = queue ?? (q === "" ? "confirm" : "all");
  const isChosen = queue !== null || q !== "";
  return { queue: shown === "all" ? null : shown, search: q, sort, after, isChosen };
}

/** The query of a desk, without default values. */
export function deskQuery({ queue, search, sort, after }: DeskView): string {
  const query = new URLSearchParams({ queue: queue ?? "all" });
  if (search !== "") query.set("q", search);
  if (sort !== "oldest") query.set("sort", sort);
  if (after !== null) query.set("after", String(after));
  return query.toString();
}

export const deskPath = "/admin/desk";

export const deskAddress = (view: DeskView): string => `${deskPath}?${deskQuery(view)}`;
