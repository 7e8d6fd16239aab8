"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { fill } from "@/src/domain/locale/fill";
import { numberTag, type Locale } from "@/src/domain/locale/locale";
import { withMinusSign } from "@/src/domain/locale/minus-sign";
import type { PricePreviewRow, ReductionPreview, TouchedWatches } from "@/src/domain/prices/price-preview";
import styles from "./prices.module.css";

type Money = (amount: number) => string;

/** "930 €", or "320 – 930 €" where they differ. */
function spanOf({ lowest, highest }: TouchedWatches["before"], money: Money): string {
  return lowest === highest ? money(lowest) : `${money(lowest)} – ${money(highest)}`;
}

function Watches({ touched, money, label }: { touched: TouchedWatches | null; money: Money; label: string }) {
  if (!touched) return <td data-label={label}>0</td>;
  return (
    <td data-label={label}>
      {touched.count}
      <span className={styles.quiet}>
        {spanOf(touched.before, money)} → {spanOf(touched.after, money)}
      </span>
    </td>
  );
}

function reductionWords(
  { discount, paidBefore, paidAfter, lowest }: ReductionPreview,
  money: Money,
  t: AdminMessages<"catalogue.prices">,
) {
  const amounts = {
    before: money(paidBefore),
    after: money(paidAfter),
    lowest: lowest === null ? "–" : money(lowest),
  };
  return discount > 0
    ? fill(t.lowest, { percent: discount, ...amounts })
    : lowest !== null && fill(t.reference, amounts);
}

interface Props {
  row: PricePreviewRow;
  name: string;
  /** options have watches, products have reductions */
  isOptions: boolean;
  money: Money;
  locale: Locale;
  texts: AdminMessages<"catalogue.prices">;
}

/** One new price and its effects. */
export function PreviewRow({ row, name, isOptions, money, locale, texts: t }: Props) {
  const { reduction, carts } = row;
  const percent = new Intl.NumberFormat(numberTag(locale), {
    signDisplay: "exceptZero",
    maximumFractionDigits: 1,
  });
  return (
    <tr data-leap={row.isLeap || undefined}>
      <th scope="row">
        {name} <code>{row.reference}</code>
        {row.problem && <span className={styles.wrong}>{t.problems[row.problem]}</span>}
      </th>
      <td data-label={t.now}>
        {money(row.before)} → <strong>{money(row.after)}</strong>
        {row.isConverted && <span className={styles.quiet}>{t.converted}</span>}
      </td>
      <td data-label={t.share}>
        {row.percent === null ? "–" : `${withMinusSign(percent.format(row.percent))} %`}
      </td>
      {isOptions && <Watches touched={row.readyMade} money={money} label={t.readyMade} />}
      {isOptions && <Watches touched={row.bespoke} money={money} label={t.bespoke} />}
      <td data-label={t.carts}>
        {carts.count}
        {carts.count > 0 && <span className={styles.quiet}>{money(carts.difference)}</span>}
      </td>
      {!isOptions && reduction && (
        <td data-label={t.reduction}>
          <span className={styles.quiet}>{reductionWords(reduction, money, t)}</span>
          {reduction.isNone && <span className={styles.wrong}>{t.isNone}</span>}
          {row.codes.length > 0 && (
            <span className={styles.quiet}>{fill(t.reduced, { codes: row.codes.join(", ") })}</span>
          )}
        </td>
      )}
    </tr>
  );
}
