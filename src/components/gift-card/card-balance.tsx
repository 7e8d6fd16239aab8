import { getTranslations } from "next-intl/server";
import { dateTag, type Locale } from "@/src/domain/locale/locale";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor, type Minor } from "@/src/domain/money/minor";
import type { OpenedCard } from "@/src/services/gift-cards/open-card";
import { GiftCardFace } from "@/src/components/gift/gift-card-face";
import styles from "./card-balance.module.css";
import { UseCard } from "./use-card";

interface Props {
  card: OpenedCard;
  locale: Locale;
}

/** Between zero and the highest card value: its rule shows the balance. */
const range = { least: minor(0), greatest: minor(50_000) };

/** The card, its balance, its actions, and its history. */
export async function CardBalance({ card, locale }: Props) {
  const { kind, status, worth, held, history } = card;
  const t = await getTranslations({ locale, namespace: "gift-card" });
  const common = await getTranslations({ locale, namespace: "common" });
  const days = new Intl.DateTimeFormat(dateTag(locale), { dateStyle: "long", timeZone: "UTC" });
  const day = (iso: string) => days.format(new Date(iso));
  const money = (amount: Minor) => formatMoney(amount, "EUR", locale);
  const until = { day: day(card.until) };
  return (
    <div className={styles.page} data-block="">
      <div className={styles.card}>
        <GiftCardFace
          brand={common("brand")}
          amount={worth}
          range={range}
          name={t(`face.${kind}`)}
          recipient={card.recipientName ? t("for", { name: card.recipientName }) : ""}
          until={t("until", until)}
          locale={locale}
        />
      </div>
      <div className={styles.words}>
        <h1 data-type="t1">{t(`title.${kind}`, { amount: money(worth) })}</h1>
        <p data-type="lead">
          {status === "open" ? t(`status.open.${kind}`, until) : t(`status.${status}`, until)}
        </p>
        {held > 0 && <p data-type="note">{t("held", { amount: money(held) })}</p>}
        {status === "open" && (
          <UseCard
            locale={locale}
            code={card.code}
            kind={kind}
            texts={{ use: t(`use.${kind}`), using: t("using"), failed: t("failed") }}
          />
        )}
        <div className={styles.code}>
          <p>{t("code")}</p>
          <p>
            <code translate="no">{card.code}</code>
          </p>
          <p data-type="note">{t("codeHelp")}</p>
        </div>
        <section aria-labelledby="card-history">
          <h2 id="card-history" data-type="t3">
            {t("history.title")}
          </h2>
          <ul className={styles.history}>
            {history.map(({ what, amount, day: at }, place) => (
              <li key={`${what}-${history.length - place}`}>
                <time dateTime={at}>{day(at)}</time>
                <span>{t(`history.${what}`)}</span>
                <span data-type="data">
                  {amount < 0 ? "−\u00A0" : "+\u00A0"}
                  {money(minor(Math.abs(amount)))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
