import * as v from "valibot";
import { deskQueueNames, deskSorts } from "@/src/domain/order/desk-queue";
import type { DeskView } from "@/src/services/orders/load-desk";

/** What queues were called before: saved views and links still say so. */
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
  /** whether somebody has said what to show */
  readonly isChosen: boolean;
}

/** What the address of the desk asks for; nonsense in it is what a fresh desk shows. */
export function readDeskAddress(params: Readonly<Record<string, unknown>> | undefined): DeskAddress {
  const { queue, q, sort, after } = v.parse(entry, { queue: null, after: null, ...params });
  // Whoever looks for something looks everywhere, unless they say where.
  const shown = queue ?? (q === "" ? "confirm" : "all");
  const isChosen = queue !== null || q !== "";
  return { queue: shown === "all" ? null : shown, search: q, sort, after, isChosen };
}

/** The query of a desk, without what stands there anyway. */
export function deskQuery({ queue, search, sort, after }: DeskView): string {
  const query = new URLSearchParams({ queue: queue ?? "all" });
  if (search !== "") query.set("q", search);
  if (sort !== "oldest") query.set("sort", sort);
  if (after !== null) query.set("after", String(after));
  return query.toString();
}

export const deskPath = "/admin/desk";

export const deskAddress = (view: DeskView): string => `${deskPath}?${deskQuery(view)}`;
