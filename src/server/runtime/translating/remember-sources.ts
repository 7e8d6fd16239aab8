import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  PayloadRequest,
} from "payload";
import { defaultLocale } from "@/src/domain/locale/locale";
import { onlyDocument } from "@/src/domain/translation/address";
import { noteChanges, type Translations } from "@/src/domain/translation/note-changes";
import { deleteNotes } from "@/src/store/versions/delete-notes";
import { deleteNote, writeNotes } from "./notes";
import { documentName, readDocuments } from "./read-documents";
import { localisedTexts } from "./localised-texts";
import { interfaceTexts, textEntities } from "./text-entities";

/** Texts of a document by their paths. */
type TranslationsByPath = ReadonlyMap<string, Translations>;

interface Before {
  readonly document: string;
  readonly texts: TranslationsByPath;
}

/** Set by the translators' desk, which knows its sources and stores the notes itself. */
export const notedByItself = { areSourcesNoted: true } as const;

/** Where a save keeps the previous document, for the hook after it. */
const contextKey = (slug: string, id: number | string) => `texts-before:${slug}/${id}`;

async function textsNow(req: PayloadRequest, slug: string, document: string): Promise<Before | null> {
  const entity = textEntities(req.payload).find((one) => one.slug === slug);
  if (!entity) return null;
  const [stored] = await readDocuments({ payload: req.payload, req }, entity, document);
  if (!stored) return null;
  const texts = new Map(localisedTexts(entity, stored).map(({ path, translations }) => [path, translations]));
  return { document: documentName(entity, stored), texts };
}

async function compare(req: PayloadRequest, slug: string, before: Before): Promise<void> {
  const after = await textsNow(req, slug, before.document);
  if (!after) return;
  const document = { entity: slug, document: before.document };
  const paths = [...new Set([...before.texts.keys(), ...after.texts.keys()])];
  const changes = paths.flatMap((path) =>
    noteChanges(before.texts.get(path) ?? {}, after.texts.get(path) ?? {}, defaultLocale).map((change) => ({
      path,
      ...change,
    })),
  );
  for (const change of changes) {
    if ("remove" in change) await deleteNote(req, { ...document, path: change.path }, change.locale);
  }
  await writeNotes(
    req,
    document,
    changes.flatMap((change) => ("remove" in change ? [] : [change])),
  );
}

/** An interface text is identified by its key, any other document by its number. */
const nameOf = (slug: string, { id, key }: { readonly id?: unknown; readonly key?: unknown }) =>
  String(slug === interfaceTexts ? key : id);

const beforeChange: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== "update" || !originalDoc || req.context.areSourcesNoted) return data;
  const { slug } = collection;
  req.context[contextKey(slug, originalDoc.id)] = await textsNow(req, slug, nameOf(slug, originalDoc));
  return data;
};

const isBefore = (value: unknown): value is Before =>
  typeof value === "object" && value !== null && "texts" in value;

const afterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const before = req.context[contextKey(collection.slug, doc.id)];
  if (isBefore(before)) await compare(req, collection.slug, before);
  return doc;
};

const afterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await deleteNotes({ payload: req.payload, req }, { entity: collection.slug, document: String(id) });
};

/** Stores, with every save of a collection, the French text each translation was made from. */
export const rememberSources = { beforeChange, afterChange, afterDelete };

const globalBeforeChange: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  if (req.context.areSourcesNoted) return data;
  req.context[contextKey(global.slug, onlyDocument)] = await textsNow(req, global.slug, onlyDocument);
  return data;
};

const globalAfterChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  const before = req.context[contextKey(global.slug, onlyDocument)];
  if (isBefore(before)) await compare(req, global.slug, before);
  return doc;
};

/** The same for globals. */
export const rememberGlobalSources = { beforeChange: globalBeforeChange, afterChange: globalAfterChange };
