import { saveVersion, type PayloadRequest } from "payload";
import type { Row, Versioned } from "./versioned";

/** The document as staff reads it, in the language of the request. */
async function newest(req: PayloadRequest, document: Versioned): Promise<Row> {
  const asked = { draft: true, depth: 0, req } as const;
  const found: object = document.global
    ? await req.payload.findGlobal({ ...asked, slug: document.global.slug })
    : await req.payload.findByID({
        ...asked,
        collection: document.collection.slug,
        id: document.id,
      });
  return { ...found };
}

async function runBeforeChange(req: PayloadRequest, document: Versioned, data: Row, originalDoc: Row) {
  const change = { context: req.context, data, originalDoc, req };
  if (document.global) {
    const { global } = document;
    for (const hook of global.hooks.beforeChange ?? []) await hook({ ...change, global });
    return;
  }
  const { collection } = document;
  for (const hook of collection.hooks.beforeChange)
    await hook({ ...change, collection, operation: "update" });
}

async function runAfterChange(req: PayloadRequest, document: Versioned, doc: Row, previousDoc: Row) {
  const change = { context: req.context, data: doc, doc, previousDoc, req };
  if (document.global) {
    const { global } = document;
    for (const hook of global.hooks.afterChange ?? []) await hook({ ...change, global });
    return;
  }
  const { collection } = document;
  for (const hook of collection.hooks.afterChange) await hook({ ...change, collection, operation: "update" });
}

/** Writes the published document. */
async function writeOnline(req: PayloadRequest, document: Versioned, data: Row): Promise<void> {
  const { db } = req.payload;
  if (document.global) await db.updateGlobal({ slug: document.global.slug, data, req });
  else {
    const collection = document.collection.slug;
    await db.updateOne({ collection, id: document.id, data, req, returning: false });
  }
}

/**
 * Makes values the newest version of a document, in every language at once, with the hooks of a save.
 * @param values with the texts of every language; `_status` says whether they are published
 * @returns the document as it is now, in the language of the request
 */
export async function writeVersion(req: PayloadRequest, document: Versioned, values: Row): Promise<Row> {
  const before = await newest(req, document);
  await runBeforeChange(req, document, values, before);
  const isOnline = values._status === "published";
  if (isOnline) await writeOnline(req, document, values);
  await saveVersion({
    ...(document.global ? { global: document.global } : { collection: document.collection, id: document.id }),
    docWithLocales: values,
    draft: !isOnline,
    autosave: false,
    operation: "update",
    payload: req.payload,
    req,
    returning: false,
  });
  const after = await newest(req, document);
  await runAfterChange(req, document, after, before);
  return after;
}
