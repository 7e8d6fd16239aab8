import { rm } from "node:fs/promises";
import path from "node:path";
import type { CollectionSlug, Payload, PayloadRequest } from "payload";
import type { ImportUpload } from "@/src/domain/catalogue-import/catalogue-import";
import type { ImportedCollection } from "@/src/domain/catalogue-import/column";
import { documentKey, layerName, type KnownCatalogue } from "@/src/domain/catalogue-import/known-catalogue";
import type { PlannedRow } from "@/src/domain/catalogue-import/plan-import";
import { defaultLocale, locales, type Locale } from "@/src/domain/locale/locale";
import { fail, ok, type Result } from "@/src/domain/result";
import { openPicture } from "@/src/gateways/pictures/open-picture";
import type {
  CmsCatalogue,
  CatalogueWriter,
  SaveRefusal,
} from "@/src/services/catalogue-import/cms-catalogue";
import { quiet, revalidateSaved } from "@/src/store/revalidation/revalidate";
import type { Transaction } from "@/src/store/store";
import { findDeletionRefusal, isRefusal, sentenceOf } from "@/src/server/runtime/cms-refusal";
import { inCmsTransaction, type CmsTransaction } from "@/src/server/runtime/cms-transaction";
import { sharedBucket } from "@/src/server/runtime/shared-bucket";
import { shopOf } from "@/src/server/runtime/shop-of";
import { savesOf } from "./document-data";
import { readStoredCatalogue, type StoredCatalogue } from "./stored-catalogue";

/** More pixels than any picture that the shop takes. */
const mostPixels = 40_000_000;

const types: Readonly<Record<string, string>> = {
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  avif: "image/avif",
};

const endingOf = (name: string) => name.slice(name.lastIndexOf(".") + 1).toLowerCase();

function withDrafts(
  { documents, layers }: StoredCatalogue,
  waiting: Awaited<ReturnType<Transaction["catalogueImports"]["findWaitingDrafts"]>>,
  priceAlarm: number,
): KnownCatalogue {
  const drafts = new Set(waiting.map(({ collection, id }) => `${collection} ${id}`));
  return {
    documents: documents.map((one) => ({
      ...one,
      isDraftWaiting: drafts.has(`${one.collection} ${one.id}`),
    })),
    layers,
    priceAlarm,
  };
}

/** A refused save, with the row it was about: the transaction has ended. */
class RefusedSave extends Error {
  constructor(readonly refusal: SaveRefusal) {
    super(refusal.message);
  }
}

/** Files of uploads that were rolled back. */
async function removeFiles(uploads: readonly { readonly collection: string; readonly filename: string }[]) {
  const bucket = await sharedBucket();
  for (const { collection, filename } of uploads) {
    const folder = path.resolve(/* turbopackIgnore: true */ process.env.DATA_DIR ?? "data", collection);
    await rm(path.join(/* turbopackIgnore: true */ folder, path.basename(filename)), { force: true });
    await bucket?.remove(`${collection}/${filename}`);
  }
}

class Writer implements CatalogueWriter {
  readonly tx: Transaction;
  readonly uploaded: { collection: string; filename: string }[] = [];
  #stored: StoredCatalogue | null = null;

  constructor(
    private readonly payload: Payload,
    private readonly user: PayloadRequest["user"],
    private readonly i18n: PayloadRequest["i18n"],
    private readonly transaction: CmsTransaction,
  ) {
    this.tx = transaction.tx;
  }

  #request(locale: Locale, context: Record<string, unknown> = { ...quiet }): Promise<PayloadRequest> {
    const { user, i18n, transaction } = this;
    return transaction.request({
      locale,
      fallbackLocale: false,
      context,
      user: user ?? undefined,
      req: { i18n },
    });
  }

  get #catalogue(): StoredCatalogue {
    if (!this.#stored) throw new Error("The catalogue is written before it was read.");
    return this.#stored;
  }

  readonly read = async (): Promise<KnownCatalogue> => {
    await this.tx.catalogueImports.lockCatalogue();
    this.#stored = await readStoredCatalogue(this.payload, await this.#request(defaultLocale));
    const drafts = await this.tx.catalogueImports.findWaitingDrafts();
    return withDrafts(this.#stored, drafts, await this.tx.prices.readPriceAlarm());
  };

  async #upload(
    collection: ImportUpload["collection"],
    name: string,
    data: Readonly<Record<string, unknown>>,
    file: Uint8Array,
  ): Promise<number> {
    const bytes = Buffer.from(file);
    const saved = await this.payload
      .create({
        collection,
        // The collection validates its own fields.
        data: data as never,
        file: { data: bytes, mimetype: types[endingOf(name)] ?? "", name, size: bytes.length },
        locale: defaultLocale,
        overrideAccess: true,
        req: await this.#request(defaultLocale),
      })
      .catch((error: unknown) => this.#refuse(error, null));
    this.uploaded.push({ collection, filename: saved.filename ?? name });
    return saved.id;
  }

  readonly saveLayer = async (value: string, file: Uint8Array): Promise<ImportUpload> => {
    const name = layerName(value);
    const ending = file[0] === 0x89 ? "png" : "webp";
    const hash = value.slice(name.length + 1, name.length + 13);
    const id = await this.#upload("layers", `${name}-${hash}.${ending}`, { name }, file);
    this.#catalogue.layerIds.set(value, id);
    return { collection: "layers", id, name };
  };

  readonly savePicture: CatalogueWriter["savePicture"] = async (name, alt, file) => {
    const id = await this.#upload("media", name, { alt: alt[defaultLocale] ?? name }, file);
    this.#catalogue.pictureIds.set(name, id);
    for (const locale of locales) {
      const words = alt[locale];
      if (locale === defaultLocale || words === undefined) continue;
      const req = await this.#request(locale);
      await this.payload.update({
        collection: "media",
        id,
        data: { alt: words },
        locale,
        overrideAccess: true,
        req,
      });
    }
    return { collection: "media", id, name };
  };

  #refuse(error: unknown, row: PlannedRow | null): never {
    if (isRefusal(error)) throw new RefusedSave({ row, message: sentenceOf(error) });
    throw error;
  }

  readonly save = async (row: PlannedRow): Promise<number> => {
    const collection: CollectionSlug = row.collection;
    let { id } = row;
    for (const { locale, data } of savesOf(row, this.#catalogue)) {
      const req = await this.#request(locale);
      const how = {
        collection,
        data: data as never,
        locale,
        fallbackLocale: false,
        depth: 0,
        overrideAccess: true,
        req,
      } as const;
      const saved = await (
        id === null ? this.payload.create(how) : this.payload.update({ ...how, id, overrideLock: false })
      ).catch((error: unknown) => this.#refuse(error, row));
      id = saved.id;
    }
    if (id === null) throw new Error(`${row.collection} ${row.reference} was not saved.`);
    this.#catalogue.ids.set(documentKey(row.collection, row.reference), id);
    return id;
  };

  readonly remove = async (
    {
      collection,
      id,
    }: { readonly collection: ImportedCollection | ImportUpload["collection"]; readonly id: number },
    isTrial: boolean,
  ): Promise<Result<null, string>> => {
    const found = await this.payload.count({
      collection,
      where: { id: { equals: id } },
      overrideAccess: true,
      req: await this.#request(defaultLocale),
    });
    if (found.totalDocs === 0) return ok(null);
    const refusal = await findDeletionRefusal(this.payload, { collection, id }, () =>
      this.#request(defaultLocale),
    );
    if (refusal !== null) return fail(refusal);
    const req = await this.#request(defaultLocale);
    // Files are deleted at once; a trial leaves them.
    if (isTrial) await this.payload.db.deleteOne({ collection, where: { id: { equals: id } }, req });
    else await this.payload.delete({ collection, id, overrideAccess: true, req });
    return ok(null);
  };

  readonly publish = async (): Promise<void> => {
    const req = await this.#request(defaultLocale, {});
    await revalidateSaved(["catalogue", "products", "watches", "media"], req);
  };
}

/** Files that a transaction has uploaded are removed where it is rolled back. */
async function inTransaction<Value, Problem>(
  { payload, user, i18n }: PayloadRequest,
  work: (writer: CatalogueWriter) => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem | SaveRefusal>> {
  let uploaded: Writer["uploaded"] = [];
  try {
    const done = await inCmsTransaction(
      payload,
      (transaction) => {
        const writer = new Writer(payload, user, i18n, transaction);
        ({ uploaded } = writer);
        return work(writer);
      },
      { isKept: (result) => result.ok },
    );
    if (!done.ok) await removeFiles(uploaded);
    return done;
  } catch (error) {
    await removeFiles(uploaded);
    if (error instanceof RefusedSave) return fail(error.refusal);
    throw error;
  }
}

/** The catalogue as the requesting member of staff exports and imports it. */
export function cmsCatalogueFor(req: PayloadRequest): CmsCatalogue {
  const { payload } = req;
  const { store } = shopOf(payload);
  return {
    read: async () => {
      const [stored, drafts, alarm] = await Promise.all([
        readStoredCatalogue(payload),
        store.catalogueImports.findWaitingDrafts(),
        store.prices.readPriceAlarm(),
      ]);
      return withDrafts(stored, drafts, alarm);
    },
    inspect: async (file) => {
      const found = await openPicture(Buffer.from(file), mostPixels);
      if (!found) return null;
      const { format, width, height, hasAlpha } = found;
      // sharp calls AVIF by the name of its container.
      return { format: format === "heif" ? "avif" : format, width, height, hasAlpha };
    },
    transaction: (work) => inTransaction(req, work),
  };
}
