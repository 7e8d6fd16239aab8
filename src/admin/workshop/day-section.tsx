import type { AdminMessages } from "@/src/i18n/admin-messages";
import Link from "next/link";
import { fill } from "@/src/domain/locale/fill";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";
import { benchParts } from "@/src/domain/watch/bench-parts";
import { buildSorts } from "@/src/domain/workshop/workshop";
import type { PlannedDay } from "@/src/domain/workshop/plan-days";
import type { Build, LoadedWorkshop } from "@/src/services/workshop/load-workshop";
import { adminLocale } from "@/src/admin/admin-locale";
import { orderStateNames } from "@/src/admin/order/order-state-names";
import styles from "./workshop.module.css";

interface Props {
  day: PlannedDay<Build>;
  workshop: Pick<LoadedWorkshop, "perDay" | "catalogue">;
  /** format of a day: 2026-12-24 in words */
  inWords: (day: string) => string;
  language: string;
  texts: AdminMessages<"orders.workshop">;
}

/** Work that is due on one working day: its amount, and each piece with its parts. */
export function DaySection({
  day: { day, builds, pieces, isOverfull },
  workshop,
  inWords,
  language,
  texts,
}: Props) {
  const { columns } = texts;
  return (
    <section className={styles.day} data-overfull={isOverfull} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`}>
        {inWords(day)} {isOverfull && <strong className={styles.mark}>{texts.overfull}</strong>}
      </h2>
      <p className={styles.quiet}>
        {buildSorts
          .filter((sort) => pieces[sort] > 0)
          .map((sort) =>
            workshop.perDay[sort] === null
              ? `${texts.sorts[sort]} ${fill(texts.waiting, { count: pieces[sort] })}`
              : fill(texts.of, {
                  sort: texts.sorts[sort],
                  count: pieces[sort],
                  pace: workshop.perDay[sort],
                }),
          )
          .join(" · ")}
      </p>
      <table className={styles.builds}>
        <thead>
          <tr>
            <th>{columns.piece}</th>
            <th>{columns.order}</th>
            <th>{columns.promised}</th>
            <th>{columns.state}</th>
          </tr>
        </thead>
        <tbody>
          {builds.map(({ order, line, promised, isLate, parts }) => (
            <tr key={`${order.id} ${line.sku}`}>
              <td>
                {line.quantity > 1 && `${line.quantity} × `}
                {line.title}
                {parts && (
                  <details>
                    <summary>{texts.parts}</summary>
                    {/* One text, a line for each: sixty watches have a thousand parts. */}
                    <p className={styles.parts}>
                      {benchParts(parts, workshop.catalogue, adminLocale(language))
                        .flatMap(({ choices }) => choices.map(({ key, name }) => `${name} (${key})`))
                        .join("\n")}
                    </p>
                  </details>
                )}
              </td>
              <td>
                <Link href={`/admin/collections/orders/${order.id}`} prefetch={false}>
                  {order.number}
                </Link>
                <div>
                  <a href={`/admin/build-sheet?order=${order.id}`}>{texts.sheet}</a>
                </div>
              </td>
              <td>
                {inWords(promised)}
                {isLate && <strong className={styles.mark}> {texts.late}</strong>}
              </td>
              <td>{inReaderLanguage(orderStateNames[order.state], language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
