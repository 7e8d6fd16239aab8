"use client";
import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import { addAndShowAtom } from "@/src/client/state/add-and-show";
import { cartLoadingAtom } from "@/src/client/state/cart";
import { ActionForm } from "@/src/components/primitives/action-form";
import { Button } from "@/src/components/primitives/button";

interface Props {
  sku: string;
  locale: Locale;
  label: string;
  busyLabel: string;
  /** Where several are side by side. */
  tone?: "outline";
}

/** Opens the drawer and adds one piece of an article to the cart. */
export function AddSkuButton({ sku, locale, label, busyLabel, tone }: Props) {
  const isCartLoading = useAtomValue(cartLoadingAtom);
  const addAndShow = useSetAtom(addAndShowAtom);
  const [isAdding, setAdding] = useState(false);
  const add = async () => {
    if (isAdding || isCartLoading) return;
    setAdding(true);
    await addAndShow({ sku, locale });
    setAdding(false);
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
