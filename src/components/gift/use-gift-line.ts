"use client";
import { useAtomValue, useSetAtom } from "jotai";
import { useRouter } from "next/navigation";
import { useEffect, useState, type RefObject } from "react";
import type { CartItem } from "@/src/domain/contracts/cart";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { addAndShowAtom } from "@/src/client/state/add-and-show";
import { addPiecesAtom, cartAtom, removeLineAtom } from "@/src/client/state/cart";
import type { OnTaken } from "@/src/components/forms/use-form";
import { editedLine } from "./edit-line";
import { fillForm } from "./fill-form";

interface Options {
  /** Name of the form, which is the kind of its article. */
  readonly kind: string;
  readonly locale: Locale;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onFound: (item: CartItem) => void;
}

/**
 * Adds the form's article to the cart; where the address names a line of the cart, the form shows its details and the
 * new line replaces it.
 */
export function useGiftLine({ kind, locale, form, onFound }: Options) {
  const { items } = useAtomValue(cartAtom);
  const [edited, setEdited] = useState<CartItem | null>(null);
  const addPieces = useSetAtom(addPiecesAtom);
  const removeLine = useSetAtom(removeLineAtom);
  const addAndShow = useSetAtom(addAndShowAtom);
  const router = useRouter();
  useEffect(() => {
    const item = edited ?? editedLine(items, kind, window.location.search);
    if (edited !== null || !item || !form.current) return;
    fillForm(form.current, item);
    setEdited(item);
    onFound(item);
  }, [edited, items, kind, form, onFound]);

  const putIntoCart: OnTaken = async ({ sku }) => {
    if (sku === undefined) return "failed";
    if (edited === null) return (await addAndShow({ sku, locale })) === "done" ? null : "failed";
    if ((await addPieces({ sku, quantity: edited.quantity, locale })) !== "done") return "failed";
    if ((await removeLine({ sku: edited.product, locale })) !== "done") return "failed";
    router.push(localeHref(locale, "/panier"));
    return null;
  };
  return { isEdited: edited !== null, putIntoCart };
}
