import { getLocale, getTranslations } from "next-intl/server";
import { localeHref } from "@/src/i18n/locale-href";
import { ButtonLink } from "@/src/components/primitives/button";
import { Icon } from "@/src/components/primitives/icon";
import { MessagePage } from "./message-page";

/** The message that there is no such page, and how to find a mistyped order or gift card, in the language of the page. */
export async function NotFoundMessage() {
  const locale = await getLocale();
  const t = await getTranslations({ locale, namespace: "common.notFound" });
  return (
    <MessagePage title={t("title")} text={t("text")} hasDial>
      <ButtonLink href={localeHref(locale, "/")}>
        <span>{t("home")}</span>
        <Icon name="arrow" />
      </ButtonLink>
      <ButtonLink tone="outline" href={localeHref(locale, "/montres")}>
        {t("watches")}
      </ButtonLink>
      <ButtonLink tone="outline" href={localeHref(locale, "/commandes")}>
        {t("order")}
      </ButtonLink>
      <ButtonLink tone="outline" href={localeHref(locale, "/carte-cadeaux#gift-card-balance")}>
        {t("card")}
      </ButtonLink>
    </MessagePage>
  );
}
