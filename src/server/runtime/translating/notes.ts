import { sql } from "@payloadcms/db-postgres/drizzle";
import type { Payload, PayloadRequest, Where } from "payload";
import * as v from "valibot";
import { writeAddress, type Address } from "@/src/domain/translation/address";
import type { TranslationNote } from "@/src/domain/translation/shop-text";
import { transactionConnection, type Connection } from "@/src/store/transaction-connection";

export const notesCollection = "translation-notes";

const noteRow = v.object({
  entity: v.string(),
  document: v.string(),
  path: v.string(),
  source: v.nullish(v.string(), ""),
  state: v.picklist(["translated", "reviewed"]),
});

/** Stored notes on the translations into a language, by their addresses. */
export async function readNotes(
  { payload, req }: { readonly payload: Payload; readonly req?: PayloadRequest },
  locale: string,
  document?: Pick<Address, "entity" | "document">,
): Promise<ReadonlyMap<string, TranslationNote>> {
  const narrowed: Where[] = document
    ? [{ entity: { equals: document.entity } }, { document: { equals: document.document } }]
    : [];
  const { docs } = await payload.db.find({
    collection: notesCollection,
    where: { and: [{ locale: { equals: locale } }, ...narrowed] },
    pagination: false,
    limit: 0,
    req,
  });
  return new Map(
    docs.map((doc) => {
      const { source, state, ...address } = v.parse(noteRow, doc);
      return [writeAddress(address), { source, state }];
    }),
  );
}

/** A note about one text of a document. */
export interface PlacedNote {
  readonly path: string;
  readonly locale: string;
  readonly note: TranslationNote;
  /** Keeps existing notes. */
  readonly onlyFirst: boolean;
}

type Document = Pick<Address, "entity" | "document">;

async function connectionOf(req: PayloadRequest): Promise<Connection> {
  const connection = await transactionConnection(req);
  if (!connection)
    throw new Error("What translations were made from is written in the transaction of a save.");
  return connection;
}

/** Stores the source texts of a document's translations. */
export async function writeNotes(
  req: PayloadRequest,
  { entity, document }: Document,
  notes: readonly PlacedNote[],
): Promise<void> {
  if (notes.length === 0) return;
  const rows = notes.map(({ path, locale, note, onlyFirst }) => ({
    path,
    locale,
    ...note,
    only_first: onlyFirst,
  }));
  const connection = await connectionOf(req);
  await connection.execute(sql`
    insert into translation_notes as kept (entity, document, path, locale, source, state)
    select ${entity}, ${document}, path, locale, source, state::enum_translation_notes_state
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (path text, locale text, source text, state text, only_first boolean)
     where not only_first
        or not exists (select from translation_notes as old
                        where old.entity = ${entity} and old.document = ${document}
                          and old.path = given.path and old.locale = given.locale)
    on conflict (entity, document, path, locale) do update set source = excluded.source, state = excluded.state`);
}

export const deleteNote = (req: PayloadRequest, address: Address, locale: string): Promise<void> => {
  const { entity, document, path } = address;
  const where = Object.entries({ entity, document, path, locale }).map(([name, equals]) => ({
    [name]: { equals },
  }));
  return req.payload.db.deleteMany({ collection: notesCollection, where: { and: where }, req });
};
