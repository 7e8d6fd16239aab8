"use client";
import { languageTag } from "@/src/domain/locale/locale";
import { dayText } from "@/src/domain/locale/day-text";
import { japanNoticePath } from "@/src/domain/law/japan";
import { isVoucherPayment } from "@/src/domain/market/local-payments";
import { localeHref } from "@/src/i18n/locale-href";
import { useCartContext } from "./cart-context";
import styles from "./order-conditions.module.css";
import { useCart, useCartCurrency } from "./use-cart";
import { useCartTotal } from "./use-cart-total";
import { usePaymentMethods } from "./use-payment-methods";

/**
 * Payment, delivery and withdrawal in one place, for buyers who read Japanese or pay in yen; quantities and prices stand in
 * the lines and the total. Source: 特定商取引法, article 12-6.
 */
export function OrderConditions() {
  const { locale, settings, t } = useCartContext();
  const currency = useCartCurrency();
  const { dispatch } = useCart();
  const { isCovered } = useCartTotal();
  const methods = usePaymentMethods();
  const { japan } = settings;
  if (japan === null || (locale !== "jp" && currency !== "JPY")) return null;
  const way = japan.days === null ? "" : t("conditions.way", { days: japan.days });
  const list = new Intl.ListFormat(languageTag(locale), { type: "disjunction" });
  const vouchers = methods.filter(isVoucherPayment);
  const payment = [
    t("conditions.pay", { methods: list.format(methods) }),
    ...(vouchers.length > 0 ? [t("conditions.voucher", { methods: list.format(vouchers) })] : []),
  ].join(locale === "jp" ? "" : " ");
  const rows = [
    ["payment", isCovered ? t("conditions.free") : payment],
    [
      "delivery",
      dispatch === null
        ? t("conditions.byMail")
        : `${t("conditions.sent", { day: dayText(new Date(dispatch), locale) })} ${way}`,
    ],
    ["withdrawal", t("conditions.back")],
  ] as const;
  return (
    <section className={styles.conditions} aria-label={t("conditions.title")} data-type="note">
      <dl>
        {rows.map(([name, words]) => (
          <div key={name}>
            <dt>{t(`conditions.${name}`)}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <a data-type="link" href={localeHref("jp", japanNoticePath)} target="_blank" rel="noopener">
        {t("conditions.notice")}
      </a>
    </section>
  );
}
