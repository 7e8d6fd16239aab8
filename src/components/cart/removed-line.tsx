"use client";
import { useAtomValue, useSetAtom } from "jotai";
import { cartLoadingAtom, focusedLinesAtom, putBackAtom, removedLineAtom } from "@/src/client/state/cart";
import { Notice } from "@/src/components/primitives/notice";
import { useCartContext } from "./cart-context";
import type { CartPlace } from "./cart-lines";

/** Names the removed line, with a button that restores it. */
export function RemovedLine({ place }: { place: CartPlace }) {
  const { locale, t } = useCartContext();
  const removed = useAtomValue(removedLineAtom);
  const isLoading = useAtomValue(cartLoadingAtom);
  const putBack = useSetAtom(putBackAtom);
  const focusLines = useSetAtom(focusedLinesAtom);
  const undo = async () => {
    // The notice disappears with its button; the list may not be rendered yet.
    if ((await putBack(locale)) === "done") focusLines(place);
  };
  if (removed === null) return null;
  return (
    <Notice role="status">
      {t("removed.text", { name: removed.title })}{" "}
      <button type="button" data-type="link" aria-disabled={isLoading} onClick={() => void undo()}>
        {t("removed.undo")}
      </button>
    </Notice>
  );
}
