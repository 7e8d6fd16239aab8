import type { getTranslations } from "next-intl/server";

type CommonTexts = Awaited<ReturnType<typeof getTranslations<"common">>>;

/** Every language in its own words. */
export const languageNames = (t: CommonTexts) => ({
  fr: t("locale.languages.fr"),
  en: t("locale.languages.en"),
  es: t("locale.languages.es"),
  jp: t("locale.languages.jp"),
});

export const newsletterTexts = (t: CommonTexts) => ({
  email: t("newsletter.email"),
  label: t("newsletter.emailFor"),
  submit: t("newsletter.submit"),
  submitting: t("newsletter.submitting"),
  success: t("newsletter.success"),
  required: t("newsletter.required"),
  invalid: t("newsletter.invalid"),
});

export const promoTexts = (t: CommonTexts) => ({
  label: t("promo.label"),
  before: t("promo.before"),
  after: t("promo.after"),
  delete: t("promo.delete"),
  hide: t("promo.hide"),
});
