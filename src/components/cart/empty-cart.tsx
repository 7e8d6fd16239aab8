"use client";
import { localeHref } from "@/src/i18n/locale-href";
import { ButtonLink } from "@/src/components/primitives/button";
import { useCartContext } from "./cart-context";
import styles from "./empty-cart.module.css";

/** An empty cart: links to the watches. */
export function EmptyCart() {
  const { locale, t } = useCartContext();
  return (
    <div className={styles.empty}>
      <p data-type="t3">{t("empty.title")}</p>
      <p data-type="ui">{t("empty.text")}</p>
      <div>
        <ButtonLink tone="outline" href={localeHref(locale, "/montres")}>
          {t("empty.watches")}
        </ButtonLink>
        <ButtonLink tone="outline" href={localeHref(locale, "/configurator")}>
          {t("empty.compose")}
        </ButtonLink>
      </div>
    </div>
  );
}
