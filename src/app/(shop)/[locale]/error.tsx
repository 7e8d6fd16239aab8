"use client";
import { useParams } from "next/navigation";
import { useEffect } from "react";
import { endRoute } from "../../../browser/route-progress";
import { FaultText } from "../../../components/message-page/fault-text";
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

interface Props {
  /** The digest is the number under which the server's log has the fault. */
  error: Error & { digest?: string };
  reset: () => void;
}

export default function ErrorPage({ error, reset }: Props) {
  const { locale: given } = useParams();
  const locale = isLocale(given) ? given : defaultLocale;
  const text = texts[locale];
  useEffect(endRoute, []);
  return (
    <MessagePage title={text.title} text={<FaultText text={text} digest={error.digest} />}>
      <Button onClick={reset}>{text.retry}</Button>
      <ButtonLink tone="outline" href={localeHref(locale, "/")}>
        {text.home}
      </ButtonLink>
    </MessagePage>
  );
}
