"use client";
import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { createSku } from "../../browser/api";
import { addPiecesAtom, cartLoadingAtom, cartModalVisibleAtom } from "../../state/cart";
import { selectionAtom, visibleAtom } from "../../state/configurator/configurator";
import { Button } from "../primitives/button";
import { useConfigurator } from "./configurator-context";

/**
 * Keeps the watch under its sku and puts it into the cart; then the drawer opens and the panel hides.
 * When the sku can't be made nothing is shown, the loading simply ends.
 * Source: specification §4, configurator; §8, SKU creation.
 */
export function AddToCart() {
  const { locale, t } = useConfigurator();
  const selection = useAtomValue(selectionAtom);
  const isCartLoading = useAtomValue(cartLoadingAtom);
  const addPieces = useSetAtom(addPiecesAtom);
  const showCart = useSetAtom(cartModalVisibleAtom);
  const showPanel = useSetAtom(visibleAtom);
  const [isAdding, setAdding] = useState(false);
  // While the cart is loading a change would be ignored.
  const isBusy = isAdding || isCartLoading;

  const add = async () => {
    if (isBusy) return;
    setAdding(true);
    const made = await createSku(selection);
    const change = made.ok ? await addPieces({ sku: made.value.sku, quantity: 1, locale }) : "failed";
    setAdding(false);
    if (change !== "done") return;
    showCart(true);
    showPanel(false);
  };
  return (
    <Button width="full" busy={isAdding} onClick={add}>
      {t(isAdding ? "add.busy" : "add.action")}
    </Button>
  );
}
