import type { AdminMessages } from "@/src/i18n/admin-messages";
import { fill } from "@/src/domain/locale/fill";
import { numberTag, type Locale } from "@/src/domain/locale/locale";
import type { TodaySales } from "@/src/domain/home/waiting";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import styles from "./home.module.css";
import { pluralForm } from "./plural-form";

interface Props {
  sales: TodaySales;
  texts: AdminMessages<"home.panel">;
  locale: Locale;
}

/** Length of the longest line, in the drawing's own units. */
const longest = 100;

/** Orders and revenue until this hour, compared with the same hours of yesterday and of a week ago. */
export function TodayPanel({ sales, texts, locale }: Props) {
  const days = [
    [texts.today, sales.today],
    [texts.yesterday, sales.yesterday],
    [texts.lastWeek, sales.lastWeek],
  ] as const;
  const most = Math.max(1, ...days.map(([, { revenue }]) => revenue));
  const number = new Intl.NumberFormat(numberTag(locale));
  return (
    <section aria-labelledby="home-today">
      <h2 id="home-today">{texts.today}</h2>
      <p className={styles.quiet}>{texts.sameHour}</p>
      <dl className={styles.days}>
        {days.map(([name, { count, revenue }]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <strong>{formatMoney(minor(revenue), "EUR", locale)}</strong>{" "}
              <span className={styles.quiet}>
                {fill(pluralForm(texts.orders, count, locale), { count: number.format(count) })}
              </span>
              <svg viewBox={`0 0 ${longest} 2`} preserveAspectRatio="none" aria-hidden="true">
                <path d={`M0 1H${longest}`} />
                <path d={`M0 1H${Math.max(0, (longest * revenue) / most)}`} data-reached />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
