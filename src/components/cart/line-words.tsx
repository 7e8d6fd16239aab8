import NextLink from "next/link";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import styles from "./line-words.module.css";

interface Props {
  item: { title: string; href: string | null; details: readonly string[] };
  locale: Locale;
  /** The link to the article was followed. */
  onLeave?: () => void;
  prefetch?: false;
}

/** Name and details of an article, in a cart or a prepared order. */
export function LineWords({ item, locale, onLeave, prefetch }: Props) {
  return (
    <>
      <h2 className={styles.title}>
        {item.href ? (
          <NextLink href={localeHref(locale, item.href)} onClick={onLeave} prefetch={prefetch}>
            {item.title}
          </NextLink>
        ) : (
          item.title
        )}
      </h2>
      <ul className={styles.details}>
        {item.details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
    </>
  );
}
