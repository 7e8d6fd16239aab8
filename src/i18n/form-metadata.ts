import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { Locale } from "@/src/domain/locale/locale";

/** Title of a page that is one form. Each belongs to one mail or one watch: search engines have no use for it. */
export async function formMetadata(
  form:
    | "configurator-request"
    | "newsletter-confirm"
    | "newsletter-unsubscribe"
    | "stock-notice"
    | "stock-notice-confirm"
    | "stock-notice-cancel"
    | "cart-mail-stop"
    | "cart-mail-open",
  locale: Locale,
): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: "forms" });
  return {
    title: t(`${form}.title`),
    description: t(`${form}.intro`),
    robots: { index: false, follow: false },
    // The address may hold a mail's secret.
    referrer: "no-referrer",
  };
}
