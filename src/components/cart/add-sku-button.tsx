"use client";
import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import { addPiecesAtom, cartLoadingAtom, cartModalVisibleAtom } from "@/src/state/cart";
import { ActionForm } from "@/src/components/primitives/action-form";
import { Button } from "@/src/components/primitives/button";

interface Props {
  sku: string;
  locale: Locale;
  label: string;
  busyLabel: string;
  /** Where several stand side by side. */
  tone?: "outline";
}

/** Puts one piece of an article into the cart and opens the drawer. */
export function AddSkuButton({ sku, locale, label, busyLabel, tone }: Props) {
  const isCartLoading = useAtomValue(cartLoadingAtom);
  const addPieces = useSetAtom(addPiecesAtom);
  const showCart = useSetAtom(cartModalVisibleAtom);
  const [isAdding, setAdding] = useState(false);
  const add = async () => {
    if (isAdding || isCartLoading) return;
    setAdding(true);
    const change = await addPieces({ sku, quantity: 1, locale });
    setAdding(false);
    if (change === "done") showCart(true);
  };
  return (
    <ActionForm
      action={`/api/cart/add?locale=${locale}`}
      values={{ sku, quantity: 1 }}
      onAct={() => void add()}
    >
      <Button type="submit" width="full" tone={tone} busy={isAdding}>
        {isAdding ? busyLabel : label}
      </Button>
    </ActionForm>
  );
}
