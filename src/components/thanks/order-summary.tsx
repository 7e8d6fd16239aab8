import type { OrderStatusResponse } from "@/src/domain/contracts/order";
import { dateTag, type Locale } from "@/src/domain/locale/locale";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import styles from "./order-summary.module.css";

interface Props {
  order: Pick<OrderStatusResponse, "lines" | "total" | "currency" | "dispatch">;
  locale: Locale;
  texts: Readonly<Record<"title" | "total" | "dispatch", string>>;
}

/** The bought articles with pictures, the total, and the shipping day. */
export function OrderSummary({ order: { lines, total, currency, dispatch }, locale, texts }: Props) {
  const day = new Intl.DateTimeFormat(dateTag(locale), { dateStyle: "long", timeZone: "UTC" });
  return (
    <section className={styles.summary} aria-label={texts.title}>
      <ul>
        {lines.map(({ title, quantity, image }, place) => (
          <li key={place}>
            {image && <img src={image} alt="" width={320} height={320} />}
            <span>{quantity > 1 ? `${quantity} × ${title}` : title}</span>
          </li>
        ))}
      </ul>
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
      </dl>
    </section>
  );
}
