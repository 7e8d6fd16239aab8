import type { Field, Payload, PayloadRequest } from "payload";
import { defaultLocale, type Locale } from "@/src/domain/locale/locale";
import { writeAddress } from "@/src/domain/translation/address";
import type { ShopText } from "@/src/domain/translation/shop-text";
import type { TextScope } from "@/src/services/translating/translation-desk";
import { readNotes } from "./notes";
import { problemOf, type Reader } from "./problem-of";
import { documentName, readDocuments, type StoredDocument } from "./read-documents";
import { localisedTexts } from "./localised-texts";
import { interfaceTexts, textEntities, type TextEntity } from "./text-entities";

/** Interface texts that are sent by mail rather than shown. */
export const mailTexts = "mails";

const isMailKey = (key: string) => /^(?:[\w-]+-)?mail\.|^receipt\./.test(key);

const listOf = ({ slug }: TextEntity, document: string): string =>
  slug === interfaceTexts && isMailKey(document) ? mailTexts : slug;

/** Documents of a list that belong together: the interface texts of a page. */
export const documentGroup = (entity: string, document: string): string =>
  entity === interfaceTexts ? (document.split(".", 1)[0] ?? document) : document;

function titleOf(entity: TextEntity, document: StoredDocument, name: string): string {
  if (entity.global) return "";
  if (entity.slug === interfaceTexts) return documentGroup(entity.slug, name);
  const value = document[entity.collection.admin.useAsTitle ?? "id"];
  if (typeof value === "string") return value;
  const french = typeof value === "object" && value !== null && defaultLocale in value ? value : null;
  return french ? String(french[defaultLocale]) : name;
}

const limitOf = (field: Field): number | null =>
  "maxLength" in field && typeof field.maxLength === "number" ? field.maxLength : null;

type Notes = Awaited<ReturnType<typeof readNotes>>;

interface TextsQuery {
  readonly payload: Payload;
  readonly req?: PayloadRequest;
  readonly reader: Reader;
  readonly locale: Locale;
}

/** The texts of some documents beside their translation, in the order of their forms. */
async function textsBeside(
  { reader, locale }: TextsQuery,
  entity: TextEntity,
  documents: readonly StoredDocument[],
  notes: Notes,
): Promise<readonly ShopText[]> {
  const perDocument = documents.map(async (stored) => {
    const document = documentName(entity, stored);
    const texts = localisedTexts(entity, stored).filter(({ translations }) =>
      Boolean(translations[defaultLocale]),
    );
    return Promise.all(
      texts.map(async ({ path, labels, field, kind, siblings, translations }): Promise<ShopText> => {
        const address = { entity: entity.slug, document, path };
        const [source, target] = [translations[defaultLocale] ?? "", translations[locale] ?? ""];
        const problem =
          target === "" ? null : await problemOf(reader, { field, kind, siblings, source, target, locale });
        return {
          ...address,
          list: listOf(entity, document),
          title: titleOf(entity, stored, document),
          labels,
          kind,
          isLong: field.type !== "text",
          isRequired: "required" in field && field.required === true,
          maxLength: limitOf(field),
          source,
          target,
          note: notes.get(writeAddress(address)) ?? null,
          problem,
        };
      }),
    );
  });
  return (await Promise.all(perDocument)).flat();
}

/** The texts of one document, by its number or key. */
export async function textsOfOne(
  asked: TextsQuery,
  entity: TextEntity,
  document: string,
): Promise<readonly ShopText[]> {
  const notes = await readNotes(asked, asked.locale, { entity: entity.slug, document });
  return textsBeside(asked, entity, await readDocuments(asked, entity, document), notes);
}

const slugOf = (list: string) => (list === mailTexts ? interfaceTexts : list);

/** Every text of the shop beside its translations, or those of one list or document. */
export async function readTextsIn<Language extends Locale>(
  asked: Omit<TextsQuery, "locale">,
  locales: readonly Language[],
  { list, document }: TextScope,
): Promise<ReadonlyMap<Language, readonly ShopText[]>> {
  const entities = textEntities(asked.payload).filter(
    ({ slug }) => list === undefined || slug === slugOf(list),
  );
  const stored = await Promise.all(
    entities.map(async (entity) => {
      const one = entity.slug === interfaceTexts ? undefined : document;
      return { entity, documents: await readDocuments(asked, entity, one) };
    }),
  );
  const isAsked = (text: ShopText) =>
    (list === undefined || text.list === list) &&
    (document === undefined || documentGroup(text.entity, text.document) === document);
  const beside = locales.map(async (locale) => {
    const notes = await readNotes(asked, locale);
    const found = await Promise.all(
      stored.map(({ entity, documents }) => textsBeside({ ...asked, locale }, entity, documents, notes)),
    );
    return [locale, found.flat().filter(isAsked)] as const;
  });
  return new Map(await Promise.all(beside));
}

/** The same for one language. */
export async function readTexts(
  { locale, ...asked }: TextsQuery,
  scope: TextScope,
): Promise<readonly ShopText[]> {
  return (await readTextsIn(asked, [locale], scope)).get(locale) ?? [];
}
