import type { Payload, Where } from "payload";
import * as v from "valibot";
import type { Page } from "@/src/domain/content/page";
import { defaultLocale, localise } from "@/src/domain/locale/locale";
import type { References } from "./block-fields";
import { fillNames, readNames, type Names } from "./fill-names";
import { blockSchema } from "./read-block";
import { readPictures } from "@/src/store/catalogue/read-pictures";
import { localisedRow, published, readRows } from "@/src/store/rows";
import { findTermsVersion, termsPage } from "./terms-version";

const pageRow = {
  slug: v.nullish(v.string(), ""),
  title: localisedRow,
  description: localisedRow,
  navbar: v.nullish(v.picklist(["solid", "over"]), "solid"),
};

const watchRow = v.object({ id: v.number(), code: v.string() });

/** Data for converting rows to pages: their references, and the placeholder values. */
export interface PageDeps {
  readonly references: References;
  readonly names: Names;
}

/** Read once for all pages of a result. */
export async function readPageDeps(payload: Payload): Promise<PageDeps> {
  const [pictures, watches, names] = await Promise.all([
    readPictures(payload),
    readRows(payload, "watches", watchRow),
    readNames(payload),
  ]);
  return { references: { pictures, watches: new Map(watches.map(({ id, code }) => [id, code])) }, names };
}

function pageReader({ references, names }: PageDeps): (doc: unknown) => Page {
  const page = v.object({ ...pageRow, blocks: v.nullish(v.array(blockSchema(references)), []) });
  return (doc) => v.parse(page, fillNames(doc, names));
}

async function findPages(payload: Payload, where: Where): Promise<Record<string, unknown>[]> {
  const { docs } = await payload.db.find<Record<string, unknown>>({
    collection: "pages",
    where,
    pagination: false,
    limit: 0,
  });
  return docs;
}

/** The published page at a path without its leading slash; home is "home". Null if there is none. */
export async function loadPage(payload: Payload, slug: string): Promise<Page | null> {
  const [doc] = await findPages(payload, { and: [published, { slug: { equals: slug } }] });
  return doc ? pageReader(await readPageDeps(payload))(doc) : null;
}

/**
 * The terms of sale in a version, with that version: the published ones if the requested version is no longer stored.
 * Null if there are none.
 * @param version as stored in orders
 */
export async function loadTerms(
  payload: Payload,
  version: string,
): Promise<(Page & { version: string }) | null> {
  const deps = await readPageDeps(payload);
  const current = localise(deps.names.get("termsVersion") ?? { fr: "" }, defaultLocale);
  const kept = current === version ? null : await findTermsVersion(payload, version);
  if (kept === null) {
    const [doc] = await findPages(payload, { and: [published, { slug: { equals: termsPage } }] });
    return doc ? { ...pageReader(deps)(doc), version: current } : null;
  }
  const { docs } = await payload.db.findVersions<Record<string, unknown>>({
    collection: "pages",
    where: { id: { equals: kept } },
    locale: "all",
    limit: 1,
  });
  const names = new Map(deps.names).set("termsVersion", { fr: version });
  return docs[0] ? { ...pageReader({ ...deps, names })(docs[0].version), version } : null;
}

/** All published pages. */
export async function loadPages(payload: Payload): Promise<readonly Page[]> {
  const [docs, deps] = await Promise.all([findPages(payload, published), readPageDeps(payload)]);
  return docs.map(pageReader(deps));
}

const savedAt = (doc: Record<string, unknown> | undefined): number =>
  doc ? new Date(String(doc.updatedAt)).getTime() : 0;

/** A page as shown to its editor: the newest draft, or else the published page. For staff only. */
export async function loadDraftPage(payload: Payload, slug: string): Promise<Page | null> {
  const [[doc], { docs: drafts }] = await Promise.all([
    findPages(payload, { slug: { equals: slug } }),
    payload.db.queryDrafts<Record<string, unknown>>({
      collection: "pages",
      where: { "version.slug": { equals: slug } },
      pagination: false,
    }),
  ]);
  // The seed writes pages without drafts: then the page itself is newer.
  const newest = savedAt(drafts[0]) >= savedAt(doc) ? (drafts[0] ?? doc) : doc;
  return newest ? pageReader(await readPageDeps(payload))(newest) : null;
}
