import type { OrderStatusResponse } from "@/src/domain/contracts/order";
import { daysBetween } from "@/src/domain/calendar/paris-day";
import { dateTag, languageTag, type Locale } from "@/src/domain/locale/locale";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import type { browserTexts } from "@/src/i18n/browser-texts";
import type french from "@/src/i18n/messages/fr/thanks.json";
import { Reglet } from "@/src/components/primitives/reglet";
import { useToday } from "@/src/components/primitives/use-today";
import styles from "./order-summary.module.css";

interface Props {
  order: Pick<
    OrderStatusResponse,
    "lines" | "locale" | "total" | "currency" | "dispatch" | "delivery" | "paidOn"
  >;
  /** The line whose picture is beside the summary; it has none here. */
  staged?: OrderStatusResponse["lines"][number] | undefined;
  locale: Locale;
  t: ReturnType<typeof browserTexts<typeof french>>;
}

/** More graduations than these cannot be told apart on a phone. */
const mostDays = 60;

/** The bought articles with their parts, the total, the address, and the days until dispatch as a rule. */
export function OrderSummary({ order, staged, locale, t }: Props) {
  const { lines, total, currency, dispatch, delivery, paidOn } = order;
  const day = new Intl.DateTimeFormat(dateTag(locale), { dateStyle: "long", timeZone: "UTC" });
  const days = paidOn !== null && dispatch !== null ? daysBetween(paidOn, dispatch) : 0;
  const today = useToday();
  const passed =
    paidOn === null || today === null ? 0 : Math.min(days, Math.max(0, daysBetween(paidOn, today)));
  return (
    <section className={styles.summary} aria-label={t("summary.title")}>
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
      {days > 0 && days <= mostDays && (
        <div className={styles.days}>
          <Reglet ticks={days} every={1} value={passed} />
          <p data-type="note">{t("summary.days", { passed: String(passed), days: String(days) })}</p>
        </div>
      )}
      <dl>
        <div>
          <dt>{t("summary.total")}</dt>
          <dd>{formatMoney(minor(total), currency, locale)}</dd>
        </div>
        {dispatch !== null && (
          <div>
            <dt>{t("summary.dispatch")}</dt>
            <dd>
              <time dateTime={dispatch}>{day.format(new Date(dispatch))}</time>
            </dd>
          </div>
        )}
        {delivery.length > 0 && (
          <div>
            <dt>{t("summary.delivery")}</dt>
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
