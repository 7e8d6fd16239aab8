import { sql } from "@payloadcms/db-postgres/drizzle";
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from "payload";
import type { Locale } from "@/src/domain/locale/locale";
import type { Result } from "@/src/domain/result";
import type { Address } from "@/src/domain/translation/address";
import type { ShopText, TranslationNote } from "@/src/domain/translation/shop-text";
import type { TextWriter, TranslationDesk } from "@/src/services/translating/translation-desk";
import { transactionConnection } from "@/src/store/transaction-connection";
import { writeNotes } from "./notes";
import { problemOf } from "./problem-of";
import { readDocuments } from "./read-documents";
import { readTexts, textsOfOne } from "./read-texts";
import { localisedTexts, type LocalisedText } from "./localised-texts";
import { textEntities } from "./text-entities";
import { writeTexts } from "./write-texts";

/** Data saved at this desk, one document at a time. */
async function lockDocument(req: PayloadRequest, name: string): Promise<void> {
  const connection = await transactionConnection(req);
  if (!connection) throw new Error("Texts are written in a transaction, and there is none.");
  await connection.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`translate:${name}`}, 0))`);
}

/** Logs that a user has confirmed a translation; written texts are logged by their save. */
async function auditNote(
  req: PayloadRequest,
  { entity, document, path }: Address,
  locale: Locale,
  { state }: TranslationNote,
): Promise<void> {
  const data = {
    at: new Date().toISOString(),
    by: req.user?.collection === "users" ? (req.user.email ?? "") : "",
    action: "call",
    entity,
    document,
    field: path,
    locale,
    before: "",
    after: state,
  };
  await req.payload.db.create({ collection: "audit-entries", data, req });
}

interface DeskOptions {
  /** Whether texts are saved as drafts always, also where they would be published at once. */
  readonly isDraftOnly: boolean;
}

function writerFor(req: PayloadRequest, locale: Locale, { isDraftOnly }: DeskOptions): TextWriter {
  const entities = textEntities(req.payload);
  const entityOf = (slug: string) => entities.find((entity) => entity.slug === slug);
  const asked = { payload: req.payload, req, reader: req, locale };
  const locked = new Map<string, readonly ShopText[]>();
  return {
    lock: async ({ entity: slug, document }) => {
      await lockDocument(req, `${slug}/${document}`);
      const entity = entityOf(slug);
      const texts = entity ? await textsOfOne(asked, entity, document) : [];
      locked.set(`${slug}/${document}`, texts);
      return texts;
    },
    write: async ({ entity: slug, document }, texts) => {
      const entity = entityOf(slug);
      const now = locked.get(`${slug}/${document}`);
      if (!entity || !now) throw new Error(`${slug}/${document} is written without its lock.`);
      return writeTexts({ req, locale, entity, document, texts: now, isDraftOnly }, texts);
    },
    note: async (document, notes) => {
      const placed = notes.map(({ path, note }) => ({ path, locale, note, onlyFirst: false }));
      await writeNotes(req, document, placed);
      for (const { path, note, isSame } of notes) {
        if (isSame) await auditNote(req, { ...document, path }, locale, note);
      }
    },
  };
}

async function inTransaction<Value, Failure>(
  req: PayloadRequest,
  work: () => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  await initTransaction(req);
  try {
    const done = await work();
    await (done.ok ? commitTransaction(req) : killTransaction(req));
    return done;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/** Reads each document once, however many of its texts are checked. */
function judgeFor(req: PayloadRequest, locale: Locale): TranslationDesk["problemOf"] {
  const documents = new Map<string, Promise<readonly LocalisedText[]>>();
  const read = async ({ entity: slug, document }: ShopText): Promise<readonly LocalisedText[]> => {
    const entity = textEntities(req.payload).find((one) => one.slug === slug);
    const [stored] = entity ? await readDocuments({ payload: req.payload, req }, entity, document) : [];
    return entity && stored ? localisedTexts(entity, stored) : [];
  };
  return async (text, target) => {
    const name = `${text.entity}/${text.document}`;
    const reading = documents.get(name) ?? read(text);
    documents.set(name, reading);
    const found = (await reading).find(({ path }) => path === text.path);
    if (!found) throw new Error(`${name} has no text ${text.path} any more.`);
    return problemOf(req, { ...found, source: text.source, target, locale });
  };
}

/** The texts of the shop beside a language, as the requesting user may read and write them. */
export const deskFor = (
  req: PayloadRequest,
  locale: Locale,
  options: DeskOptions = { isDraftOnly: false },
): TranslationDesk => ({
  language: locale,
  texts: (scope) => readTexts({ payload: req.payload, reader: req, locale }, scope),
  problemOf: judgeFor(req, locale),
  transaction: (work) => inTransaction(req, () => work(writerFor(req, locale, options))),
});
