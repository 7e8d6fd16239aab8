"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { fill } from "@/src/domain/locale/fill";
import type { Locale } from "@/src/domain/locale/locale";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import type { ByHandDraft } from "./by-hand-answers";
import type { ChosenLine } from "./by-hand-shape";
import styles from "./by-hand.module.css";

interface Props {
  lines: readonly ChosenLine[];
  /** null until the prices are known */
  draft: ByHandDraft | null;
  locale: Locale;
  texts: AdminMessages<"orders.byHand">;
  /** @param quantity 0 removes the line */
  onChange: (sku: string, quantity: number) => void;
}

/** The ordered articles, with today's prices. */
export function LineTable({ lines, draft, locale, texts, onChange }: Props) {
  if (lines.length === 0) return <p className={styles.quiet}>{texts.empty}</p>;
  const { columns } = texts;
  const money = (amount: number | undefined) =>
    draft && amount !== undefined ? formatMoney(minor(amount), draft.currency, locale) : "–";
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th>{columns.article}</th>
          <th>{columns.quantity}</th>
          <th className={styles.figure}>{columns.unit}</th>
          <th className={styles.figure} colSpan={2}>
            {columns.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ sku, title, quantity }) => {
          const priced = draft?.lines.find((line) => line.sku === sku);
          const name = priced?.title ?? title;
          return (
            <tr key={sku}>
              <td>
                {name} {name !== sku && <code>{sku}</code>}
                {priced && <div className={styles.quiet}>{priced.details.join(" · ")}</div>}
              </td>
              <td>
                <input
                  type="number"
                  min={1}
                  max={99}
                  value={quantity}
                  aria-label={fill(texts.quantityOf, { title: name })}
                  // Scrolling the page with the pointer above it must not change the quantity.
                  onWheel={({ currentTarget }) => currentTarget.blur()}
                  onChange={({ target }) =>
                    onChange(sku, Math.max(1, Math.min(99, target.valueAsNumber || 1)))
                  }
                />
              </td>
              <td className={styles.figure}>
                {money(priced?.unit)}
                {priced && priced.discount > 0 && <div className={styles.quiet}>−{priced.discount} %</div>}
              </td>
              <td className={styles.figure}>{money(priced?.total)}</td>
              <td>
                <button
                  type="button"
                  aria-label={fill(texts.remove, { title: name })}
                  onClick={() => onChange(sku, 0)}
                >
                  ×
                </button>
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th colSpan={3}>{texts.total}</th>
          <td className={styles.figure} colSpan={2}>
            <strong>{money(draft?.total)}</strong>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
