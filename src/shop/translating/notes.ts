import type { Payload, PayloadRequest, Where } from "payload";
import * as v from "valibot";
import { writeAddress, type Address } from "@/src/domain/translation/address";
import type { TranslationNote } from "@/src/domain/translation/shop-text";

export const notesCollection = "translation-notes";

const noteRow = v.object({
  entity: v.string(),
  document: v.string(),
  path: v.string(),
  source: v.nullish(v.string(), ""),
  state: v.picklist(["translated", "reviewed"]),
});

/** What is remembered of the translations into a language, by their addresses. */
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

const placeOf = ({ entity, document, path }: Address, locale: string) => ({
  and: Object.entries({ entity, document, path, locale }).map(([name, equals]) => ({ [name]: { equals } })),
});

/** Remembers what a translation was made from. @param onlyFirst leaves what is remembered already */
export async function writeNote(
  req: PayloadRequest,
  address: Address,
  locale: string,
  { note, onlyFirst = false }: { readonly note: TranslationNote; readonly onlyFirst?: boolean },
): Promise<void> {
  const { entity, document, path } = address;
  const { db } = req.payload;
  const where = placeOf(address, locale);
  const found = await db.findOne<{ id: number }>({ collection: notesCollection, where, req });
  if (found && onlyFirst) return;
  const data = { entity, document, path, locale, ...note };
  if (found) await db.updateOne({ collection: notesCollection, id: found.id, data, req });
  else await db.create({ collection: notesCollection, data, req });
}

export const forgetNote = (req: PayloadRequest, address: Address, locale: string): Promise<void> =>
  req.payload.db.deleteMany({ collection: notesCollection, where: placeOf(address, locale), req });

/** Forgets what is remembered of a whole document. */
export const forgetNotes = (
  { payload, req }: { readonly payload: Payload; readonly req?: PayloadRequest },
  { entity, document }: Pick<Address, "entity" | "document">,
): Promise<void> =>
  payload.db.deleteMany({
    collection: notesCollection,
    where: { and: [{ entity: { equals: entity } }, { document: { equals: document } }] },
    req,
  });
