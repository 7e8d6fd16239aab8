import type { AdminMessages } from "@/src/i18n/admin-messages";
import Link from "next/link";
import { numberTag, type Locale } from "@/src/domain/locale/locale";
import { completenessOf, type ShopText } from "@/src/domain/translation/shop-text";
import { translationsHref, type TranslationsQuery } from "./translations-query";
import styles from "./translations-desk.module.css";

/** Texts that are counted together, and the link to translate them. */
export interface CountRow {
  readonly name: string;
  readonly query: Partial<TranslationsQuery>;
  readonly texts: readonly ShopText[];
}

interface Props {
  readonly caption: string;
  readonly rows: readonly CountRow[];
  /** The sum of all rows. */
  readonly sum: CountRow;
  readonly reader: Locale;
  readonly words: AdminMessages<"translating.desk">;
}

const open = ["missing", "outdated", "broken"] as const;

function Row({ row: { name, query, texts }, reader }: { readonly row: CountRow; readonly reader: Locale }) {
  const counts = completenessOf(texts);
  const write = (count: number) => count.toLocaleString(numberTag(reader));
  return (
    <tr>
      <th scope="row">
        <Link href={translationsHref(query)} prefetch={false}>
          {name}
        </Link>
      </th>
      <td>{write(counts.total)}</td>
      <td>{write(counts.done)}</td>
      {open.map((state) => (
        <td key={state}>
          {counts[state] === 0 ? (
            "0"
          ) : (
            <Link href={translationsHref({ ...query, etat: state })} prefetch={false}>
              {write(counts[state])}
            </Link>
          )}
        </td>
      ))}
    </tr>
  );
}

/** Progress of each list; open texts are linked. */
export function CountTable({ caption, rows, sum, reader, words }: Props) {
  return (
    <div className={styles.counts}>
      <table aria-label={caption}>
        <thead>
          <tr>
            <th scope="col">{words.list}</th>
            <th scope="col">{words.total}</th>
            <th scope="col">{words.done}</th>
            <th scope="col">{words.missing}</th>
            <th scope="col">{words.outdated}</th>
            <th scope="col">{words.broken}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={translationsHref(row.query)} row={row} reader={reader} />
          ))}
        </tbody>
        <tfoot>
          <Row row={sum} reader={reader} />
        </tfoot>
      </table>
    </div>
  );
}
