"use client";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { mendSelection } from "../../domain/watch/mend-selection";
import { selectionFromQuery } from "../../domain/watch/selection-query";
import { searchOf, stepOfSearch } from "../../state/configurator/address";
import { openSelectionAtom, selectionAtom, stepAtom } from "../../state/configurator/configurator";
import { useConfigurator } from "./configurator-context";

/**
 * Reads the watch from the address once, then keeps the address in step with it: a reload, a bookmark or a
 * copied address lose nothing.
 */
export function useAddress(): void {
  const { catalogue } = useConfigurator();
  const selection = useAtomValue(selectionAtom);
  const [step, setStep] = useAtom(stepAtom);
  const open = useSetAtom(openSelectionAtom);
  const [isRead, setRead] = useState(false);

  useEffect(() => {
    if (isRead) return;
    const { search } = window.location;
    open(selectionFromQuery(new URLSearchParams(search), catalogue) ?? mendSelection(selection, catalogue));
    setStep(stepOfSearch(search) ?? step);
    setRead(true);
  }, [isRead, catalogue, selection, step, open, setStep]);

  useEffect(() => {
    if (!isRead) return;
    const { pathname, search, hash } = window.location;
    const next = searchOf(search, selection, step);
    if (next !== search) window.history.replaceState(null, "", pathname + next + hash);
  }, [isRead, selection, step]);
}
