import { getTranslations } from "next-intl/server";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";

interface Props {
  locale: Locale;
}

/** What is agreed with the button, and how it can be undone. */
export async function Terms({ locale }: Props) {
  const t = await getTranslations({ locale, namespace: "preorder.pay" });
  return t.rich("terms", {
    link: (words) => (
      <a data-type="lien" href={localeHref(locale, "/conditions-generales")} target="_blank" rel="noopener">
        {words}
      </a>
    ),
  });
}
