import { useRef, useState } from "react";
import * as v from "valibot";
import { staffAsk } from "@/src/admin/staff-call";
import { byHandDraft, type ByHandDraft } from "./by-hand-answers";
import type { ChosenLine, TypedBuyer } from "./by-hand-shape";

/** Data to price. */
export type Wish = Pick<TypedBuyer, "locale" | "currency" | "note"> & {
  readonly lines: readonly ChosenLine[];
  readonly promoCode: string;
};

/** As a request to the shop. */
export const wishBody = ({ lines, promoCode, ...wish }: Wish) => ({
  ...wish,
  lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
  promoCode: promoCode.trim() === "" ? null : promoCode.trim(),
});

/** Prices of the chosen lines by the shop; only the answer to the last request is used. */
export function useDraft() {
  const asked = useRef(0);
  const [draft, setDraft] = useState<ByHandDraft | null>(null);
  const [error, setError] = useState<string | null>(null);
  // The last draft is shown until the next one arrives, and has another total than the chosen lines.
  const [isPricing, setPricing] = useState(false);
  const price = async (wish: Wish) => {
    asked.current += 1;
    const turn = asked.current;
    if (wish.lines.length === 0) {
      setDraft(null);
      setError(null);
      setPricing(false);
      return;
    }
    setPricing(true);
    const answer = await staffAsk("by-hand-draft", wishBody(wish));
    if (turn !== asked.current) return;
    setDraft(answer.ok ? v.parse(byHandDraft, answer.value) : null);
    setError(answer.ok ? null : answer.error);
    setPricing(false);
  };
  return { draft, error, isPricing, price };
}
