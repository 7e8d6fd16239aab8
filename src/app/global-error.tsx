"use client";
import { usePathname } from "next/navigation";
import { FaultText } from "../components/message-page/fault-text";
import { MessagePage } from "../components/message-page/message-page";
import { defaultLocale, languageTag, locales, type Locale } from "../domain/locale/locale";
import { localeHref } from "../i18n/locale-href";
import en from "../i18n/messages/en/error.json";
import es from "../i18n/messages/es/error.json";
import fr from "../i18n/messages/fr/error.json";
import jp from "../i18n/messages/jp/error.json";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/type.css";

const texts: Record<Locale, typeof fr> = { fr, en, es, jp };

/** Stands in for the whole document when even what surrounds a page can't be made: no database, no texts. */
interface Props {
  /** The digest is the number under which the server's log has the fault. */
  error: Error & { digest?: string };
  reset: () => void;
}

export default function GlobalErrorPage({ error, reset }: Props) {
  const path = usePathname();
  const locale = locales.find((code) => path.split("/")[1] === code) ?? defaultLocale;
  const text = texts[locale];
  return (
    <html lang={languageTag(locale)}>
      <body>
        <title>{text.title}</title>
        <main>
          <MessagePage title={text.title} text={<FaultText text={text} digest={error.digest} />}>
            {/* A plain button: every page carries this one along. */}
            <button type="button" data-type="lien" onClick={reset}>
              {text.retry}
            </button>
            <a data-type="lien" href={localeHref(locale, "/")}>
              {text.home}
            </a>
          </MessagePage>
        </main>
      </body>
    </html>
  );
}
