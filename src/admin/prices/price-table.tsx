"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { fill } from "@/src/domain/locale/fill";
import { formatMoney } from "@/src/domain/money/format-money";
import { defaultCurrency, type Currency } from "@/src/domain/money/currency";
import { adminLocale } from "@/src/admin/admin-locale";
import type { GridRow } from "./grid-row";
import { typedPrice } from "./typed-price";
import styles from "./prices.module.css";

interface Props {
  rows: readonly GridRow[];
  typed: ReadonlyMap<number, string>;
  chosen: ReadonlySet<number>;
  texts: AdminMessages<"catalogue.prices">;
  currency: Currency;
  language: string;
  onType: (id: number, text: string) => void;
  onChoose: (chosen: ReadonlySet<number>) => void;
}

const unitOf = (currency: Currency) => (currency === defaultCurrency ? "€" : currency);

const isNoPrice = (text: string, currency: Currency): boolean =>
  text !== "" && typedPrice(text, currency) === undefined;

type RowProps = Omit<Props, "rows"> & { row: GridRow };

function Row({ row, typed, chosen, texts: t, currency, language, onType, onChoose }: RowProps) {
  const { id, name, reference } = row;
  const text = typed.get(id) ?? "";
  const unit = unitOf(currency);
  const isWrong = isNoPrice(text, currency);
  const toggle = () => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  return (
    <tr data-changed={text !== "" || undefined}>
      <td>
        <input
          type="checkbox"
          checked={chosen.has(id)}
          disabled={row.isDraftWaiting}
          aria-label={fill(t.choose, { name })}
          onChange={toggle}
        />
      </td>
      <td className={styles.picture}>
        {row.picture && <img src={row.picture} width={48} height={48} alt="" loading="lazy" />}
      </td>
      <th scope="row">
        <a href={row.href}>{name}</a> <code>{reference}</code>
        {!row.isOffered && <span className={styles.quiet}>{t.notOffered}</span>}
        {row.isDraftWaiting && <span className={styles.wrong}>{t.draft}</span>}
        {row.history.length > 0 && (
          <details>
            <summary>{t.history}</summary>
            <ul>
              {row.history.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
        )}
      </th>
      <td className={styles.number}>
        {formatMoney(row.price, currency, adminLocale(language))}
        {row.set === null && <span className={styles.quiet}>{t.converted}</span>}
      </td>
      <td className={styles.next}>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          disabled={row.isDraftWaiting}
          aria-label={`${fill(t.next, { unit })} ${name}`}
          aria-invalid={isWrong}
          onChange={({ target }) => onType(id, target.value)}
        />
        {isWrong && (
          <span className={styles.wrong}>{currency === defaultCurrency ? t.noAmount : t.noOwnAmount}</span>
        )}
      </td>
    </tr>
  );
}

/** Every price of the list, with a field for the new one. */
export function PriceTable({ rows, ...props }: Props) {
  const { texts: t, chosen, onChoose } = props;
  const free = rows.filter(({ isDraftWaiting }) => !isDraftWaiting);
  const isAll = free.length > 0 && free.every(({ id }) => chosen.has(id));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td>
            <input
              type="checkbox"
              checked={isAll}
              aria-label={t.chooseAll}
              onChange={() => onChoose(new Set(isAll ? [] : free.map(({ id }) => id)))}
            />
          </td>
          <th scope="col" colSpan={2}>
            {t.name}
          </th>
          <th scope="col" className={styles.number}>
            {t.now}
          </th>
          <th scope="col">{fill(t.next, { unit: unitOf(props.currency) })}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} {...props} />
        ))}
      </tbody>
    </table>
  );
}
