"use client";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { mendSelection } from "../../domain/watch/mend-selection";
import { selectionFromQuery, selectionQuery } from "../../domain/watch/selection-query";
import { selectionFields, type Selection } from "../../domain/watch/selection";
import { openSelectionAtom, selectionAtom, stepAtom } from "../../state/configurator/configurator";
import { stepIds, type StepId } from "../../state/configurator/steps";
import { useConfigurator } from "./configurator-context";

const stepName = "step";

/** The address with another selection in it; what else it carries stays. */
export function addressOf(search: string, selection: Selection, step: StepId): string {
  const query = new URLSearchParams(search);
  for (const name of [...selectionFields, stepName]) query.delete(name);
  for (const [name, value] of new URLSearchParams(selectionQuery(selection))) query.set(name, value);
  if (step !== stepIds[0]) query.set(stepName, step);
  return query.size > 0 ? `?${query}` : "";
}

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
    const query = new URLSearchParams(window.location.search);
    open(selectionFromQuery(query, catalogue) ?? mendSelection(selection, catalogue));
    const asked = stepIds.find((id) => id === query.get(stepName));
    if (asked) setStep(asked);
    setRead(true);
  }, [isRead, catalogue, selection, open, setStep]);

  useEffect(() => {
    if (!isRead) return;
    const { pathname, search, hash } = window.location;
    const next = addressOf(search, selection, step);
    if (next !== search) window.history.replaceState(null, "", pathname + next + hash);
  }, [isRead, selection, step]);
}
