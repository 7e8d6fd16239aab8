import type { OrderStatusResponse } from "@/src/domain/contracts/order";
import { daysBetween } from "@/src/domain/calendar/paris-day";
import { dateTag, languageTag, type Locale } from "@/src/domain/locale/locale";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import { Reglet } from "@/src/components/primitives/reglet";
import styles from "./order-summary.module.css";

interface Props {
  order: Pick<
    OrderStatusResponse,
    "lines" | "locale" | "total" | "currency" | "dispatch" | "delivery" | "paidOn"
  >;
  /** The line whose picture is beside the summary; it has none here. */
  staged: OrderStatusResponse["lines"][number] | undefined;
  /** As 2026-12-12. */
  today: string;
  locale: Locale;
  texts: Readonly<Record<"title" | "total" | "dispatch" | "delivery", string>>;
  daysText: (passed: number, days: number) => string;
}

/** The bought articles with their parts, the total, the address, and the days until dispatch as a rule. */
export function OrderSummary({ order, staged, today, locale, texts, daysText }: Props) {
  const { lines, total, currency, dispatch, delivery, paidOn } = order;
  const day = new Intl.DateTimeFormat(dateTag(locale), { dateStyle: "long", timeZone: "UTC" });
  const days = paidOn !== null && dispatch !== null ? daysBetween(paidOn, dispatch) : 0;
  const passed = paidOn === null ? 0 : Math.min(days, Math.max(0, daysBetween(paidOn, today)));
  return (
    <section className={styles.summary} aria-label={texts.title}>
      <ul lang={languageTag(order.locale)}>
        {lines.map((line, place) => (
          <li key={place}>
            {line.image && line !== staged && <img src={line.image} alt="" width={320} height={320} />}
            <div>
              <b>{line.quantity > 1 ? `${line.quantity} × ${line.title}` : line.title}</b>
              {line.details.map((detail) => (
                <span key={detail}>{detail}</span>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {days > 0 && (
        <div className={styles.days}>
          <Reglet ticks={days} every={1} value={passed} />
          <p data-type="note">{daysText(passed, days)}</p>
        </div>
      )}
      <dl>
        <div>
          <dt>{texts.total}</dt>
          <dd>{formatMoney(minor(total), currency, locale)}</dd>
        </div>
        {dispatch !== null && (
          <div>
            <dt>{texts.dispatch}</dt>
            <dd>
              <time dateTime={dispatch}>{day.format(new Date(dispatch))}</time>
            </dd>
          </div>
        )}
        {delivery.length > 0 && (
          <div>
            <dt>{texts.delivery}</dt>
            <dd>
              {delivery.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
