"use client";
import { fill } from "@/src/domain/locale/fill";
import type { ShownPlan } from "./import-answer";
import styles from "./catalogue-import.module.css";
import { placeOf, reasonOf, type Words } from "./reason-of";

interface Props {
  refused: ShownPlan["refused"];
  /** number of all, of which the first are listed */
  count: number;
  texts: Words;
}

/** What is refused, with its place and reason. */
export function RefusalList({ refused, count, texts: t }: Props) {
  return (
    <div className={styles.report}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.refusedTitle}</th>
            <th scope="col">{t.reason}</th>
          </tr>
        </thead>
        <tbody>
          {refused.map((one, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a line may be refused twice for the same reason
            <tr key={place}>
              <td>{placeOf(one, t)}</td>
              <td>{reasonOf(one, t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > refused.length && <p>{fill(t.more, { count: count - refused.length })}</p>}
    </div>
  );
}
