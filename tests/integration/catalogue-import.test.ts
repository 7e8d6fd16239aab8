import { readXlsx, writeXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, expect, test } from "vitest";
import { drawBox } from "@/tests/factories/drawn-box";
import { checkAndApply, sendImport } from "@/tests/factories/sent-import";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { zipArchive } from "@/tests/factories/zip-archive";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let marketer: StaffMember;
beforeAll(async () => {
  open = await openShop();
  marketer = await staffMember(open, "marketer");
});
afterAll(() => open.close());

type Cells = (string | number | boolean | null)[];

/** The exported workbook, as an owner edits it. */
async function exported() {
  const workbook = await readXlsx(await marketer.bytes("/api/staff/catalogue-export?format=xlsx"));
  const sheets = new Map(workbook.sheets.map(({ name, rows }) => [name, rows as Cells[]]));
  const sheet = (name: string) => sheets.get(name) ?? [];
  const cell = (name: string, key: string, column: string) => {
    const [header = [], ...rows] = sheet(name);
    const keyAt = header.indexOf(name === "products" ? "sku" : name === "watches" ? "code" : "key");
    const row = rows.find((cells) => cells[keyAt] === key);
    if (!row) throw new Error(`The sheet ${name} has no ${key}.`);
    return { row, at: header.indexOf(column) };
  };
  return {
    sheet,
    read: (name: string, key: string, column: string) => {
      const { row, at } = cell(name, key, column);
      return row[at];
    },
    write: (name: string, key: string, column: string, value: Cells[number]) => {
      const { row, at } = cell(name, key, column);
      row[at] = value;
    },
    add: (name: string, values: Readonly<Record<string, Cells[number]>>) => {
      const [header = []] = sheet(name);
      sheet(name).push(header.map((column) => values[String(column)] ?? null));
    },
    bytes: async () =>
      new Uint8Array(await writeXlsx({ sheets: [...sheets].map(([name, rows]) => ({ name, rows })) })),
  };
}

const undo = (id: number | undefined, apply: boolean) =>
  marketer.ask("POST", "/api/staff/catalogue-undo", { import: id, apply });

const optionNow = async (key: string) => {
  const { docs } = await open.payload.find({
    collection: "dials",
    where: { key: { equals: key } },
    locale: "all",
    depth: 0,
  });
  return docs[0] as unknown as
    | { id: number; price: number; enabled: boolean; label: Record<string, string> }
    | undefined;
};

test.each(["xlsx", "csv"])("the exported catalogue is read back without a difference: %s", async (format) => {
  const spreadsheet = await marketer.bytes(`/api/staff/catalogue-export?format=${format}`);
  const { status, answer } = await sendImport(marketer, { name: `catalogue.${format}`, spreadsheet });
  expect(answer.plan?.refused).toEqual([]);
  expect(answer.plan?.rows).toEqual([]);
  expect(status).toBe(200);
  expect(answer.plan?.counts.same).toBeGreaterThan(300);
});

test("a new line, its watch and the watch's product come in one workbook, and go with its undoing", async () => {
  const sheet = await exported();
  const [header = [], ...watches] = sheet.sheet("watches");
  const model = watches.find((cells) => cells[header.indexOf("code")] === "DI05") ?? [];
  const values = Object.fromEntries(header.map((column, place) => [String(column), model[place] ?? null]));
  sheet.add("watches", { ...values, code: "MA01", line: "marine", path: null, name_fr: "Marine 01" });
  sheet.add("lines", { key: "marine", name_fr: "Marine", text_fr: "Faite pour l’eau." });
  sheet.add("products", {
    sku: "MA0140",
    kind: "watch",
    watch: "MA01",
    diameter: 40,
    price: 320,
    name_fr: "Marine 01, 40 mm",
  });
  const done = await checkAndApply(marketer, { name: "line.xlsx", spreadsheet: await sheet.bytes() });
  expect(done).toMatchObject({ status: 200, answer: { import: expect.any(Number) } });
  const { watches: shown } = await open.shop.store.loadSnapshot();
  expect(shown.find(({ code }) => code === "MA01")).toMatchObject({
    path: "/montres/marine/MA01",
    line: { key: "marine", name: { fr: "Marine" }, text: { fr: "Faite pour l’eau." } },
  });
  expect(await undo(done.answer.import ?? undefined, true)).toMatchObject({ status: 200 });
  expect(await open.rows("select from watch_lines where key = 'marine'")).toEqual([]);
});

test("a price, a text and a new option with its layer are imported at once, shown, and undone", async () => {
  const sheet = await exported();
  const skus = await open.rows<{ id: number; price: string }>(
    "select id, price from products where sku = 'GC-100'",
  );
  expect(sheet.read("products", "GC-100", "price")).toBe(Number(skus[0]?.price) / 100);
  sheet.write("products", "GC-100", "price", 110.5);
  sheet.write("options", "DI-GR", "label_en", "Fir green");
  sheet.add("options", {
    list: "dials",
    key: "OWN-1",
    label_fr: "Lune",
    label_en: "Moon",
    price: "1 290,50",
    enabled: true,
    layer: "OWN-1",
    showsDate: false,
    color: "bleu",
  });
  const pictures = zipArchive([{ name: "OWN-1.webp", data: await drawBox("#123456") }]);
  const files = { name: "own.xlsx", spreadsheet: await sheet.bytes(), pictures };
  const former = await optionNow("DI-GR");

  const { answer } = await sendImport(marketer, files);
  expect(answer.plan?.refused).toEqual([]);
  expect(answer.plan?.counts).toMatchObject({ created: 1, changed: 2, refused: 0 });
  expect(answer.plan?.rows.find(({ reference }) => reference === "GC-100")?.changes).toEqual([
    { column: "price", kind: "money", before: 10_000, after: 11_050 },
  ]);
  // Nothing is written by looking.
  expect(await optionNow("OWN-1")).toBeUndefined();

  const done = await sendImport(marketer, files, { apply: true, seen: answer.plan?.mark });
  expect(done).toMatchObject({ status: 200, answer: { import: expect.any(Number) } });
  const option = await optionNow("OWN-1");
  expect(option).toMatchObject({ price: 129_050, enabled: true, label: { fr: "Lune", en: "Moon" } });
  expect((await optionNow("DI-GR"))?.label).toEqual({ ...former?.label, en: "Fir green" });
  const [row] = await open.rows("select price from products where sku = 'GC-100'");
  expect(Number(row?.price)).toBe(11_050);
  // As if a marketer had saved each: price history, audit, versions, the configurator's catalogue.
  const history = await open.rows(
    "select price from price_history where product_id = $1 order by since desc",
    [skus[0]?.id],
  );
  expect(Number(history[0]?.price)).toBe(11_050);
  const audit = await open.rows(
    "select action, by from audit_entries where entity = 'dials' and document = $1 limit 1",
    [String(option?.id)],
  );
  expect(audit).toEqual([{ action: "create", by: "marketer@valcour.example" }]);
  const dials = (await open.shop.store.loadCatalogue()).dial;
  expect(dials.find(({ key }) => key === "OWN-1")).toMatchObject({
    price: 129_050,
    layer: { hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });

  // Imported once more, it changes nothing.
  expect((await sendImport(marketer, files)).answer.plan?.counts).toMatchObject({
    created: 0,
    changed: 0,
    refused: 0,
  });

  const review = await undo(done.answer.import, false);
  expect(review).toMatchObject({ status: 200, body: { restored: 2, removed: 1, kept: [] } });
  expect(await optionNow("OWN-1")).toBeDefined();
  expect(await undo(done.answer.import, true)).toMatchObject({
    status: 200,
    body: { restored: 2, removed: 1, kept: [] },
  });
  expect(await optionNow("OWN-1")).toBeUndefined();
  expect((await optionNow("DI-GR"))?.label).toEqual(former?.label);
  expect(await open.rows("select id from layers where name = 'OWN-1'")).toEqual([]);
  const [restored] = await open.rows("select price from products where sku = 'GC-100'");
  expect(Number(restored?.price)).toBe(10_000);
  expect(await undo(done.answer.import, true)).toMatchObject({ status: 409, body: { error: "undone" } });
});

test("what was changed or sold since stays when an import is undone, with the reason", async () => {
  const sheet = await exported();
  sheet.write("products", "GC-050", "name_fr", "Carte de 50 €");
  sheet.write("products", "GC-200", "name_fr", "Carte de 200 €");
  for (const key of ["OWN-2", "OWN-3"])
    sheet.add("options", { list: "rotors", key, label_fr: key, price: 10, enabled: false });
  const { answer } = await checkAndApply(marketer, { name: "own.xlsx", spreadsheet: await sheet.bytes() });
  expect(answer.import).toBeTypeOf("number");
  await open.payload.update({
    collection: "products",
    where: { sku: { equals: "GC-050" } },
    data: { name: "Autre nom", _status: "published" },
    locale: "fr",
  });
  const [rotor] = await open.rows<{ id: number }>("select id from rotors where key = 'OWN-2'");
  const [watch] = await open.rows<{ id: number }>("select id from watches order by path limit 1");
  await open.rows("update watches set parts_rotor_id = $1 where id = $2", [rotor?.id, watch?.id]);
  const { body } = await undo(answer.import, true);
  expect(body).toMatchObject({ restored: 1, removed: 1 });
  expect(body.kept).toEqual([
    expect.objectContaining({ code: "changed-since", value: "GC-050" }),
    expect.objectContaining({ code: "in-use", value: expect.stringContaining("OWN-2") }),
  ]);
  expect(await open.rows("select key from rotors where key like 'OWN-%'")).toEqual([{ key: "OWN-2" }]);
});

test("a plan that was shown is not applied to another catalogue, and prices that leap need a confirmation", async () => {
  const sheet = await exported();
  sheet.write("products", "GC-100", "price", 3.33);
  const files = { name: "own.xlsx", spreadsheet: await sheet.bytes() };
  const { answer } = await sendImport(marketer, files);
  expect(answer.plan?.counts.leaps).toBe(1);
  const seen = answer.plan?.mark;
  expect(await sendImport(marketer, files, { apply: true, seen })).toMatchObject({
    status: 422,
    answer: { error: "leap" },
  });
  expect(
    await sendImport(marketer, files, { apply: true, seen: "0".repeat(64), isMeant: true }),
  ).toMatchObject({
    status: 422,
    answer: { error: "changed" },
  });
  const [row] = await open.rows("select price from products where sku = 'GC-100'");
  expect(Number(row?.price)).toBe(10_000);
});

test("a document that its form refuses rolls the whole import back, files included", async () => {
  const sheet = await exported();
  sheet.write("products", "GC-100", "name_fr", "Carte");
  sheet.add("options", {
    list: "dials",
    key: "OWN-4",
    label_fr: "Lune",
    enabled: true,
    layer: "OWN-4",
    price: 0,
  });
  const layers = await open.rows("select count(*)::int as count from layers");
  const [dial] = await open.rows<{ id: number }>("select id from products where sku = 'GC-100'");
  // Another member of staff has the form of the product open.
  const admin = await staffMember(open, "admin");
  const { body } = await admin.ask("GET", "/api/users/me");
  const { id: user } = body.user as { id: number };
  await open.payload.db.create({
    collection: "payload-locked-documents",
    data: {
      document: { relationTo: "products", value: dial?.id },
      user: { relationTo: "users", value: user },
      globalSlug: null,
    },
  });
  const pictures = zipArchive([{ name: "OWN-4.webp", data: await drawBox("#654321") }]);
  const { status, answer } = await checkAndApply(marketer, {
    name: "own.xlsx",
    spreadsheet: await sheet.bytes(),
    pictures,
  });
  expect(status).toBe(422);
  expect(answer.plan?.refused).toMatchObject([{ code: "invalid", place: "products" }]);
  expect(await optionNow("OWN-4")).toBeUndefined();
  expect(await open.rows("select count(*)::int as count from layers")).toEqual(layers);
  await open.payload.db.deleteMany({ collection: "payload-locked-documents", where: {} });
});

test("the catalogue is taken out of sale at once and put back", async () => {
  const send = (order: object) => marketer.ask("POST", "/api/staff/catalogue-empty", order);
  // Of long lists three are on sale: every document that is taken out is saved by the CMS.
  // They are chosen by key: a delivered document has another id in each shop.
  for (const list of ["dials", "straps", "hands", "second_straps", "case_colors", "bezel_inserts"])
    await open.rows(`update ${list} set enabled = false where key <> 'DI' and key not in
      (select key from ${list} where enabled order by key limit 3)`);
  await open.rows(`update products set is_visible = false where kind = 'watch' and sku not in
    (select sku from products where kind = 'watch' and is_visible order by sku limit 3)`);
  const before = await open.rows("select id from dials where enabled order by id");
  expect(before.length).toBeGreaterThan(1);
  const review = await send({ apply: false });
  const plan = review.body.plan as { mark: string; counts: { changed: number; refused: number } };
  expect(plan.counts).toMatchObject({ refused: 0 });
  const done = await send({ apply: true, seen: plan.mark });
  expect(done).toMatchObject({ status: 200, body: { import: expect.any(Number) } });
  // The dial with which the configurator opens stays.
  expect(await open.rows("select key from dials where enabled")).toEqual([{ key: "DI" }]);
  expect(await open.rows("select sku from products where kind = 'watch' and is_visible")).toEqual([]);
  expect(await open.rows("select sku from products where sku = 'BSPKWTCH' and is_visible")).toHaveLength(1);
  expect(await undo(Number(done.body.import), true)).toMatchObject({ status: 200, body: { kept: [] } });
  expect(await open.rows("select id from dials where enabled order by id")).toEqual(before);
});

test("nobody else exports or imports it", async () => {
  for (const role of ["clerk", "translator", null] as const) {
    const other = await staffMember(open, role);
    expect(await other.ask("GET", "/api/staff/catalogue-export?format=csv")).toMatchObject({ status: 404 });
    const form = new FormData();
    form.set("spreadsheet", new File(["sku\nX"], "x.csv"));
    form.set("order", JSON.stringify({ apply: false }));
    expect(await other.form("/api/staff/catalogue-import", form)).toMatchObject({ status: 404 });
  }
});
