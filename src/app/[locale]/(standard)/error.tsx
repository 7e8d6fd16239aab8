"use client";
import { useParams } from "next/navigation";
import { useEffect } from "react";
import { endRoute } from "@/src/client/browser/route-progress";
import { ErrorText } from "@/src/components/message-page/error-text";
import { errorText } from "@/src/components/message-page/error-texts";
import { MessagePage } from "@/src/components/message-page/message-page";
import { Button, ButtonLink } from "@/src/components/primitives/button";
import { defaultLocale, isLocale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";

interface Props {
  /** The digest identifies the error in the server's log. */
  error: Error & { digest?: string };
  reset: () => void;
}

export default function ErrorPage({ error, reset }: Props) {
  const { locale: given } = useParams();
  const locale = isLocale(given) ? given : defaultLocale;
  const text = errorText(locale);
  useEffect(endRoute, []);
  // Without texts of its own it passes the error to the page for the whole document.
  if (!text) throw error;
  return (
    <MessagePage title={text.title} text={<ErrorText text={text} digest={error.digest} />}>
      <Button onClick={reset}>{text.retry}</Button>
      <ButtonLink tone="outline" href={localeHref(locale, "/")}>
        {text.home}
      </ButtonLink>
    </MessagePage>
  );
}
