"use client";
import { useAtomValue, useSetAtom } from "jotai";
import NextLink from "next/link";
import type { CartItem } from "@/src/domain/contracts/cart";
import type { LineTotal } from "@/src/domain/cart/total-cart";
import { convert } from "@/src/domain/money/convert";
import type { Currency } from "@/src/domain/money/currency";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import { localeHref } from "@/src/i18n/locale-href";
import { cartLoadingAtom, cartModalVisibleAtom, removeLineAtom } from "@/src/client/state/cart";
import { ActionForm } from "@/src/components/primitives/action-form";
import { useCartContext } from "./cart-context";
import styles from "./cart-line.module.css";
import { LinePicture } from "./line-picture";
import { LinePrice } from "./line-price";
import { QuantityStepper } from "./quantity-stepper";
import { LineWish } from "./line-wish";
import { LineWords } from "./line-words";

interface Props {
  item: CartItem;
  total: LineTotal;
  currency: Currency;
  /** The line was removed: the focus moves elsewhere. */
  onRemoved: () => void;
}

/** One article: picture, words, notices, price and quantity. */
export function CartLine({ item, total, currency, onRemoved }: Props) {
  const { locale, settings, t } = useCartContext();
  const isLoading = useAtomValue(cartLoadingAtom);
  const removeLine = useSetAtom(removeLineAtom);
  const showCart = useSetAtom(cartModalVisibleAtom);
  const money = (price: number, own: CartItem["own"]) =>
    formatMoney(convert({ price: minor(price), own }, currency, settings.rates), currency, locale);
  const now = money(item.price, item.own);
  const before = item.previousPrice === null ? now : money(item.previousPrice, item.previousOwn);
  // On the configurator's own page the path stays the same, so the drawer would not close by itself.
  const leave = () => showCart(false);
  const remove = async () => {
    if ((await removeLine({ sku: item.product, locale })) === "done") onRemoved();
  };
  return (
    <li className={styles.line} data-gone={item.isSellable ? undefined : ""}>
      <LinePicture item={item} />
      <div className={styles.words}>
        <LineWords item={item} locale={locale} onLeave={leave} />
        {item.edit && (
          <NextLink
            className={styles.edit}
            data-type="link"
            href={localeHref(locale, item.edit)}
            onClick={leave}
          >
            {t("line.edit")}
          </NextLink>
        )}
        <LineWish item={item} onLeave={leave} />
        {item.warning && (
          <p className={styles.notice} data-tone="workshop">
            {item.warning}
          </p>
        )}
        {before !== now && (
          <p className={styles.notice} data-tone="price">
            {t("line.priceChanged", { from: before, to: now })}
          </p>
        )}
        {!item.isSellable && (
          <p className={styles.notice} data-tone="gone">
            {t("line.gone")}
          </p>
        )}
        {item.isSellable && item.left !== undefined && (
          <p className={styles.notice} data-tone="gone">
            {item.left === 0 ? t("line.soldOut") : t("line.left", { count: item.left })}
          </p>
        )}
      </div>
      <LinePrice item={item} total={total} currency={currency} />
      <div className={styles.actions}>
        {item.isSellable && <QuantityStepper item={item} />}
        <ActionForm
          action={`/api/cart/delete?locale=${locale}`}
          values={{ sku: item.product }}
          onAct={() => void remove()}
        >
          <button
            type="submit"
            className={styles.remove}
            data-type="link"
            aria-disabled={isLoading}
            aria-label={t("line.removeNamed", { name: item.title })}
          >
            {t("line.remove")}
          </button>
        </ActionForm>
      </div>
    </li>
  );
}
