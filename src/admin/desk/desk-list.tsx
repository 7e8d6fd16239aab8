"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import Link from "next/link";
import { useState } from "react";
import { fill } from "@/src/domain/locale/fill";
import { DeskActions } from "./desk-actions";
import type { DeskRow } from "./desk-row";
import styles from "./desk.module.css";

interface Props {
  rows: readonly DeskRow[];
  /** milliseconds in which a step can be undone */
  undoTime: number;
  texts: AdminMessages<"orders.desk">;
  stepTexts: AdminMessages<"orders.orderSteps">;
  undoTexts: AdminMessages<"orders.undo">;
}

/** Open orders, with checkboxes for bulk actions. */
export function DeskList({ rows, texts, ...rest }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const ticked = rows.filter(({ id }) => chosen.has(id));
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const isAll = rows.length > 0 && ticked.length === rows.length;
  const { columns } = texts;
  return (
    <>
      <DeskActions ticked={ticked} onDone={() => setChosen(new Set())} texts={texts} {...rest} />
      {rows.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <table className={styles.rows}>
          <thead>
            <tr>
              <th>
                <input
                  type="checkbox"
                  aria-label={texts.tickAll}
                  checked={isAll}
                  onChange={() => setChosen(new Set(isAll ? [] : rows.map(({ id }) => id)))}
                />
              </th>
              <th>{columns.number}</th>
              <th>{columns.date}</th>
              <th>{columns.buyer}</th>
              <th>{columns.what}</th>
              <th className={styles.figure}>{columns.total}</th>
              <th>{columns.promised}</th>
              <th>{columns.state}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} data-late={row.isLate}>
                <td>
                  <input
                    type="checkbox"
                    aria-label={fill(texts.tick, { number: row.number })}
                    checked={chosen.has(row.id)}
                    onChange={() => toggle(row.id)}
                  />
                </td>
                <td>
                  <Link href={`/admin/collections/orders/${row.id}`} prefetch={false}>
                    {row.number}
                  </Link>
                </td>
                <td>{row.date}</td>
                <td>
                  {row.buyer}
                  <div className={styles.quiet}>{row.place}</div>
                </td>
                <td>
                  {row.what.map(({ line, marks }, place) => (
                    <div key={`${place} ${line}`}>
                      {line}
                      {marks.map((mark) => (
                        <div key={mark} className={styles.mark}>
                          {mark}
                        </div>
                      ))}
                    </div>
                  ))}
                </td>
                <td className={styles.figure}>{row.total}</td>
                <td data-name={columns.promised} data-empty={row.promised === ""}>
                  {row.promised || "–"}
                  {row.isLate && <strong className={styles.late}>{texts.late}</strong>}
                </td>
                <td>
                  {row.stateName}
                  {row.awaitsReturn && <div className={styles.quiet}>{texts.awaitsReturn}</div>}
                  {row.owed !== "" && (
                    <div>
                      {row.owed}
                      <div className={row.isOverdue ? styles.late : styles.quiet}>{row.owedFor}</div>
                    </div>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
