import { getTranslations } from "next-intl/server";
import { cache } from "react";
import type { Locale } from "@/src/domain/locale/locale";

type CommonTexts = Awaited<ReturnType<typeof getTranslations<"common">>>;

/** Once for all forms of a page: an identical object is serialised once in the flight data. */
export const newsletterTexts = cache(async (locale: Locale) => {
  const t = await getTranslations({ locale, namespace: "common.newsletter" });
  return {
    email: t("email"),
    label: t("emailFor"),
    submit: t("submit"),
    submitting: t("submitting"),
    success: t("success"),
    required: t("required"),
    invalid: t("invalid"),
  };
});

export const promoTexts = (t: CommonTexts) => ({
  label: t("promo.label"),
  before: t("promo.before"),
  after: t("promo.after"),
  applies: t("promo.applies"),
  refused: t("promo.refused"),
  personal: t("promo.personal"),
  signIn: t("promo.signIn"),
  why: t("promo.why"),
  delete: t("promo.delete"),
  hide: t("promo.hide"),
});
