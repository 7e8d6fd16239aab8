import NextLink from "next/link";
import type { OrderPageResponse } from "@/src/domain/contracts/order-page";
import { languageTag } from "@/src/domain/locale/locale";
import { enlargedPicture } from "@/src/domain/watch/enlarged-picture";
import { localeHref } from "@/src/i18n/locale-href";
import styles from "./order-lines.module.css";
import type { OrderWords } from "./order-words";

interface Props {
  order: OrderPageResponse;
  words: OrderWords;
}

type Line = OrderPageResponse["lines"][number];

/** How long a line is guaranteed, and what a repair has prolonged. */
function guaranteeWords(
  { quantity }: Line,
  { guarantee, repaired }: NonNullable<Line["watch"]>,
  t: OrderWords["t"],
): string {
  const months = String(guarantee);
  const longer = String(repaired.guarantee);
  if (repaired.pieces === 0) return t("lines.guaranteeValue", { months });
  return repaired.pieces < quantity
    ? t("lines.guaranteeSome", { months, longer, count: repaired.pieces, of: quantity })
    : t("lines.guaranteeRepaired", { months: longer });
}

/** The bought articles, in their texts at the time. */
export function OrderLines({ order, words: { t, money, locale } }: Props) {
  return (
    <ul className={styles.lines} aria-label={t("lines.title")} lang={languageTag(order.locale)}>
      {order.lines.map((line) => (
        <li key={line.sku}>
          <div className={styles.picture}>
            {line.image && <img src={enlargedPicture(line.image)} alt="" width={1000} height={1000} />}
          </div>
          <div>
            <h2 data-type="t3">
              {line.href ? (
                <NextLink href={localeHref(locale, line.href)} prefetch={false}>
                  {line.title}
                </NextLink>
              ) : (
                line.title
              )}
            </h2>
            <ul className={styles.details}>
              {line.details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
            {line.watch && (
              <dl className={styles.watch} lang={languageTag(locale)}>
                {line.watch.calibre && (
                  <div>
                    <dt>{t("lines.calibre")}</dt>
                    <dd>{t("lines.calibreValue", { name: line.watch.calibre })}</dd>
                  </div>
                )}
                <div>
                  <dt>{t("lines.guarantee")}</dt>
                  <dd>{guaranteeWords(line, line.watch, t)}</dd>
                </div>
              </dl>
            )}
            {line.marks.length > 0 && (
              <ul className={styles.marks}>
                {line.marks.map((mark) => (
                  <li key={mark}>{mark}</li>
                ))}
              </ul>
            )}
            <p className={styles.sum} lang={languageTag(locale)}>
              <span>
                {t("lines.quantity", { quantity: line.quantity })}
                {line.discount > 0 && ` ${t("lines.discount", { percent: line.discount })}`}
                {line.discount === 0 &&
                  line.discountOfLine > 0 &&
                  ` ${t("lines.reduced", { amount: money(line.discountOfLine, order.currency) })}`}
              </span>
              <span data-type="data">{money(line.total, order.currency)}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
