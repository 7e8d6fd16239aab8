import { type AdminMessages, adminMessagesIn } from "@/src/i18n/admin-messages";
import Link from "next/link";
import type { PayloadRequest } from "payload";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";
import { languageTag, type Locale } from "@/src/domain/locale/locale";
import { stateOf, type ShopText } from "@/src/domain/translation/shop-text";
import { documentGroup, mailTexts } from "@/src/server/runtime/translating/read-texts";
import { textEntities } from "@/src/server/runtime/translating/text-entities";
import { CountTable, type CountRow } from "./count-table";
import { translationsHref, type TranslationsQuery } from "./translations-query";
import { DocumentLinks } from "./document-links";
import { WorkList } from "./work-list";
import { titleFor } from "./text-group-name";
import { workText } from "./work-text";
import styles from "./translations-desk.module.css";

interface Props {
  readonly req: PayloadRequest;
  readonly locale: Locale;
  readonly query: TranslationsQuery;
  readonly texts: readonly ShopText[];
  readonly reader: Locale;
  readonly words: AdminMessages<"translating.desk">;
}

/** More texts than this are not shown at once: the list is opened document by document. */
const MAX_AT_ONCE = 150;

function listName({ req, words }: Pick<Props, "req" | "words">, list: string): string {
  if (list === mailTexts) return words.mails;
  const label = textEntities(req.payload).find(({ slug }) => slug === list)?.label ?? list;
  return typeof label === "object" ? inReaderLanguage(label, req.i18n.language) : String(label);
}

const groupOf = ({ entity, document }: ShopText) => documentGroup(entity, document);

function rowsBy(
  texts: readonly ShopText[],
  keyOf: (text: ShopText) => string,
  row: (key: string, own: readonly ShopText[]) => CountRow,
): readonly CountRow[] {
  return [...new Set(texts.map(keyOf))].map((key) =>
    row(
      key,
      texts.filter((text) => keyOf(text) === key),
    ),
  );
}

function Overview(props: Props) {
  const { query, texts, reader, words } = props;
  const { langue } = query;
  const rows = rowsBy(
    texts,
    ({ list }) => list,
    (list, own) => ({ name: listName(props, list), query: { langue, liste: list }, texts: own }),
  );
  return (
    <>
      <p className={styles.quiet}>{words.intro}</p>
      <CountTable
        caption={words.title}
        rows={rows}
        sum={{ name: words.everything, query: { langue }, texts }}
        {...{ reader, words }}
      />
    </>
  );
}

function Documents({ req, query, texts, reader, words }: Props) {
  const { langue, liste } = query;
  const rows = rowsBy(texts, groupOf, (document, own) => ({
    name: (own[0] && titleFor(own[0], req.i18n.language)) || document,
    query: { langue, liste, document },
    texts: own,
  }));
  const sum = { name: words.all, query: { langue, liste }, texts };
  return <CountTable caption={words.list} {...{ rows, sum, reader, words }} />;
}

function Work({ req, locale, query, texts, words }: Props) {
  const language = req.i18n.language;
  return (
    <>
      {query.document !== null && texts[0] && (
        <DocumentLinks
          req={req}
          locale={locale}
          entity={texts[0].entity}
          document={texts[0].document}
          words={words}
        />
      )}
      {texts.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <WorkList
          key={translationsHref(query)}
          texts={texts.map((text) => workText(text, language))}
          language={locale}
          tag={languageTag(locale)}
          words={adminMessagesIn("translating.work", language)}
          nothingFound={words.nothingFound}
        />
      )}
    </>
  );
}

/** The content for the address: the counts of all lists, of the documents of one, or the texts themselves. */
export function DeskContent(props: Props) {
  const { req, query, texts, words } = props;
  const { langue, liste, document, etat } = query;
  const shown = texts.filter((text) => etat === null || stateOf(text) === etat);
  if (liste === null && etat === null) return <Overview {...props} />;
  const isWork = document !== null || etat !== null || shown.length <= MAX_AT_ONCE;
  const [first] = texts;
  const group = document !== null && first ? titleFor(first, req.i18n.language) : document;
  return (
    <>
      <nav aria-label={words.back} className={styles.path}>
        <Link href={translationsHref({ langue })} prefetch={false}>
          {words.back}
        </Link>
        {liste !== null && (
          <Link href={translationsHref({ langue, liste })} prefetch={false}>
            {listName(props, liste)}
          </Link>
        )}
        {group !== null && group !== "" && <span>{group}</span>}
        {etat !== null && <span>{words[etat]}</span>}
      </nav>
      {isWork ? <Work {...props} texts={shown} /> : <Documents {...props} />}
    </>
  );
}
