import type { AdminMessages } from "@/src/i18n/admin-messages";
import { fill } from "@/src/domain/locale/fill";
import { dateTag, type Locale, localise, numberTag } from "@/src/domain/locale/locale";
import type { LeftCarts } from "@/src/domain/home/waiting";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import { countedSku } from "@/src/domain/tracking/day-figure";
import { bespokePrefix } from "@/src/domain/watch/bespoke-sku";
import styles from "./home.module.css";
import { pluralForm } from "./plural-form";
import type { SoldToday } from "./sold-today";

interface Props {
  left: LeftCarts;
  snapshot: SoldToday;
  texts: AdminMessages<"home.panel">;
  locale: Locale;
}

/** Today's abandoned carts: number, value and contents; never their owners. */
export function LeftCartsPanel({ left, snapshot, texts, locale }: Props) {
  const hour = new Intl.DateTimeFormat(dateTag(locale), { timeStyle: "short", timeZone: "Europe/Paris" });
  const money = (value: number) => formatMoney(minor(value), "EUR", locale);
  const nameOf = (sku: string) => {
    if (countedSku(sku) === bespokePrefix) return texts.bespoke;
    const article = snapshot.articles.get(sku);
    return article ? localise(article.title, locale) : sku;
  };
  const count = new Intl.NumberFormat(numberTag(locale)).format(left.count);
  return (
    <section aria-labelledby="home-left">
      <h2 id="home-left">{texts.left}</h2>
      <p className={styles.quiet}>
        {left.count === 0
          ? texts.noneLeft
          : fill(pluralForm(texts.leftSum, left.count, locale), { count, value: money(left.value) })}
      </p>
      {left.newest.length > 0 && (
        <table className={styles.carts}>
          <thead>
            <tr>
              <th scope="col">{texts.hour}</th>
              <th scope="col">{texts.content}</th>
              <th scope="col">{texts.value}</th>
            </tr>
          </thead>
          <tbody>
            {left.newest.map(({ at, pieces, value, skus }) => (
              <tr key={`${at.toISOString()} ${skus.join(" ")}`}>
                <td>{hour.format(at)}</td>
                <td>
                  {pieces} × {[...new Set(skus.map(nameOf))].join(", ")}
                </td>
                <td>{money(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
