import type { ReactNode } from "react";
import styles from "./books.module.css";

interface Props {
  /** caption for screen readers */
  name: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** how many columns at the left are text; the others are numbers */
  words: number;
}

/** A table of numbers; on a narrow screen it scrolls by itself. */
export function BooksTable({ name, columns, rows, words }: Props) {
  const classOf = (column: number) => (column < words ? undefined : styles.figure);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be pushed must be reachable from the keyboard
    <div className={styles.scroll} role="region" aria-label={name} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column, place) => (
              <th key={column} scope="col" className={classOf(place)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, place) => (
                <td key={columns[place]} className={classOf(place)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
