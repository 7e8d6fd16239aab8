import { getTranslations } from "next-intl/server";
import type { Locale } from "@/src/domain/locale/locale";
import { LegalLink } from "@/src/components/primitives/legal-link";

interface Props {
  locale: Locale;
}

/** The terms that the button accepts, and the right of withdrawal. */
export async function Terms({ locale }: Props) {
  const t = await getTranslations({ locale, namespace: "preorder.pay" });
  return t.rich("terms", {
    link: (words) => (
      <LegalLink path="/conditions-generales" locale={locale}>
        {words}
      </LegalLink>
    ),
  });
}
