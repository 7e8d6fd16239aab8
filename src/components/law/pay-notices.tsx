import { getTranslations } from "next-intl/server";
import { japanNoticePath, sellsToJapan } from "@/src/domain/law/japan";
import type { Law } from "@/src/domain/law/law";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { ProductNotices } from "./product-notices";

interface Props {
  law: Pick<Law, "guaranteeNotice" | "durabilityLabel">;
  /** Countries the shop sells to. */
  countries: readonly string[];
  locale: Locale;
}

/** What the law wants beside a button that pays outside the cart: the notice on the guarantee, the notice of Japanese law. */
export async function PayNotices({ law, countries, locale }: Props) {
  const t = await getTranslations({ locale, namespace: "law.japan" });
  return (
    <>
      <ProductNotices law={law} countries={countries} locale={locale} />
      {locale === "jp" && sellsToJapan(countries) && (
        <p data-type="note">
          <a data-type="link" href={localeHref(locale, japanNoticePath)} target="_blank" rel="noopener">
            {t("title")}
          </a>
        </p>
      )}
    </>
  );
}
