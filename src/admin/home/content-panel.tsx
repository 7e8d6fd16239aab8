import type { AdminMessages } from "@/src/i18n/admin-messages";
import { getTranslation } from "@payloadcms/translations";
import Link from "next/link";
import type { ServerProps } from "payload";
import { fill } from "@/src/domain/locale/fill";
import { dateTag, type Locale } from "@/src/domain/locale/locale";
import type { ContentFigures } from "@/src/services/home/load-home-figures";
import styles from "./home.module.css";

interface Props {
  content: ContentFigures;
  i18n: ServerProps["i18n"];
  payload: ServerProps["payload"];
  texts: AdminMessages<"home.panel">;
  locale: Locale;
}

/** Drafts with their editors, scheduled publications, and missing translations. */
export function ContentPanel({ content, i18n, payload, texts, locale }: Props) {
  const { drafts, scheduled } = content;
  const moment = new Intl.DateTimeFormat(dateTag(locale), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Europe/Paris",
  });
  const { collections, globals } = payload.config;
  const nameOf = (list: string, isOne: boolean): string => {
    const labels = collections.find(({ slug }) => slug === list)?.labels;
    const label = labels
      ? labels[isOne ? "singular" : "plural"]
      : globals.find(({ slug }) => slug === list)?.label;
    return label ? getTranslation(label, i18n) : list;
  };
  const hrefOf = (list: string, id: number | null) =>
    id === null ? `/admin/globals/${list}` : `/admin/collections/${list}/${id}`;
  return (
    <div className={styles.columns}>
      <section aria-labelledby="home-drafts">
        <h2 id="home-drafts">{fill(texts.drafts, { count: drafts.count })}</h2>
        {drafts.count === 0 && <p className={styles.quiet}>{texts.noDrafts}</p>}
        <ul className={styles.list}>
          {drafts.newest.map(({ list, id, name, at, by }) => (
            <li key={`${list} ${id}`}>
              <Link href={hrefOf(list, id)} prefetch={false}>
                {nameOf(list, true)} {name}
              </Link>
              <span className={styles.quiet}>
                {moment.format(at)}, {by ?? texts.shopSaved}
              </span>
            </li>
          ))}
        </ul>
        {drafts.count > drafts.newest.length && (
          <p className={styles.quiet}>
            {fill(texts.moreDrafts, { count: drafts.count - drafts.newest.length })}
          </p>
        )}
      </section>
      <section aria-labelledby="home-scheduled">
        <h2 id="home-scheduled">{texts.scheduled}</h2>
        {scheduled.length + content.prices.length === 0 && (
          <p className={styles.quiet}>{texts.noneScheduled}</p>
        )}
        <ul className={styles.list}>
          {content.prices.map(({ id, catalogue, count, at }) => (
            <li key={`prices ${id}`}>
              <Link href={`/admin/prices?list=${catalogue}`} prefetch={false}>
                {fill(texts.prices, {
                  date: moment.format(at),
                  count,
                  list: nameOf(catalogue, false),
                })}
              </Link>
            </li>
          ))}
          {scheduled.map(({ list, id, name, at, isWithdrawal }) => (
            <li key={`${list} ${id} ${at.getTime()}`}>
              <Link href={hrefOf(list, id)} prefetch={false}>
                {nameOf(list, true)} {name}
              </Link>
              <span className={styles.quiet}>
                {fill(isWithdrawal ? texts.withdraws : texts.publishes, { date: moment.format(at) })}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
