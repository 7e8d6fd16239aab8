import { adminMessagesIn } from "@/src/i18n/admin-messages";
import { fill } from "@/src/domain/locale/fill";
import Link from "next/link";
import type { PayloadRequest, ServerProps } from "payload";
import { Suspense } from "react";
import { includes, roleOf } from "@/src/admin/access/roles";
import { languages } from "@/src/domain/locale/languages";
import { languageTag, numberTag, type Locale } from "@/src/domain/locale/locale";
import { adminLocale } from "@/src/admin/admin-locale";
import { countTexts } from "@/src/server/runtime/translating/count-texts";
import { translationsHref, translationLanguages } from "./translations-query";
import styles from "./open-texts-panel.module.css";

type Reader = Pick<PayloadRequest, "payload" | "i18n" | "t" | "user">;

async function Counts({
  reader,
  languages: shown,
}: {
  readonly reader: Reader;
  readonly languages: readonly Locale[];
}) {
  const tag = numberTag(adminLocale(reader.i18n.language));
  const say = adminMessagesIn("translating.openTextsPanel", reader.i18n.language);
  const counts = await countTexts(reader);
  return (
    <ul>
      {shown.map((locale) => {
        const { missing = 0, outdated = 0 } = counts.get(locale) ?? {};
        return (
          <li key={locale}>
            <Link href={translationsHref({ langue: locale })} prefetch={false}>
              <span lang={languageTag(locale)}>{languages[locale].name}</span>
            </Link>{" "}
            {fill(say, { missing: missing.toLocaleString(tag), outdated: outdated.toLocaleString(tag) })}
          </li>
        );
      })}
    </ul>
  );
}

/** Missing translations, on the first page of the admin. The page does not wait for it. */
export function OpenTextsPanel({ i18n, payload, user }: ServerProps) {
  if (!includes("editors", roleOf(user ?? null))) return null;
  const reader: Reader = {
    payload,
    i18n: i18n as Reader["i18n"],
    t: i18n.t as Reader["t"],
    user: user ?? null,
  };
  const own = translationLanguages(reader);
  if (own.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="open-texts">
      <h2 id="open-texts">{adminMessagesIn("translating.desk", i18n.language).title}</h2>
      <Suspense fallback={<p>…</p>}>
        <Counts reader={reader} languages={own} />
      </Suspense>
    </section>
  );
}
