import { afterAll, beforeAll, expect, test } from "vitest";
import { syncTranslations } from "@/collections/content/translations/sync-translations";
import { loadTextOverrides } from "@/src/store/content/load-texts";
import { locales } from "@/src/domain/locale/locale";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { createShopper } from "@/tests/factories/shopper";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let translator: StaffMember;
beforeAll(async () => {
  open = await openShop();
  translator = await staffMember(open, "translator");
});
afterAll(() => open.close());

async function rowOf(key: string): Promise<number> {
  const [row] = await open.rows<{ id: number }>("select id from translations where key = $1", [key]);
  if (!row) throw new Error(`There is no row for ${key}.`);
  return row.id;
}

const save = async (key: string, locale: string, text: string) =>
  translator.ask("PATCH", `/api/translations/${await rowOf(key)}?locale=${locale}`, { text });

test("every text of the files has a row with its original in every language", async () => {
  const [counts] = await open.rows<{ keys: number; originals: number }>(
    `select (select count(*)::int from translations) as keys,
            (select count(*)::int from translations_locales where original <> '') as originals`,
  );
  expect(counts!.keys).toBeGreaterThan(400);
  expect(counts!.originals).toBe(counts!.keys * locales.length);
});

test("what a translator writes is what the shop says, and empty is the file's text again", async () => {
  const saved = await save("common.skip", "en", "Straight to the content");
  expect(saved.status).toBe(200);
  expect(await loadTextOverrides(open.payload, "en")).toEqual({ "common.skip": "Straight to the content" });
  expect(await loadTextOverrides(open.payload, "es")).toEqual({});
  expect((await save("common.skip", "en", "")).status).toBe(200);
  expect(await loadTextOverrides(open.payload, "en")).toEqual({});
});

test("a mail and an article say what staff has written for them", async () => {
  const shopper = createShopper(open);
  expect((await save("mail.sign-in-code.text", "en", "Six digits, as you wished.")).status).toBe(200);
  await shopper.post("/api/auth/login", { email: "ada@example.com", lang: "en" });
  await deliverMails(open.shop);
  const [mail] = open.mailbox.mails("ada@example.com");
  expect(mail?.text).toContain("Six digits, as you wished.");
  const { words } = await open.shop.store.loadSnapshot();
  expect((await save("articles.bespoke", "es", "Reloj propio")).status).toBe(200);
  expect(words.es.articles.bespoke).toBe("Reloj a medida");
  expect((await open.shop.store.loadWords()).es.articles.bespoke).toBe("Reloj propio");
  await save("mail.sign-in-code.text", "en", "");
  await save("articles.bespoke", "es", "");
});

test("a language that is not the translator's is refused, and nothing is saved", async () => {
  expect((await save("common.skip", "fr", "Au contenu")).status).toBe(403);
  expect((await save("common.skip", "all", "Au contenu")).status).toBe(400);
  expect(await loadTextOverrides(open.payload, "fr")).toEqual({});
});

test("a text without its placeholder is refused and names it", async () => {
  const answer = await save("catalogue.count", "en", "Parts");
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain("{count}");
});

test("originals and keys are the files' alone", async () => {
  const id = await rowOf("common.skip");
  await translator.ask("PATCH", `/api/translations/${id}?locale=en`, { original: "x", key: "y" });
  const [row] = await open.rows<{ key: string; original: string }>(
    `select key, original from translations join translations_locales on _parent_id = translations.id
     where translations.id = $1 and _locale = 'en'`,
    [id],
  );
  expect(row!.key).toBe("common.skip");
  expect(row!.original).not.toBe("x");
  expect((await translator.ask("POST", "/api/translations", { key: "a.b", page: "a" })).status).toBe(403);
  expect((await translator.ask("DELETE", `/api/translations/${id}`)).status).toBe(403);
});

test("a new version's keys come, gone ones leave, what was written stays", async () => {
  await save("common.skip", "es", "Al contenido ya");
  await open.rows("update translations_locales set original = 'old' where _locale = 'es'");
  await open.rows("insert into translations (key, page) values ('gone.since', 'gone')");
  await open.rows("delete from translations where key = 'cart.title'");
  await Promise.all([syncTranslations(open.payload), syncTranslations(open.payload)]);
  expect(await loadTextOverrides(open.payload, "es")).toEqual({ "common.skip": "Al contenido ya" });
  expect(await open.rows("select 1 from translations where key = 'gone.since'")).toEqual([]);
  expect(await open.rows("select 1 from translations_locales where original = 'old'")).toEqual([]);
  expect(await rowOf("cart.title")).toBeGreaterThan(0);
});
