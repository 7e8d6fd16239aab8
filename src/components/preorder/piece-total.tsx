"use client";
import { useEffect, useState } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import type { Rates } from "@/src/domain/money/currency";
import { addMinor, zero, type Minor } from "@/src/domain/money/minor";
import { pieceFields } from "@/src/domain/preorder/pay-page";
import { LivePrice } from "@/src/components/price/live-price";

interface Props {
  /** Id of the form in which the box is chosen. */
  form: string;
  /** of the watch, hundredths of a euro */
  price: Minor;
  boxes: readonly { readonly key: string; readonly price: Minor }[];
  rates: Rates;
  locale: Locale;
}

/** Total of the piece with the chosen box. */
export function PieceTotal({ form: id, price, boxes, rates, locale }: Props) {
  const [box, setBox] = useState<string | null>(null);
  useEffect(() => {
    const form = document.getElementById(id);
    if (!(form instanceof HTMLFormElement)) return;
    const read = () => {
      const chosen = new FormData(form).get(pieceFields.box);
      setBox(typeof chosen === "string" ? chosen : null);
    };
    // A box ticked before hydration, or restored after returning from the next step.
    const later = requestAnimationFrame(read);
    form.addEventListener("change", read);
    return () => {
      cancelAnimationFrame(later);
      form.removeEventListener("change", read);
    };
  }, [id]);
  const extra = boxes.find(({ key }) => key === box)?.price ?? zero;
  return <LivePrice price={addMinor(price, extra)} rates={rates} locale={locale} />;
}
