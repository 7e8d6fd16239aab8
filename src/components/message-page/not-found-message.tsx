import { getLocale, getTranslations } from "next-intl/server";
import { NotFoundView } from "./not-found-view";

/** Says that the address leads nowhere, in the language of the page. */
export async function NotFoundMessage() {
  const locale = await getLocale();
  const t = await getTranslations({ locale, namespace: "common.notFound" });
  const texts = { title: t("title"), text: t("text"), home: t("home"), watches: t("watches") };
  return <NotFoundView locale={locale} texts={texts} />;
}
