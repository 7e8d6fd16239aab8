"use client";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { dropDraft, keepDraft } from "@/src/client/browser/watch-draft";
import { canonicalSelection } from "@/src/domain/watch/canonical-selection";
import { defaultSelection } from "@/src/domain/watch/selection";
import { historyAtom, replacedLineAtom, visibleAtom } from "@/src/client/state/configurator/configurator";

/**
 * Stores the composed watch in the browser: closing the page, or signing in, loses nothing. A watch that was only
 * viewed is no draft, and one in the cart is stored there.
 */
export function useDraft(): void {
  const { past, present, future } = useAtomValue(historyAtom);
  const replaces = useAtomValue(replacedLineAtom);
  const isInCart = !useAtomValue(visibleAtom);
  const isTouched = past.length + future.length > 0;
  const selection = present.value;
  useEffect(() => {
    if (isInCart) return dropDraft();
    if (!isTouched) return;
    if (canonicalSelection(selection) === canonicalSelection(defaultSelection)) return dropDraft();
    keepDraft({ at: Date.now(), selection: { ...selection }, replaces });
  }, [isInCart, isTouched, selection, replaces]);
}
