"use client";
import { useParams } from "next/navigation";
import { useEffect } from "react";
import { endRoute } from "../../../browser/route-progress";
import { MessagePage } from "../../../components/message-page/message-page";
import { Button, ButtonLink } from "../../../components/primitives/button";
import { defaultLocale, isLocale, type Locale } from "../../../domain/locale/locale";
import { localeHref } from "../../../i18n/locale-href";
import en from "../../../i18n/messages/en/error.json";
import es from "../../../i18n/messages/es/error.json";
import fr from "../../../i18n/messages/fr/error.json";
import jp from "../../../i18n/messages/jp/error.json";

/** An error page gets nothing from the server: its few sentences come along in every language. */
const texts: Record<Locale, typeof fr> = { fr, en, es, jp };

export default function ErrorPage({ reset }: { reset: () => void }) {
  const { locale: given } = useParams();
  const locale = isLocale(given) ? given : defaultLocale;
  const text = texts[locale];
  useEffect(endRoute, []);
  return (
    <MessagePage title={text.title} text={text.text}>
      <Button onClick={reset}>{text.retry}</Button>
      <ButtonLink tone="outline" href={localeHref(locale, "/")}>
        {text.home}
      </ButtonLink>
    </MessagePage>
  );
}
