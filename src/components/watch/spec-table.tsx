import type { ReactNode } from "react";
import styles from "./spec-table.module.css";

interface Props {
  caption: string;
  rows: readonly (readonly [term: string, value: ReactNode])[];
}

/** Names and values on hairline rows. */
export function SpecTable({ caption, rows }: Props) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(([term, value]) => (
          <tr key={term}>
            <th scope="row">{term}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
