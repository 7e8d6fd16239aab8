import type { AdminMessages } from "@/src/i18n/admin-messages";
import { fill } from "@/src/domain/locale/fill";
import type { DeskRow } from "./desk-row";

/** Effects of releasing held orders: those that got receipt and confirmation get neither a second time. */
export function releaseConfirmation(
  rows: readonly Pick<DeskRow, "isConfirmed">[],
  texts: Pick<AdminMessages<"orders.desk">, "releasesSome">,
  steps: { readonly asks: { readonly paid: string }; readonly goesOn: string },
): string | undefined {
  const count = rows.filter(({ isConfirmed }) => isConfirmed).length;
  if (count === rows.length) return steps.goesOn;
  return count === 0 ? steps.asks.paid : fill(texts.releasesSome, { count });
}
