"use client";
import { fill } from "@/src/domain/locale/fill";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import type { Locale } from "@/src/domain/locale/locale";
import type { ShownPlan } from "./import-answer";
import { RefusalList } from "./refusal-list";
import styles from "./catalogue-import.module.css";
import type { Words } from "./reason-of";

type Row = ShownPlan["rows"][number];
type Change = Row["changes"][number];

interface Props {
  plan: ShownPlan;
  locale: Locale;
  texts: Words;
}

function shown(
  value: Change["before"],
  kind: string,
  { locale, texts: t }: Pick<Props, "locale" | "texts">,
): string {
  if (value === null || value === "") return t.none;
  if (typeof value === "boolean") return value ? t.yes : t.no;
  return kind === "money" ? formatMoney(minor(Number(value)), "EUR", locale) : String(value);
}

function Changes({ row, locale, texts }: { row: Row } & Pick<Props, "locale" | "texts">) {
  return (
    <ul className={styles.changes}>
      {row.changes.map(({ column, kind, before, after }) => (
        <li key={column}>
          <code>{column}</code>{" "}
          {!row.isNew && (
            <>
              <del>{shown(before, kind, { locale, texts })}</del> →{" "}
            </>
          )}
          <ins>{shown(after, kind, { locale, texts })}</ins>
        </li>
      ))}
    </ul>
  );
}

/** A dry run, line by line: what is refused first, then what is new and changed. */
export function PlanReport({ plan: { counts, rows, refused }, locale, texts: t }: Props) {
  const more = counts.created + counts.changed - rows.length;
  return (
    <>
      <p role="status">{fill(t.summary, counts)}</p>
      {refused.length > 0 && (
        <>
          <p className={styles.wrong}>{t.nothingWritten}</p>
          <RefusalList refused={refused} count={counts.refused} texts={t} />
        </>
      )}
      {rows.length > 0 && (
        <div className={styles.report}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t.line}</th>
                <th scope="col">{t.row}</th>
                <th scope="col">{t.what}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={`${row.collection} ${row.reference}`} data-leap={row.isLeap || undefined}>
                  <td className={styles.line} data-label={t.line}>
                    {row.line}
                  </td>
                  <td>
                    <code>{row.reference}</code> <span className={styles.quiet}>{row.collection}</span>{" "}
                    {row.isNew && <strong>{t.new}</strong>}
                    {row.isLeap && <strong className={styles.wrong}>{t.leap}</strong>}
                  </td>
                  <td>
                    <Changes row={row} locale={locale} texts={t} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {more > 0 && <p>{fill(t.more, { count: more })}</p>}
        </div>
      )}
    </>
  );
}
