import type { ReactNode } from "react";
import type { OrderPageResponse } from "@/src/domain/contracts/order-page";
import { countryName } from "@/src/domain/locale/country-name";
import { isVatKnown } from "@/src/domain/vat/order-vat";
import { numberTag } from "@/src/domain/locale/locale";
import styles from "./order-facts.module.css";
import type { OrderWords } from "./order-words";
import { Parcels } from "./parcels";

interface Props {
  order: OrderPageResponse;
  words: OrderWords;
}

type Row = readonly [
  key:
    | "parcel"
    | "dispatch"
    | "delivery"
    | "total"
    | "toPay"
    | "cards"
    | "due"
    | "refundedToCards"
    | "refunded"
    | "credits"
    | "note",
  value: ReactNode,
];

/** The total with the tax in it: by the rate of the delivery country, none on exports and vouchers. */
function totalOf(
  order: Pick<OrderPageResponse, "isDonation" | "total" | "currency" | "vat">,
  words: OrderWords,
): string {
  const { t, money, locale } = words;
  const total = money(order.total, order.currency);
  if (order.isDonation) return total;
  if (order.vat.goods === 0) return t("facts.totalVouchers", { total });
  if (!isVatKnown(order.vat)) return t("facts.totalBeforeAddress", { total });
  const where = { total, country: countryName(order.vat.country, locale) };
  if (order.vat.percent === 0) return t("facts.totalExport", where);
  return t("facts.totalWithVat", {
    ...where,
    percent: new Intl.NumberFormat(numberTag(locale)).format(order.vat.percent),
    vat: money(order.vat.amount, order.currency),
  });
}

function rowsOf(
  { parcels, toFollow, dispatch, delivery, note, ...order }: OrderPageResponse,
  words: OrderWords,
): readonly Row[] {
  const { t, day, money } = words;
  const isOnItsWay = parcels.length > 0 && toFollow.length === 0;
  const isWhole = isOnItsWay && parcels.length === 1;
  return [
    ...(parcels.length > 0
      ? [
          [
            "parcel",
            <Parcels key="parcel" parcels={parcels} toFollow={toFollow} words={words} isWhole={isWhole} />,
          ] as const,
        ]
      : []),
    ...(dispatch !== null && !isOnItsWay && order.hasParcel ? [["dispatch", day(dispatch)] as const] : []),
    ...(delivery.length > 0
      ? [["delivery", delivery.map((line) => <div key={line}>{line}</div>)] as const]
      : []),
    [order.payUntil === null ? "total" : "toPay", totalOf(order, words)],
    ...(order.cards.length > 0
      ? [
          [
            "cards",
            order.cards.map(({ ending, amount }) => (
              <div key={ending}>
                …{ending} −&nbsp;{money(amount, order.currency)}
              </div>
            )),
          ] as const,
          ["due", money(order.due, order.currency)] as const,
        ]
      : []),
    ...(order.refundedToCards > 0
      ? [["refundedToCards", money(order.refundedToCards, order.currency)] as const]
      : []),
    ...(order.refunded > 0 ? [["refunded", money(order.refunded, order.currency)] as const] : []),
    ...(order.creditNotes.length > 0
      ? [
          [
            "credits",
            order.creditNotes.map(({ number, amount, href }) => (
              <div key={number}>
                <a data-type="link" href={href} target="_blank" rel="noopener">
                  {t("facts.credit", { number, amount: money(amount, order.currency) })}
                </a>
              </div>
            )),
          ] as const,
        ]
      : []),
    ...(note === "" ? [] : [["note", note] as const]),
  ];
}

/** Address, total, refunds. */
export function OrderFacts({ order, words }: Props) {
  return (
    <dl className={styles.facts}>
      {rowsOf(order, words).map(([key, value]) => (
        <div key={key}>
          <dt>{words.t(`facts.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
