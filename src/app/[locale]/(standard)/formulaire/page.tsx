import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { OutcomePage } from "@/src/components/outcome/outcome-page";
import { giftCard, surpriseWatch } from "@/src/domain/contracts/forms/gift-forms";
import { pageLocale } from "@/src/i18n/page-locale";
import { formOutcome, freshFormToken } from "@/src/app/_shop/form-outcome";
import { storefrontData } from "@/src/app/_shop/page-data";
import { robotsOf } from "@/src/i18n/page-metadata";

interface Props {
  params: Promise<{ locale: string }>;
}

/** It is about one form of one browser. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: "outcome" });
  return { title: t("meta"), robots: robotsOf("/formulaire") };
}

const isGiftForm = (path: string) => path === giftCard.path || path === surpriseWatch.path;

/** The outcome of a form that a browser has sent without our script. Source: decision 0038. */
export default async function FormOutcomePage({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const [outcome, token, shop] = await Promise.all([formOutcome(), freshFormToken(), storefrontData()]);
  const storefront = outcome && isGiftForm(outcome.path) ? shop : null;
  return <OutcomePage {...{ outcome, storefront, token, locale }} terms={shop.settings.termsVersion} />;
}
