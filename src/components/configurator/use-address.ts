"use client";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef, useState, type RefObject } from "react";
import { runWhenIdle } from "@/src/client/browser/run-when-idle";
import { keptState } from "@/src/client/browser/back-stack";
import { draftQuery, readDraft } from "@/src/client/browser/watch-draft";
import { canonicalSelection } from "@/src/domain/watch/canonical-selection";
import { replacedLine } from "@/src/domain/watch/edit-path";
import { repairSelection } from "@/src/domain/watch/repair-selection";
import { soldOutRepairs } from "@/src/domain/watch/sold-out-repairs";
import { selectionFromQuery } from "@/src/domain/watch/selection-query";
import { searchOf, stepOfSearch } from "@/src/client/state/configurator/address";
import {
  chooseAtom,
  draftAtom,
  historyAtom,
  noticeAtom,
  openSelectionAtom,
  replacedLineAtom,
  selectionAtom,
  stepAtom,
} from "@/src/client/state/configurator/configurator";
import type { EarlyChoice } from "./composer-form";
import { useConfigurator } from "./configurator-context";
import { useUndoByBack } from "./use-undo-by-back";

/**
 * ms between a choice and the update of the address: that update makes the router and the browser's frame render,
 * which must not delay the watch.
 */
const restMs = 600;

/**
 * Synchronises the address with the watch: a reload, a bookmark or a copied address lose nothing. An address from
 * elsewhere, such as a line of the cart, is read; one without a watch restores the draft.
 * @param earlyRef choices made before hydration; applied to the watch of the address, as on the page
 * @param routed address of the router: the window's address is read again when it changes
 */
export function useAddress(earlyRef: RefObject<readonly EarlyChoice[]>, routed: string): void {
  const { catalogue } = useConfigurator();
  const selection = useAtomValue(selectionAtom);
  const { past, future } = useAtomValue(historyAtom);
  const isTouched = past.length + future.length > 0;
  const [step, setStep] = useAtom(stepAtom);
  const open = useSetAtom(openSelectionAtom);
  const choose = useSetAtom(chooseAtom);
  const tell = useSetAtom(noticeAtom);
  const [replaced, replace] = useAtom(replacedLineAtom);
  const written = useRef<string>(undefined);
  const tellDraft = useSetAtom(draftAtom);
  const [isRead, setRead] = useState(false);
  useUndoByBack(() => {
    written.current = window.location.search;
  });

  useEffect(() => {
    // The window's own address is always the newest; the router's follows a moment later.
    const { search } = window.location;
    if (search === written.current) return;
    written.current = search;
    const address = new URLSearchParams(search);
    const asked = selectionFromQuery(address, catalogue);
    const isAsked = asked !== null || replacedLine(address) !== null;
    const draft = isRead ? null : readDraft();
    const left = draft && selectionFromQuery(draftQuery(draft), catalogue);
    // The page may have been restored without a new document: then its own watch is the newest.
    const isResumed = left !== null && !isAsked && !isTouched;
    const query = isResumed && draft ? draftQuery(draft) : address;
    const opened = (isResumed ? left : asked) ?? repairSelection(selection, catalogue);
    open(opened);
    if (draft && left && (isResumed || canonicalSelection(left) !== canonicalSelection(opened)))
      tellDraft({ kind: isResumed ? "resumed" : "waiting", draft });
    replace(replacedLine(query));
    const { before, repairs } = soldOutRepairs(query, opened, catalogue);
    if (repairs.length > 0) tell({ repairs, before, after: opened });
    for (const { field, key } of earlyRef.current) choose(field, key, catalogue);
    earlyRef.current = [];
    setStep(stepOfSearch(search) ?? step);
    setRead(true);
  }, [
    routed,
    catalogue,
    selection,
    step,
    isRead,
    isTouched,
    open,
    replace,
    choose,
    earlyRef,
    setStep,
    tell,
    tellDraft,
  ]);

  useEffect(() => {
    if (!isRead) return undefined;
    const write = () => {
      const { pathname, search, hash } = window.location;
      const next = searchOf(search, selection, step, replaced);
      written.current = next;
      if (next !== search) window.history.replaceState(keptState(), "", pathname + next + hash);
    };
    return runWhenIdle(write, restMs);
  }, [isRead, selection, step, replaced]);
}
