import { getTranslations } from "next-intl/server";
import { languages } from "@/src/domain/locale/languages";
import type { Locale } from "@/src/domain/locale/locale";
import { LocaleOpener } from "./locale-opener";

/** "Français, EUR": the currency is the shopper's own before the first paint, see the first script. */
export async function LocaleButton({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: "common.locale" });
  return <LocaleOpener title={t("title")} language={languages[locale].name} />;
}
