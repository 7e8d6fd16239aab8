import { createLocalReq } from "payload";
import { syncTranslations } from "@/collections/content/translations/sync-translations";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCsv } from "@/src/services/translating/exchange/csv";
import { readXliff } from "@/src/services/translating/exchange/read-xliff";
import { countTexts } from "@/src/server/runtime/translating/count-texts";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { translationFiles } from "@/tests/factories/translation-files";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let translator: StaffMember;
let marketer: StaffMember;
let exported: ReturnType<typeof translationFiles>["exported"];
let bring: ReturnType<typeof translationFiles>["bring"];
beforeAll(async () => {
  open = await openShop();
  translator = await staffMember(open, "translator");
  ({ exported, bring } = translationFiles(translator));
  marketer = await staffMember(open, "marketer");
});
afterAll(() => open.close());

interface Written {
  readonly path: string;
  readonly target: string;
  readonly knownSource: string;
  readonly knownTarget: string;
}

const save = async (
  entity: string,
  document: number | string,
  texts: readonly Written[],
  language = "es",
  who = translator,
) =>
  who.ask("POST", "/api/staff/translations/save", {
    language,
    entity,
    document: String(document),
    texts: texts.map((text) => ({ state: "translated", ...text })),
  });

const pageOf = async (slug: string) => {
  const { docs } = await open.payload.find({
    collection: "pages",
    where: { slug: { equals: slug } },
    depth: 0,
  });
  if (!docs[0]) throw new Error(`There is no page ${slug}.`);
  return docs[0];
};

const titles = async (id: number, draft = false) =>
  (await open.payload.findByID({ collection: "pages", id, locale: "all", depth: 0, draft })) as unknown as {
    readonly title: Readonly<Record<string, string>>;
    readonly _status: string;
  };

/** Deletes the texts of a language from questions and from what staff wrote in place of the interface's texts. */
async function wipe(locale: string): Promise<void> {
  await open.rows("delete from questions_locales where _locale = $1", [locale]);
  await open.rows("update translations_locales set text = null where _locale = $1", [locale]);
}

const countOf = async (state: string) =>
  ((await exported("csv")).match(new RegExp(`,${state}\\r\\n`, "g")) ?? []).length;

test("importing an XLIFF export restores deleted texts; the CSV export has the same texts", async () => {
  // A text with special characters of XML and of spreadsheets.
  const page = await pageOf("a-propos");
  const before = await titles(page.id);
  const odd = `=1+1 "<b>&amp;" 'quoted' ;é`;
  const said = await save("pages", page.id, [
    { path: "title", target: odd, knownSource: before.title.fr ?? "", knownTarget: before.title.es ?? "" },
  ]);
  expect(said).toMatchObject({ status: 200, body: { shown: "online" } });
  const [file, table] = [await exported("xliff"), await exported("csv")];
  // Both formats give the same result, text by text.
  const read = await readXliff(file, "es");
  if (!read.ok) throw new Error(read.error);
  const rows = readCsv(table);
  if (!rows.ok) throw new Error(rows.error);
  const byId = (one: { readonly id: string }, other: { readonly id: string }) => (one.id < other.id ? -1 : 1);
  expect(rows.value.toSorted(byId)).toEqual(read.value.toSorted(byId));
  expect(read.value.length).toBeGreaterThan(3_000);
  await wipe("es");
  expect(await countOf("initial")).toBeGreaterThan(10);
  expect(await bring("xliff", file, true)).toMatchObject({ status: 200, body: { refused: [] } });
  expect(await exported("xliff")).toBe(file);
  expect(await exported("csv")).toBe(table);
  expect((await bring("csv", table, false)).body).toMatchObject({ changes: [], refused: [] });
  expect((await titles(page.id)).title.es).toBe(odd);
});

test("a translation without its placeholder is refused at its text, and nothing is saved", async () => {
  const known = { path: "text", knownSource: "", knownTarget: "" };
  const [row] = await open.rows<{ fr: string; es: string }>(
    `select fr.original as fr, es.original as es from translations row
       join translations_locales fr on fr._parent_id = row.id and fr._locale = 'fr'
       join translations_locales es on es._parent_id = row.id and es._locale = 'es'
      where row.key = 'cart.line.quantity'`,
  );
  const text = { ...known, knownSource: row!.fr, knownTarget: row!.es };
  expect(row!.fr).toContain("{");
  const wrong = await save("translations", "cart.line.quantity", [{ ...text, target: "Cantidad, {nombre}" }]);
  expect(wrong).toMatchObject({
    status: 422,
    body: { code: "errors", errors: [{ path: "text", code: "broken" }] },
  });
  const right = row!.es.replace(/^/, "¡");
  expect(await save("translations", "cart.line.quantity", [{ ...text, target: right }])).toMatchObject({
    status: 200,
  });
  // A save based on an older version gets an error.
  const late = await save("translations", "cart.line.quantity", [{ ...text, target: row!.es }]);
  expect(late.body).toMatchObject({ errors: [{ code: "target-changed", target: right }] });
});

test("a change of the French source marks its translations as outdated, until they are reviewed", async () => {
  const outdatedOnes = async () =>
    (await countTexts(await createLocalReq({}, open.payload))).get("es")?.outdated;
  expect(await outdatedOnes()).toBe(0);
  const page = await pageOf("a-propos");
  const { title } = await titles(page.id);
  const fr = "À propos de nous, autrement";
  await marketer.ask("PATCH", `/api/pages/${page.id}?locale=fr`, { title: fr, _status: "published" });
  const outdated = await exported("csv", "&which=outdated");
  expect(outdated.trim().split("\r\n")).toHaveLength(2);
  expect(outdated).toContain(`pages:${page.id}:title`);
  expect(await outdatedOnes()).toBe(1);
  // A file from before is outdated as well.
  const stale = outdated.replaceAll(fr, "Avant").replace(",initial", ",translated");
  expect((await bring("csv", stale, false)).body).toMatchObject({
    refused: [{ reason: "stale" }],
    changes: [],
  });
  const still = { path: "title", target: title.es ?? "", knownSource: fr, knownTarget: title.es ?? "" };
  expect(await save("pages", page.id, [still])).toMatchObject({ status: 200 });
  expect((await exported("csv", "&which=outdated")).trim().split("\r\n")).toHaveLength(1);
  expect(await outdatedOnes()).toBe(0);
  const audit = await open.rows(
    `select 1 from audit_entries where entity = 'pages' and field = 'title' and after = 'translated' and locale = 'es'`,
  );
  expect(audit).toHaveLength(1);
});

test("a marketer's draft is not published with a translation", async () => {
  const page = await pageOf("a-propos");
  const { title } = await titles(page.id);
  await marketer.ask("PATCH", `/api/pages/${page.id}?locale=fr&draft=true`, {
    description: "Pas encore.",
    _status: "draft",
  });
  const text = {
    path: "title",
    target: "Nosotros",
    knownSource: title.fr ?? "",
    knownTarget: title.es ?? "",
  };
  expect(await save("pages", page.id, [text])).toMatchObject({ status: 200, body: { shown: "draft" } });
  expect((await titles(page.id)).title.es).toBe(title.es);
  expect((await titles(page.id, true)).title.es).toBe("Nosotros");
});

test("French, clerks and unknown texts are refused; invalid files are refused whole", async () => {
  const page = await pageOf("a-propos");
  const text = { path: "title", target: "x", knownSource: "", knownTarget: "" };
  expect((await save("pages", page.id, [text], "fr")).status).toBe(400);
  expect((await save("users", 1, [text])).body).toMatchObject({ errors: [{ code: "gone" }] });
  const access = async (locale: string) =>
    (await translator.ask("POST", `/api/pages/access/${page.id}?locale=${locale}`, {})).body;
  expect(await access("es")).toMatchObject({ fields: { title: { update: true } } });
  expect(await access("fr")).not.toMatchObject({ fields: { title: { update: true } } });
  const clerk = await staffMember(open, "clerk");
  expect((await save("pages", page.id, [text], "es", clerk)).status).toBe(404);
  const bomb = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa">]><x>&a;</x>';
  expect(await bring("xliff", bomb, false)).toMatchObject({ status: 422, body: { error: "unreadable" } });
  expect(await bring("csv", "a,b\r\n1,2\r\n", true)).toMatchObject({
    status: 422,
    body: { error: "not-csv" },
  });
  expect(await bring("xliff", await exported("xliff"), false, "en")).toMatchObject({
    status: 422,
    body: { error: "other-language" },
  });
  expect(await bring("csv", "id,source,target,state\r\na,b,caf\uFFFD,translated\r\n", true)).toMatchObject({
    status: 422,
    body: { error: "encoding" },
  });
});

test("a changed French text of the files marks the shop's own translations as outdated", async () => {
  const key = "common.skip";
  await open.rows(
    `update translations_locales set text = 'Al contenido' where _locale = 'es'
        and _parent_id = (select id from translations where key = $1)`,
    [key],
  );
  await open.rows(
    `update translations_locales set original = 'Avant' where _locale = 'fr'
        and _parent_id = (select id from translations where key = $1)`,
    [key],
  );
  await syncTranslations(open.payload);
  expect(await open.rows("select source, locale from translation_notes where document = $1", [key])).toEqual([
    { source: "Avant", locale: "es" },
  ]);
});
