import { afterAll, beforeAll, expect, test } from "vitest";
import { staffMember } from "@/tests/factories/staff-member";
import { translationFiles } from "@/tests/factories/translation-files";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let files: ReturnType<typeof translationFiles>;
beforeAll(async () => {
  open = await openShop();
  files = translationFiles(await staffMember(open, "translator"));
});
afterAll(() => open.close());

/** Lists of similar documents: five of each are enough, as every wiped one is saved again by the CMS. */
const alike = ["hands", "straps", "second_straps", "dials", "case_colors", "products"];

/** A value without the texts of a language. */
function without(locale: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => without(locale, one));
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => name !== locale);
  return Object.fromEntries(kept.map(([name, one]) => [name, without(locale, one)]));
}

/** Deletes all texts of a language from the database. */
async function wipe(locale: string): Promise<void> {
  const tables = await open.rows<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name like '%\\_locales' and table_name <> 'translations_locales'
        and table_name not like 'shop\\_settings%' and table_name not like '\\_shop\\_settings%'`,
  );
  const some = new Map<string, string>(
    alike.flatMap((list) => {
      const five = `select id from ${list} order by id limit 5`;
      return [
        [`${list}_locales`, five],
        [`_${list}_v_locales`, `select id from _${list}_v where parent_id in (${five})`],
      ] as const;
    }),
  );
  for (const { name } of tables) {
    const documents = some.get(name);
    const which = documents === undefined ? "" : `and _parent_id in (${documents})`;
    await open.rows(`delete from "${name}" where _locale = $1 ${which}`, [locale]);
  }
  for (const [table, column] of [
    ["pages", "blocks"],
    ["_pages_v", "version_blocks"],
  ]) {
    const pages = await open.rows<{ id: number; blocks: unknown }>(
      `select id, ${column} as blocks from ${table}`,
    );
    for (const { id, blocks } of pages)
      await open.rows(`update ${table} set ${column} = $2 where id = $1`, [
        id,
        JSON.stringify(without(locale, blocks)),
      ]);
  }
  await open.rows(`update translations_locales set text = null where _locale = $1`, [locale]);
}

test("importing an XLIFF export restores a deleted language", async () => {
  const [file, table] = [await files.exported("xliff"), await files.exported("csv")];
  await wipe("es");
  expect((await files.exported("csv")).match(/,initial\r\n/g)?.length).toBeGreaterThan(1_000);
  expect(await files.bring("xliff", file, true)).toMatchObject({ status: 200, body: { refused: [] } });
  expect(await files.exported("xliff")).toBe(file);
  expect(await files.exported("csv")).toBe(table);
}, 240_000);
