import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { pageLocale } from "@/src/i18n/page-locale";
import { SignInScreen } from "./sign-in-screen";
import { robotsOf } from "@/src/i18n/page-metadata";

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "auth.meta" });
  return { title: t("title"), description: t("description"), robots: robotsOf("/auth") };
}

/** The first step of the sign-in; its HTML is the same for all visitors. */
export default async function SignInPage({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  return <SignInScreen locale={locale} />;
}
