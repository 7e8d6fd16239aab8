import { setRequestLocale } from "next-intl/server";
import { signInStart } from "@/src/components/sign-in/sign-in-start";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageTexts } from "@/src/i18n/page-texts";
import { formOutcome } from "@/src/app/_shop/form-outcome";
import { SignInScreen } from "@/src/app/[locale]/(personal)/auth/sign-in-screen";

interface Props {
  params: Promise<{ locale: string }>;
}

/** It shows the address the code was sent to: never shared or cached. */
export const dynamic = "force-dynamic";

export { generateMetadata } from "@/src/app/[locale]/(personal)/auth/page";

/** The state of a sign-in without our script: the second step, or a step with its errors. */
export default async function CodePage({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const [outcome, texts] = await Promise.all([formOutcome(), pageTexts(locale, "auth")]);
  const start = outcome && signInStart(outcome, texts, locale);
  return <SignInScreen locale={locale} {...(start && { start })} />;
}
