"use client";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useState, type FormEvent } from "react";
import { requestSku } from "@/src/client/browser/api";
import { addAndShowAtom } from "@/src/client/state/add-and-show";
import { cartAtom, cartLoadingAtom } from "@/src/client/state/cart";
import {
  replacedLineAtom,
  selectionAtom,
  stepAtom,
  visibleAtom,
} from "@/src/client/state/configurator/configurator";
import { stepFields } from "@/src/client/state/configurator/steps";
import { selectionFields } from "@/src/domain/watch/selection";
import { Button } from "@/src/components/primitives/button";
import { composerFormId } from "./composer-form";
import { useConfigurator } from "./configurator-context";

/**
 * Opens the drawer, saves the watch under its sku and adds it to the cart, in place of the line it was opened from;
 * then the panel hides. When the sku can't be made no error is shown, the drawer closes and the loading ends. Before
 * hydration the form does the same: it contains the shown options, and the choices of the other steps. Source:
 * specification §4, configurator; §8, SKU creation.
 */
export function AddWatch() {
  const { locale, t } = useConfigurator();
  const selection = useAtomValue(selectionAtom);
  const step = useAtomValue(stepAtom);
  const [replaced, setReplaced] = useAtom(replacedLineAtom);
  const { items } = useAtomValue(cartAtom);
  const isCartLoading = useAtomValue(cartLoadingAtom);
  const addAndShow = useSetAtom(addAndShowAtom);
  const showPanel = useSetAtom(visibleAtom);
  const [isAdding, setAdding] = useState(false);
  // While the cart is loading a change would be ignored.
  const isBusy = isAdding || isCartLoading;

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setAdding(true);
    const make = async () => {
      const made = await requestSku(selection);
      return made.ok ? made.value.sku : null;
    };
    const change = await addAndShow({ sku: make, locale, replaces: replaced });
    setAdding(false);
    if (change !== "done") return;
    // The next composed watch is a new one.
    setReplaced(null);
    showPanel(false);
  };
  // An address may name a line that is not, or no longer, in this cart: then the watch is added.
  const words = items.some(({ product }) => product === replaced) ? "replace" : "add";
  return (
    <form
      id={composerFormId}
      method="post"
      action={`/api/configurator/add?locale=${locale}`}
      onSubmit={(event) => void add(event)}
    >
      {selectionFields.map((field) => {
        const key = selection[field];
        if (key === null || stepFields[step].includes(field)) return null;
        return <input key={field} type="hidden" name={field} value={key} />;
      })}
      <Button type="submit" width="full" busy={isAdding}>
        {t(isAdding ? `${words}.busy` : `${words}.action`)}
      </Button>
    </form>
  );
}
