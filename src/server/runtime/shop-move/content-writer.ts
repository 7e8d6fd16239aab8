import type { Payload, PayloadRequest, Where } from "payload";
import {
  movedCollectionNames,
  movedCollections,
  type MovedCollection,
  type MovedCollectionName,
  type MovedGlobalName,
} from "@/src/domain/shop-move/moved-content";
import type {
  MovedContent,
  MovedData,
  MovedDocument,
  MovedGlobal,
} from "@/src/domain/shop-move/moved-document";
import type { MovePlan } from "@/src/domain/shop-move/plan-move";
import type {
  ContentWriter,
  FileCollection,
  FoundLine,
  ReadFile,
} from "@/src/services/shop-move/cms-content";
import { findDeletionRefusal, isRefusal, sentenceOf } from "@/src/server/runtime/cms-refusal";
import type { CmsTransaction } from "@/src/server/runtime/cms-transaction";
import { recordPrice } from "@/src/store/prices/record-price";
import { quiet, revalidateSaved } from "@/src/store/revalidation/revalidate";
import { tags } from "@/src/store/revisions/tags";
import { deleteNotes } from "@/src/store/versions/delete-notes";
import {
  withoutDates,
  writeGlobalRow,
  writeGlobalVersion,
  writeRow,
  writeVersion,
} from "@/src/store/versions/write-row";
import { storedData, type Row } from "./document-data";
import { findInvalid } from "./find-invalid";
import {
  fieldsOf,
  movedContent,
  readStored,
  type StoredContent,
  type StoredDocument,
} from "./stored-content";
import { hasFiles, isOfType, uploadFacts, type UploadFiles } from "./upload-files";

/** A document that cannot be written: the transaction ends. */
class RefusedDocument extends Error {
  constructor(readonly line: FoundLine) {
    super(line.detail);
  }
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/**
 * Writes content past the operations of the CMS, as the seed does: all languages of a document at once. The rules of its fields
 * are asked before and after, as a form asks them.
 */
export class Writer implements ContentWriter {
  readonly #fields: (slug: string) => ReturnType<typeof fieldsOf>;
  #stored: StoredContent | null = null;
  /** Ids by collection and key. */
  readonly #ids = new Map<string, number>();
  /** References of the document being written that are neither in the file nor in this shop. */
  readonly #lacking = new Set<string>();

  constructor(
    private readonly payload: Payload,
    private readonly transaction: CmsTransaction,
    private readonly files: UploadFiles,
  ) {
    this.#fields = (slug) => fieldsOf(payload, slug);
  }

  #request(): Promise<PayloadRequest> {
    return this.transaction.request({ context: { ...quiet } });
  }

  readonly read = async (): Promise<MovedContent> => {
    await this.transaction.tx.catalogueImports.lockCatalogue();
    const stored = await readStored({ payload: this.payload, req: await this.#request() });
    this.#stored = stored;
    for (const name of movedCollectionNames)
      for (const { key, id } of stored.collections[name]) this.#ids.set(`${name} ${key}`, id);
    return movedContent(this.payload, stored, async (collection, { filename }) =>
      hasFiles(collection) ? uploadFacts(collection, textOf(filename)) : null,
    );
  };

  get #content(): StoredContent {
    if (!this.#stored) throw new Error("Content is written before it was read.");
    return this.#stored;
  }

  #storedDocument(name: MovedCollectionName, key: string): StoredDocument | undefined {
    return this.#content.collections[name].find((document) => document.key === key);
  }

  /** @returns what the database keeps; references to documents that are not written yet are noted as lacking */
  #asStored(slug: string, data: MovedData): Row {
    this.#lacking.clear();
    return storedData(this.#fields(slug), data, (collection, key) => {
      const id = this.#ids.get(`${collection} ${key}`);
      if (id === undefined) this.#lacking.add(`${collection} ${key}`);
      return id ?? null;
    });
  }

  #refuseLacking(name: FoundLine["name"], key: string): void {
    if (this.#lacking.size === 0) return;
    const detail = `refers to ${[...this.#lacking].join(", ")}, which neither the file nor this shop has`;
    throw new RefusedDocument({ name, kind: "refused", key, detail });
  }

  async #putFile(
    collection: FileCollection,
    { key, data, file }: MovedDocument,
    readFile: ReadFile,
    isTrial: boolean,
  ): Promise<void> {
    const refuse = (detail: string) =>
      new RefusedDocument({ name: collection, kind: "refused", key, detail });
    const filename = textOf(data.filename);
    if (file === null) throw refuse("the file lacks its picture");
    if (filename === "" || /[\\/\0]/.test(filename)) throw refuse("its file has an unsafe name");
    const bytes = await readFile(file);
    if (!(await isOfType(collection, data.mimeType, bytes)))
      throw refuse("its file is not what it says it is");
    if (isTrial) return;
    const former = textOf(this.#storedDocument(collection, key)?.row.filename);
    await this.files.put({ collection, filename, type: textOf(data.mimeType), bytes });
    if (former !== "" && former !== filename) this.files.removeLater(collection, former);
  }

  async #save(name: MovedCollectionName, document: MovedDocument, isLast: boolean): Promise<void> {
    const { key, data, draft } = document;
    const { begin = {} }: MovedCollection = movedCollections[name];
    const known = this.#storedDocument(name, key);
    const id = this.#ids.get(`${name} ${key}`);
    const written = this.#asStored(name, data);
    if (isLast) this.#refuseLacking(name, key);
    const database = { payload: this.payload, req: await this.#request() };
    const all = { ...(known ? withoutDates(known.row) : begin), ...written };
    const row: Row = await (
      id === undefined
        ? this.payload.db.create({ collection: name, data: all, req: database.req })
        : writeRow(database, name, id, all)
    ).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
      throw new RefusedDocument({ name, kind: "refused", key, detail: sentenceOf(error) });
    });
    const saved = Number(row.id);
    this.#ids.set(`${name} ${key}`, saved);
    if (!isLast) return;
    if (draft)
      await writeVersion(database, name, saved, { ...withoutDates(row), ...this.#asStored(name, draft) });
    // Notes about interface texts are kept under their keys.
    if (name === "translations") await deleteNotes(database, { entity: name, document: key });
    if (name === "products" && row._status === "published")
      await recordPrice(
        { id: saved, price: Number(row.price), discount: Number(row.discount), ownPrices: row.ownPrices },
        database.req,
      );
  }

  async #saveGlobal(slug: MovedGlobalName, { data, draft }: MovedGlobal): Promise<void> {
    const database = { payload: this.payload, req: await this.#request() };
    const { row: known } = this.#content.globals[slug];
    const all = { ...withoutDates(known), ...this.#asStored(slug, data) };
    this.#refuseLacking(slug, slug);
    const row = await writeGlobalRow(database, slug, known.id === undefined, all);
    if (draft)
      await writeGlobalVersion(database, slug, { ...withoutDates(row), ...this.#asStored(slug, draft) });
  }

  /** The rules against deleting are asked: what carts, orders or other documents use is kept. */
  async #remove(name: MovedCollectionName, key: string): Promise<FoundLine | null> {
    const known = this.#storedDocument(name, key);
    if (!known) return null;
    const { config } = this.payload.collections[name];
    const { id, row } = known;
    const refusal = await findDeletionRefusal(this.payload, { collection: name, id }, () => this.#request());
    if (refusal !== null) return { name, kind: "kept", key, detail: refusal };
    const req = await this.#request();
    const where: Where = { parent: { equals: id } };
    if (config.versions) await this.payload.db.deleteVersions({ collection: name, where, req });
    await this.payload.db.deleteOne({ collection: name, where: { id: { equals: id } }, req });
    await deleteNotes({ payload: this.payload, req }, { entity: name, document: String(id) });
    if (hasFiles(name)) this.files.removeLater(name, textOf(row.filename));
    return null;
  }

  /** What a form would refuse. @param moment rules that look at other documents are asked after all are written */
  async #findRefused(
    { collections, globals }: MovePlan,
    moment: "beforeWriting" | "afterWriting",
  ): Promise<readonly FoundLine[]> {
    const documents = [
      ...collections.flatMap(({ name, written }) =>
        written.map((document) => ({
          name,
          ...document,
          known: this.#storedDocument(name, document.key)?.row,
          id: this.#ids.get(`${name} ${document.key}`),
          config: this.payload.collections[name].config,
        })),
      ),
      ...globals.flatMap(({ name, written }) => {
        const config = this.payload.config.globals.find(({ slug }) => slug === name);
        const known = this.#content.globals[name].row;
        return written && config ? [{ name, key: name, ...written, known, id: undefined, config }] : [];
      }),
    ];
    const req = await this.#request();
    const refused: FoundLine[] = [];
    for (const { name, key, data, known, id, config } of documents) {
      const row = { ...known, ...(moment === "beforeWriting" ? data : this.#asStored(name, data)) };
      const { flattenedFields: fields } = config;
      const problems = await findInvalid({
        fields,
        row,
        names: Object.keys(data),
        slug: name,
        id,
        req,
        moment,
      });
      refused.push(...problems.map((detail): FoundLine => ({ name, kind: "refused", key, detail })));
    }
    return refused;
  }

  async #writeAll(
    { collections, globals }: MovePlan,
    readFile: ReadFile,
    isTrial: boolean,
  ): Promise<readonly FoundLine[]> {
    const plan = { collections, globals };
    const refused = await this.#findRefused(plan, "beforeWriting");
    if (refused.length > 0) return refused;
    for (const { name, written } of collections) {
      if (!hasFiles(name)) continue;
      for (const document of written) await this.#putFile(name, document, readFile, isTrial);
    }
    // First all new documents, so that each has an id; then all of them with their references.
    for (const { name, written } of collections)
      for (const document of written)
        if (!this.#ids.has(`${name} ${document.key}`)) await this.#save(name, document, false);
    for (const { name, written } of collections)
      for (const document of written) await this.#save(name, document, true);
    for (const { name, written } of globals) if (written) await this.#saveGlobal(name, written);
    const kept: FoundLine[] = [];
    for (const { name, lines } of collections.toReversed()) {
      for (const { kind, key } of lines) {
        const line = kind === "removed" ? await this.#remove(name, key) : null;
        if (line) kept.push(line);
      }
    }
    await revalidateSaved(tags, await this.transaction.request());
    return [...kept, ...(await this.#findRefused(plan, "afterWriting"))];
  }

  readonly write: ContentWriter["write"] = async (plan, readFile, isTrial) => {
    try {
      return await this.#writeAll(plan, readFile, isTrial);
    } catch (error) {
      if (error instanceof RefusedDocument) return [error.line];
      throw error;
    }
  };
}
