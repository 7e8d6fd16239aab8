import { getTranslations } from "next-intl/server";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { ButtonLink } from "@/src/components/primitives/button";
import { MessagePage } from "@/src/components/message-page/message-page";

/** The results without any answers. */
export async function NoAnswers({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: "quiz.results" });
  return (
    <MessagePage title={t("lead")} text={t("none")}>
      <ButtonLink href={localeHref(locale, "/trouver-votre-montre")}>{t("start")}</ButtonLink>
    </MessagePage>
  );
}
