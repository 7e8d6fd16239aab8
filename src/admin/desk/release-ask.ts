import { fill } from "@/src/domain/locale/fill";
import type { OrderStepsTexts } from "@/src/admin/order/order-steps-texts";
import type { DeskRow } from "./desk-row";
import type { DeskTexts } from "./desk-texts";

/** Effects of releasing held orders: those that got receipt and confirmation get neither a second time. */
export function releaseAsk(
  rows: readonly Pick<DeskRow, "isConfirmed">[],
  texts: Pick<DeskTexts, "releasesSome">,
  steps: Pick<OrderStepsTexts, "asks" | "goesOn">,
): string | undefined {
  const count = rows.filter(({ isConfirmed }) => isConfirmed).length;
  if (count === rows.length) return steps.goesOn;
  return count === 0 ? steps.asks.paid : fill(texts.releasesSome, { count });
}
