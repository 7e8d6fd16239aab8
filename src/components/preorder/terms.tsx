import { getTranslations } from "next-intl/server";
import type { Locale } from "@/src/domain/locale/locale";
import { LegalLink } from "@/src/components/primitives/legal-link";

interface Props {
  locale: Locale;
}

/** What is agreed with the button, and how it can be undone. */
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
