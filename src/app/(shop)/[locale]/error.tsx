"use client";
import { useParams } from "next/navigation";
import { useEffect } from "react";
import { endRoute } from "@/src/browser/route-progress";
import { FaultText } from "@/src/components/message-page/fault-text";
import { faultText } from "@/src/components/message-page/fault-texts";
import { MessagePage } from "@/src/components/message-page/message-page";
import { Button, ButtonLink } from "@/src/components/primitives/button";
import { defaultLocale, isLocale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";

interface Props {
  /** The digest is the number under which the server's log has the fault. */
  error: Error & { digest?: string };
  reset: () => void;
}

export default function ErrorPage({ error, reset }: Props) {
  const { locale: given } = useParams();
  const locale = isLocale(given) ? given : defaultLocale;
  const text = faultText(locale);
  useEffect(endRoute, []);
  // Without words of its own it leaves the saying to the page for the whole document.
  if (!text) throw error;
  return (
    <MessagePage title={text.title} text={<FaultText text={text} digest={error.digest} />}>
      <Button onClick={reset}>{text.retry}</Button>
      <ButtonLink tone="outline" href={localeHref(locale, "/")}>
        {text.home}
      </ButtonLink>
    </MessagePage>
  );
}
