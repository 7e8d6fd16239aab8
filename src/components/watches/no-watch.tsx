import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { ButtonLink } from "@/src/components/primitives/button";
import { Icon } from "@/src/components/primitives/icon";
import styles from "./no-watch.module.css";

/** An empty list, with links to the whole list and to the configurator. */
export async function NoWatch({ isUnknown, locale }: { isUnknown: boolean; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: "watches.filters" });
  return (
    <div className={styles.empty} role="status">
      <p data-type="t3">{isUnknown ? t("unknown") : t("empty")}</p>
      <p>{t("emptyHelp")}</p>
      <p className={styles.ways}>
        <ButtonLink href={localeHref(locale, "/montres")}>
          <span>{t("reset")}</span>
          <Icon name="arrow" />
        </ButtonLink>
        <NextLink data-type="link" href={localeHref(locale, "/configurator")}>
          {t("compose")}
        </NextLink>
      </p>
    </div>
  );
}
