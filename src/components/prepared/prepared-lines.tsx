import { getTranslations } from "next-intl/server";
import type { Locale } from "@/src/domain/locale/locale";
import type { Currency } from "@/src/domain/money/currency";
import { formatMoney } from "@/src/domain/money/format-money";
import { LinePicture } from "@/src/components/cart/line-picture";
import { LineWords } from "@/src/components/cart/line-words";
import type { SessionLine } from "@/src/services/ucp/sessions/price-session";
import styles from "./prepared-lines.module.css";

interface Props {
  lines: readonly SessionLine[];
  currency: Currency;
  locale: Locale;
}

/** Articles with pictures and prices, to be read. */
export async function PreparedLines({ lines, currency, locale }: Props) {
  const t = await getTranslations({ locale, namespace: "prepared.page" });
  return (
    <ul className={styles.lines} aria-label={t("lines")}>
      {lines.map((line) => (
        <li key={line.id}>
          <LinePicture item={line} />
          <div>
            <LineWords item={line} locale={locale} prefetch={false} />
            {line.warning !== null && <p data-type="note">{line.warning}</p>}
            <p className={styles.sum}>
              <span>{t("quantity", { count: line.quantity })}</span>
              <span>
                {line.total < line.subtotal && <s>{formatMoney(line.subtotal, currency, locale)}</s>}{" "}
                <b>{formatMoney(line.total, currency, locale)}</b>
              </span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
