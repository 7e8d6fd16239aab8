import type { Locale } from "@/src/domain/locale/locale";
import type { Currency } from "@/src/domain/money/currency";
import { formatMoney } from "@/src/domain/money/format-money";
import { instalmentsOf } from "@/src/domain/money/instalment";
import type { Minor } from "@/src/domain/money/minor";

/** The two wordings: equal payments, or a first one that includes the remainder. */
export type SayInstalments = (
  key: "instalment.equal" | "instalment.first",
  values: Readonly<Record<"count" | "amount" | "first", string | number>>,
) => string;

/** A total in parts, in a sentence. */
export function instalmentWords(
  total: Minor,
  { count, currency, locale }: { count: number; currency: Currency; locale: Locale },
  say: SayInstalments,
): string {
  const { first, others } = instalmentsOf(total, count, currency);
  const money = (amount: Minor) => formatMoney(amount, currency, locale);
  const values = { amount: money(others), first: money(first) };
  return first === others
    ? say("instalment.equal", { ...values, count })
    : say("instalment.first", { ...values, count: count - 1 });
}
