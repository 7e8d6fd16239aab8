"use client";
import NextLink from "next/link";
import type { CartItem } from "@/src/domain/contracts/cart";
import { localeHref } from "@/src/i18n/locale-href";
import { giftPath } from "@/src/components/gift/edit-line";
import { useCartContext } from "./cart-context";
import styles from "./cart-line.module.css";

interface Props {
  item: CartItem;
  onLeave: () => void;
}

/** The giver's message, and the link to change it: the receiver of a card, the preferences for a surprise. */
export function LineWish({ item, onLeave }: Props) {
  const { locale, t } = useCartContext();
  const path = giftPath(item);
  if (path === null || !item.isSellable) return null;
  const isSaid = item.gift !== undefined || item.tastes !== undefined;
  const ask = item.kind === "surprise-watch" ? t("line.taste") : t("line.say");
  return (
    <>
      {item.gift?.message && <q className={styles.message}>{item.gift.message}</q>}
      <NextLink className={styles.edit} data-type="link" href={localeHref(locale, path)} onClick={onLeave}>
        {isSaid ? t("line.edit") : ask}
      </NextLink>
    </>
  );
}
