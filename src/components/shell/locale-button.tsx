import { getTranslations } from "next-intl/server";
import type { Locale } from "../../domain/locale/locale";
import { OpenLocaleDialog } from "./open-locale-dialog";

/** "Français, EUR": the currency is the shopper's own before the first paint, see the first script. */
export async function LocaleButton({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: "common.locale" });
  return (
    <OpenLocaleDialog>
      <span data-sr="">{t("title")} </span>
      <span>
        {t(`languages.${locale}`)},{" "}
        <span data-currency-code="" suppressHydrationWarning>
          EUR
        </span>
      </span>
    </OpenLocaleDialog>
  );
}
