"use client";
import type { Locale } from "../../domain/locale/locale";
import { localeHref } from "../../i18n/locale-href";
import { ButtonLink } from "../primitives/button";
import { Icon } from "../primitives/icon";
import { MessagePage } from "./message-page";

interface Props {
  locale: Locale;
  texts: Record<"title" | "text" | "home" | "watches", string>;
}

/** The message itself. Every page brings it along, so that the browser's code makes it and the page has its words only. */
export function NotFoundView({ locale, texts }: Props) {
  return (
    <MessagePage title={texts.title} text={texts.text}>
      <ButtonLink href={localeHref(locale, "/")}>
        <span>{texts.home}</span>
        <Icon name="arrow" />
      </ButtonLink>
      <ButtonLink tone="outline" href={localeHref(locale, "/montres")}>
        {texts.watches}
      </ButtonLink>
    </MessagePage>
  );
}
