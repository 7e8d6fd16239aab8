import { adminMessagesIn } from "@/src/i18n/admin-messages";
import { OwnView } from "@/src/admin/own-view";
import Link from "next/link";
import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import * as v from "valibot";
import { includes, roleOf } from "@/src/admin/access/roles";
import { languages } from "@/src/domain/locale/languages";
import { languageTag } from "@/src/domain/locale/locale";
import { adminLocale } from "@/src/admin/admin-locale";
import { readTexts } from "@/src/server/runtime/translating/read-texts";
import { DeskContent } from "./desk-content";
import {
  translationsHref,
  translationLanguages,
  translationsPath,
  translationsQuery,
} from "./translations-query";
import { ExchangePanel } from "./exchange-panel";
import styles from "./translations-desk.module.css";

/** The view in which translators find and translate missing texts. */
export async function TranslationsDesk(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props;
  const { req } = initPageResult;
  // Payload does not restrict access to custom views.
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(translationsPath)}`);
  if (!includes("editors", roleOf(req.user))) redirect("/admin");
  const { payload, i18n } = req;
  const words = adminMessagesIn("translating.desk", i18n.language);
  const query = v.parse(translationsQuery, {
    langue: null,
    liste: null,
    document: null,
    etat: null,
    ...searchParams,
  });
  const own = translationLanguages(req);
  const locale = own.find((one) => one === query.langue) ?? own[0];
  const asked = locale && {
    locale,
    query: { ...query, langue: locale },
    texts: await readTexts({ payload, reader: req, locale }, scopeOf(query)),
  };
  return (
    <OwnView view={props} className={styles.desk}>
      <h1>{words.title}</h1>
      {!asked && <p>{words.noLanguage}</p>}
      {asked && (
        <>
          <nav className={styles.languages} aria-label={words.language}>
            {own.map((one) => (
              <Link
                key={one}
                href={translationsHref({ ...query, langue: one })}
                prefetch={false}
                lang={languageTag(one)}
                aria-current={one === locale ? "true" : undefined}
              >
                {languages[one].name}
              </Link>
            ))}
          </nav>
          <DeskContent req={req} {...asked} reader={adminLocale(i18n.language)} words={words} />
          <ExchangePanel
            key={asked.locale}
            language={asked.locale}
            list={query.liste}
            words={adminMessagesIn("translating.exchange", i18n.language)}
          />
        </>
      )}
    </OwnView>
  );
}

const scopeOf = ({ liste, document }: v.InferOutput<typeof translationsQuery>) => ({
  ...(liste !== null && { list: liste }),
  ...(liste !== null && document !== null && { document }),
});
