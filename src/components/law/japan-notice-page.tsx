import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import type { NoticeItem } from "@/src/domain/law/law";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import styles from "./japan-notice-page.module.css";

interface Props {
  items: readonly NoticeItem[];
  locale: Locale;
}

/** The notice of Japanese law. Source: 特定商取引法, article 11. */
export async function JapanNoticePage({ items, locale }: Props) {
  const t = await getTranslations({ locale, namespace: "law" });
  const links = [
    ["/retractation", t("withdrawal.title")],
    ["/politique-de-retour", t("withdrawal.rules")],
  ] as const;
  return (
    <section className={styles.page} data-block="">
      <h1 data-type="t2">{t("japan.title")}</h1>
      <dl className={styles.items}>
        {items.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              {text.split("\n").map((line) => (
                <p key={line}>{line}</p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <ul className={styles.links}>
        {links.map(([path, words]) => (
          <li key={path}>
            <NextLink data-type="link" href={localeHref(locale, path)} prefetch={false}>
              {words}
            </NextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
