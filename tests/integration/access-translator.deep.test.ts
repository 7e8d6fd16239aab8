import type { CollectionSlug, FlattenedField, GlobalSlug } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { collectionAccess, globalAccess } from "@/src/admin/access/table";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let translator: StaffMember;
beforeAll(async () => {
  open = await openShop();
  translator = await staffMember(open, "translator");
});
afterAll(() => open.close());

type Doc = Readonly<Record<string, unknown>>;
type Rows = readonly Doc[];

const words = "A text of its own";
const read = { depth: 0, locale: "all", pagination: false, overrideAccess: true } as const;
const every = async (slug: string): Promise<Rows> =>
  (await open.payload.find({ collection: slug as CollectionSlug, sort: "id", ...read }))
    .docs as unknown as Rows;

/** When it was saved is Payload's to say; it takes both dates of a page from the page's newest version. */
const kept = (doc: Doc): unknown =>
  JSON.parse(JSON.stringify({ ...doc, createdAt: undefined, updatedAt: undefined }));

const isText = (field: FlattenedField) =>
  "localized" in field && Boolean(field.localized) && (field.type === "text" || field.type === "textarea");

/** English texts for one text of a document: the request, and the expected document. */
function translate(fields: readonly FlattenedField[], doc: Doc): { readonly sent: Doc; readonly after: Doc } {
  const text = fields.find(isText);
  if (text) {
    const { name } = text;
    return { sent: { [name]: words }, after: { ...doc, [name]: { ...(doc[name] as Doc), en: words } } };
  }
  const group = fields.find((field) => field.type === "group" && field.flattenedFields.some(isText));
  if (group && "flattenedFields" in group) {
    const inside = translate(group.flattenedFields, doc[group.name] as Doc);
    return { sent: { [group.name]: inside.sent }, after: { ...doc, [group.name]: inside.after } };
  }
  const list = fields.find((field) => field.type === "array" && field.flattenedFields.some(isText));
  if (!list || !("flattenedFields" in list)) throw new Error("There is nothing to translate.");
  const [first, ...others] = doc[list.name] as Rows;
  const inside = translate(list.flattenedFields, first ?? {});
  // Of the other entries only the ids are sent: their fields stay unchanged.
  const sent = [{ id: first?.id, ...inside.sent }, ...others.map(({ id }) => ({ id }))];
  return { sent: { [list.name]: sent }, after: { ...doc, [list.name]: [inside.after, ...others] } };
}

const writable = (table: Readonly<Record<string, { readonly update: string }>>) =>
  Object.keys(table).filter((slug) => table[slug]?.update === "editors");

/** Parts of one list are alike; no two pages are. */
const changedOf = (slug: string, docs: Rows): Rows => (slug === "pages" ? docs : docs.slice(0, 10));

// The interface's own texts have a test of their own: placeholders must stay in them.
test.each(writable(collectionAccess).filter((slug) => slug !== "translations"))(
  "seeded entries of %s take one English text and change in nothing else",
  async (slug) => {
    const fields = open.payload.collections[slug as CollectionSlug].config.flattenedFields;
    const before = await every(slug);
    const changes = changedOf(slug, before).map((doc) => ({ id: doc.id, ...translate(fields, doc) }));
    const refused: unknown[] = [];
    for (const { id, sent } of changes) {
      const answer = await translator.ask("PATCH", `/api/${slug}/${String(id)}?locale=en`, sent);
      if (answer.status !== 200) refused.push([id, answer]);
    }
    expect(refused).toEqual([]);
    const untouched = before.slice(changes.length);
    expect((await every(slug)).map(kept)).toEqual(
      [...changes.map(({ after }) => after), ...untouched].map(kept),
    );
  },
  // Every page there is, saved one after the other.
  180_000,
);

test.each(writable(globalAccess))("so does %s", async (slug) => {
  const find = async (): Promise<Doc> =>
    (await open.payload.findGlobal({ slug: slug as GlobalSlug, ...read })) as unknown as Doc;
  const config = open.payload.globals.config.find((global) => global.slug === slug);
  const { sent, after } = translate(config?.flattenedFields ?? [], await find());
  expect(await translator.ask("POST", `/api/globals/${slug}?locale=en`, sent)).toMatchObject({ status: 200 });
  expect(kept(await find())).toEqual(kept(after));
});
