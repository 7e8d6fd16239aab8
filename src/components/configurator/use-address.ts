"use client";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useSearchParams } from "next/navigation";
import { useEffect, useRef, useState, type RefObject } from "react";
import { replacedLine } from "@/src/domain/watch/edit-path";
import { repairSelection } from "@/src/domain/watch/repair-selection";
import { soldOutRepairs } from "@/src/domain/watch/sold-out-repairs";
import { selectionFromQuery } from "@/src/domain/watch/selection-query";
import { searchOf, stepOfSearch } from "@/src/state/configurator/address";
import {
  chooseAtom,
  noticeAtom,
  openSelectionAtom,
  replacedLineAtom,
  selectionAtom,
  stepAtom,
} from "@/src/state/configurator/configurator";
import type { EarlyChoice } from "./composer-form";
import { useConfigurator } from "./configurator-context";

/**
 * Keeps the address in step with the watch: a reload, a bookmark or a copied address lose nothing. An address
 * that comes from elsewhere, as from a line of the cart, is read.
 * @param earlyRef what was chosen before the code came; it comes upon the watch of the address, as it did on the page
 */
export function useAddress(earlyRef: RefObject<readonly EarlyChoice[]>): void {
  const { catalogue } = useConfigurator();
  const selection = useAtomValue(selectionAtom);
  const [step, setStep] = useAtom(stepAtom);
  const open = useSetAtom(openSelectionAtom);
  const choose = useSetAtom(chooseAtom);
  const tell = useSetAtom(noticeAtom);
  const navigated = useSearchParams();
  const [replaced, replace] = useAtom(replacedLineAtom);
  const written = useRef<string>(undefined);
  const [isRead, setRead] = useState(false);

  useEffect(() => {
    // The window's own address is always the newest; the router's follows a moment later.
    const { search } = window.location;
    if (search === written.current) return;
    written.current = search;
    const query = new URLSearchParams(search);
    const opened = selectionFromQuery(query, catalogue) ?? repairSelection(selection, catalogue);
    open(opened);
    replace(replacedLine(query));
    const { before, repairs } = soldOutRepairs(query, opened, catalogue);
    if (repairs.length > 0) tell({ repairs, before, after: opened });
    for (const { field, key } of earlyRef.current) choose(field, key, catalogue);
    earlyRef.current = [];
    setStep(stepOfSearch(search) ?? step);
    setRead(true);
  }, [navigated, catalogue, selection, step, open, replace, choose, earlyRef, setStep, tell]);

  useEffect(() => {
    if (!isRead) return;
    const { pathname, search, hash } = window.location;
    const next = searchOf(search, selection, step, replaced);
    written.current = next;
    if (next !== search) window.history.replaceState(null, "", pathname + next + hash);
  }, [isRead, selection, step, replaced]);
}
