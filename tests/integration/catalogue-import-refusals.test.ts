import { writeXlsx } from "hucre/xlsx";
import { availabilities } from "@/src/domain/product/availability";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openZip } from "@/src/services/catalogue-import/open-zip";
import { drawBox } from "@/tests/factories/drawn-box";
import { sendImport, type SentImport } from "@/tests/factories/sent-import";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { zipArchive, type ZipPart } from "@/tests/factories/zip-archive";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let marketer: StaffMember;
beforeAll(async () => {
  open = await openShop();
  marketer = await staffMember(open, "marketer");
});
afterAll(() => open.close());

type Bytes = Uint8Array<ArrayBuffer>;
interface Expected {
  readonly code: string;
  readonly line?: number;
  readonly column?: string;
  readonly place?: string;
  readonly choices?: readonly string[];
}

const utf8 = (text: string): Bytes => new Uint8Array(Buffer.from(text, "utf8"));
const latin1 = (text: string): Bytes => new Uint8Array(Buffer.from(text, "latin1"));

/** A CSV file with one good line before the faulty one. */
const csv = (header: string, line: string, sign = ","): SentImport => ({
  name: "own.csv",
  spreadsheet: utf8([header, line, ""].join("\r\n").replaceAll("|", sign)),
});

const products = (column: string, value: string) => csv(`sku,${column}`, `GC-100,${value}`);
const options = (list: string, column: string, value: string) =>
  csv(`list,key,${column}`, `${list},${value}`);

type Cells = (string | number | boolean | Date | null)[][];
type Sheet = Parameters<typeof writeXlsx>[0]["sheets"][number];

const workbook = async (rows: Cells, more: Partial<Sheet> = {}): Promise<Bytes> =>
  new Uint8Array(await writeXlsx({ sheets: [{ name: "products", rows, ...more }] }));

const good: Cells = [
  ["sku", "name_fr"],
  ["GC-100", "Carte cadeau"],
];

/** A workbook whose parts a program of ill will has changed. */
async function tampered(change: (parts: readonly ZipPart[]) => readonly ZipPart[]): Promise<SentImport> {
  const whole = await workbook(good);
  const zip = await openZip(whole, { files: 100, unpacked: 1e8, ratio: 1000 });
  if (!zip.ok) throw new Error("The library writes archives that can be opened.");
  const parts: ZipPart[] = [];
  for (const name of zip.value.names) {
    const part = await zip.value.read(name);
    if (part.ok) parts.push({ name, data: part.value });
  }
  return { name: "own.xlsx", spreadsheet: zipArchive(change(parts)) };
}

const withPart = (part: ZipPart) => tampered((parts) => [...parts, part]);

/** A good sheet of one new option that wants the layer OWN, with a ZIP. */
const withZip = (pictures: Bytes): SentImport => ({
  ...csv("list,key,label_fr,layer", "rotors,OWN,Rotor,NORMAL"),
  pictures,
});

const zeros = (size: number): Bytes => new Uint8Array(size);

const faulty: readonly (readonly [title: string, make: () => SentImport | Promise<SentImport>, Expected])[] =
  [
    // Keys, columns and lists
    [
      "the same key twice",
      () => ({ name: "own.csv", spreadsheet: "sku,name_fr\nGC-100,a\nGC-100,b\n" }),
      { code: "twice", line: 3, column: "sku" },
    ],
    ["no key", () => csv("sku,name_fr", ",Carte"), { code: "no-key", line: 2 }],
    [
      "a key of another form",
      () => csv("sku,name_fr", "gc 100,Carte"),
      { code: "form", line: 2, column: "sku" },
    ],
    ["no column of keys", () => csv("list,label_fr", "dials,Lune"), { code: "no-key-column", line: 1 }],
    [
      "an unknown column",
      () => products("colour", "blue"),
      { code: "unknown-column", line: 1, column: "colour" },
    ],
    [
      "a cell below no column",
      async () => ({
        name: "own.xlsx",
        spreadsheet: await workbook([
          ["sku", "name_fr"],
          ["GC-100", "Carte", "x"],
        ]),
      }),
      { code: "unknown-column", line: 2 },
    ],
    [
      "a column twice",
      () => csv("sku,price,price", "GC-100,1,2"),
      { code: "twice-column", line: 1, column: "price" },
    ],
    [
      "an unknown list",
      () => options("bezels", "label_fr", "OWN,Lunette"),
      { code: "unknown-list", line: 2, column: "list" },
    ],
    [
      "an unknown sheet",
      () => csv("sheet,sku,name_fr", "articles,GC-100,Carte"),
      { code: "unknown-sheet", line: 2 },
    ],
    [
      "a column that options of a list do not have",
      () => options("rotors", "label_fr,metal", "OWN,Rotor,gold"),
      { code: "not-here", line: 2, column: "metal" },
    ],
    [
      "a key of another list that is not there",
      () => options("straps", "family,label_fr", "OWN,NOWHERE,Cuir"),
      { code: "relation", line: 2, column: "family" },
    ],
    [
      "one of several keys that is not there",
      () => options("case-types", "label_fr,diameters", "OWN,Boîtier,36mm 99mm"),
      { code: "relation", line: 2, column: "diameters" },
    ],
    [
      "an address that is another’s",
      () => products("slug", "gc-050"),
      { code: "taken", line: 2, column: "slug" },
    ],
    // Texts
    [
      "no French text",
      () => csv("list,key,label_en", "rotors,OWN,Rotor"),
      { code: "missing", line: 2, column: "label_fr" },
    ],
    [
      "an emptied French text",
      () => products("name_fr", ""),
      { code: "missing", line: 2, column: "name_fr" },
    ],
    [
      "a note without its label in a language",
      () => csv("list,key,label_fr,note_en", "rotors,OWN,Rotor,A note"),
      { code: "missing-beside", line: 2, column: "label_en" },
    ],
    [
      "a text that is too long",
      () => products("name_fr", "x".repeat(81)),
      { code: "too-long", line: 2, column: "name_fr" },
    ],
    [
      "a choice that is none",
      () => products("availability", "soon"),
      { code: "choice", line: 2, column: "availability", choices: availabilities },
    ],
    [
      "a row after one with several lines in a cell",
      () => ({ name: "own.csv", spreadsheet: 'sku,name_fr,isNew\nGC-100,"a\nb",true\nGC-150,c,maybe\n' }),
      { code: "flag", line: 3, column: "isNew" },
    ],
    ["a flag that is none", () => products("isNew", "maybe"), { code: "flag", line: 2, column: "isNew" }],
    [
      "an address that is none",
      () => products("page", "javascript:alert(1)"),
      { code: "address", line: 2, column: "page" },
    ],
    // Amounts
    [
      "an ambiguous amount",
      () => products("price", '"1,290"'),
      { code: "ambiguous", line: 2, column: "price" },
    ],
    [
      "an ambiguous amount with a point",
      () => products("price", "1.290"),
      { code: "ambiguous", line: 2, column: "price" },
    ],
    ["another currency", () => products("price", "$120"), { code: "currency", line: 2, column: "price" }],
    [
      "another currency by its code",
      () => products("price", "120 CHF"),
      { code: "currency", line: 2, column: "price" },
    ],
    ["a negative price", () => products("price", "-120"), { code: "negative", line: 2, column: "price" }],
    ["an absurd price", () => products("price", "1200000"), { code: "absurd", line: 2, column: "price" }],
    ["three decimals", () => products("price", "1290.505"), { code: "decimals", line: 2, column: "price" }],
    ["words for an amount", () => products("price", "x"), { code: "amount", line: 2, column: "price" }],
    [
      "a reduction out of bounds",
      () => products("discount", "95"),
      { code: "range", line: 2, column: "discount" },
    ],
    [
      "a half day",
      () => options("rotors", "label_fr,leadDays", "OWN,Rotor,1.5"),
      { code: "number", line: 2, column: "leadDays" },
    ],
    // Formulas
    ...["=1+1", "+cmd|' /C calc'!A0", "@SUM(A1)", "-2+3"].map(
      (text) =>
        [
          `a formula ${text} in a CSV file`,
          () => ({ name: "own.csv", spreadsheet: `sku;name_fr\nGC-100;"${text}"\n` }),
          { code: "formula", line: 2, column: "name_fr" },
        ] as const,
    ),
    [
      "a formula for a price",
      () => products("price", "=2*60"),
      { code: "formula", line: 2, column: "price" },
    ],
    [
      "a formula of a workbook",
      async () => ({
        name: "own.xlsx",
        spreadsheet: await workbook(
          [
            ["sku", "price"],
            ["GC-100", 100],
          ],
          { cells: new Map([["1,1", { value: 100, formula: "50*2" }]]) },
        ),
      }),
      { code: "formula", line: 2, column: "price" },
    ],
    [
      "a text of a workbook that looks like a formula",
      async () => ({
        name: "own.xlsx",
        spreadsheet: await workbook([
          ["sku", "name_fr"],
          ["GC-100", "=HYPERLINK(1)"],
        ]),
      }),
      { code: "formula", line: 2, column: "name_fr" },
    ],
    // Workbooks
    [
      "a date in a cell of text",
      async () => ({
        name: "own.xlsx",
        spreadsheet: await workbook([
          ["sku", "name_fr"],
          ["GC-100", new Date("2026-03-01")],
        ]),
      }),
      { code: "date", line: 2, column: "name_fr" },
    ],
    [
      "merged cells",
      async () => ({
        name: "own.xlsx",
        spreadsheet: await workbook([...good, ["GC-050", "Carte"]], {
          merges: [{ startRow: 1, endRow: 2, startCol: 1, endCol: 1 }],
        }),
      }),
      { code: "merged", line: 2 },
    ],
    [
      "a hidden sheet",
      async () => ({ name: "own.xlsx", spreadsheet: await workbook(good, { hidden: true }) }),
      { code: "hidden" },
    ],
    [
      "a sheet of another name",
      async () => ({ name: "own.xlsx", spreadsheet: await workbook(good, { name: "Feuil1" }) }),
      { code: "unknown-sheet" },
    ],
    [
      "macros by name",
      async () => ({ name: "own.xlsm", spreadsheet: await workbook(good) }),
      { code: "macros" },
    ],
    ["macros in a workbook", () => withPart({ name: "xl/vbaProject.bin", data: "x" }), { code: "macros" }],
    [
      "a link to another workbook",
      () => withPart({ name: "xl/externalLinks/externalLink1.xml", data: "<x/>" }),
      { code: "external" },
    ],
    [
      "an XML entity bomb",
      () =>
        tampered((parts) =>
          parts.map((part) =>
            part.name === "xl/workbook.xml"
              ? {
                  ...part,
                  data: `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${Buffer.from(part.data).toString()}`,
                }
              : part,
          ),
        ),
      { code: "entities" },
    ],
    [
      "a workbook that is a zip bomb",
      () => withPart({ name: "xl/media/x.xml", data: zeros(60_000_000) }),
      { code: "bomb" },
    ],
    [
      "a workbook with a password",
      () => ({
        name: "own.xlsx",
        spreadsheet: new Uint8Array(
          Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(512)]),
        ),
      }),
      { code: "password" },
    ],
    [
      "a workbook that is cut off",
      async () => ({ name: "own.xlsx", spreadsheet: (await workbook(good)).slice(0, 900) }),
      { code: "broken" },
    ],
    [
      "a ZIP that is no workbook",
      () => ({ name: "own.xlsx", spreadsheet: zipArchive([{ name: "a.txt", data: "a" }]) }),
      { code: "kind" },
    ],
    // Files
    ["an empty file", () => ({ name: "own.csv", spreadsheet: "" }), { code: "empty" }],
    ["a header without rows", () => ({ name: "own.csv", spreadsheet: "sku,price\n" }), { code: "empty" }],
    ["a kind of file that is not read", () => ({ name: "own.pdf", spreadsheet: "%PDF" }), { code: "kind" }],
    [
      "more rows than may be imported",
      () => ({ name: "own.csv", spreadsheet: `sku,name_fr\n${"A1,x\n".repeat(5_001)}` }),
      { code: "too-many-rows" },
    ],
    [
      "a file that is too large",
      () => ({ name: "own.csv", spreadsheet: zeros(20 * 1024 * 1024 + 1) }),
      { code: "too-large" },
    ],
    [
      "an encoding that is not known",
      () => ({
        name: "own.csv",
        spreadsheet: new Uint8Array([...latin1("sku,name_fr\nGC-100,Carte "), 0x81, 0x8d, 0x01]),
      }),
      { code: "encoding" },
    ],
    [
      "UTF-16 without its mark",
      () => ({
        name: "own.csv",
        spreadsheet: new Uint8Array(Buffer.from("sku,name_fr\nGC-100,Carte\n", "utf16le")),
      }),
      { code: "encoding" },
    ],
    [
      "quotation marks that do not end",
      () => ({ name: "own.csv", spreadsheet: 'sku,name_fr\nGC-100,"Carte\n' }),
      { code: "csv" },
    ],
    [
      "more cells than columns",
      () => ({ name: "own.csv", spreadsheet: "sku,name_fr\nGC-100,a,b\n" }),
      { code: "csv", line: 2 },
    ],
    // Pictures
    [
      "an option without its layer",
      () => csv("list,key,label_fr,enabled", "rotors,OWN,Rotor,yes"),
      { code: "layers-needed", line: 2, column: "layer" },
    ],
    [
      "a layer that is nowhere",
      () => csv("list,key,label_fr,layer", "rotors,OWN,Rotor,NOWHERE"),
      { code: "unknown-layer", line: 2, column: "layer" },
    ],
    ["a ZIP that is none", () => withZip(utf8("no archive")), { code: "zip-broken" }],
    [
      "a ZIP with folders",
      () => withZip(zipArchive([{ name: "layers/NORMAL.webp", data: "x" }])),
      { code: "zip-nested", place: "layers/NORMAL.webp" },
    ],
    [
      "a ZIP that leads out of its folder",
      () => withZip(zipArchive([{ name: "../../evil.webp", data: "x" }])),
      { code: "zip-name" },
    ],
    [
      "a ZIP with a full address",
      () => withZip(zipArchive([{ name: "/etc/x.webp", data: "x" }])),
      { code: "zip-name" },
    ],
    [
      "a ZIP with signs of Windows",
      () => withZip(zipArchive([{ name: "..\\x.webp", data: "x" }])),
      { code: "zip-name" },
    ],
    [
      "a ZIP with a symbolic link",
      () => withZip(zipArchive([{ name: "NORMAL.webp", data: "/etc/passwd", mode: 0o120777 }])),
      { code: "zip-link" },
    ],
    [
      "a ZIP with a name twice",
      () =>
        withZip(
          zipArchive([
            { name: "NORMAL.webp", data: "x" },
            { name: "normal.webp", data: "y" },
          ]),
        ),
      { code: "zip-twice" },
    ],
    [
      "a ZIP with a password",
      () => withZip(zipArchive([{ name: "NORMAL.webp", data: "x", flags: 1 }])),
      { code: "zip-password" },
    ],
    [
      "a ZIP of very many files",
      () =>
        withZip(
          zipArchive(Array.from({ length: 2_001 }, (_, place) => ({ name: `${place}.png`, data: "x" }))),
        ),
      { code: "zip-count" },
    ],
    [
      "a ZIP that is a bomb",
      () => withZip(zipArchive([{ name: "NORMAL.png", data: zeros(60_000_000) }])),
      { code: "zip-ratio" },
    ],
    [
      "a ZIP that declares too much",
      () => withZip(zipArchive([{ name: "NORMAL.png", data: "x", declared: 600_000_000 }])),
      { code: "zip-size" },
    ],
    [
      "a ZIP that declares too little",
      () => withZip(zipArchive([{ name: "NORMAL.png", data: zeros(500_000), declared: 10 }])),
      { code: "zip-broken", place: "NORMAL.png" },
    ],
    [
      "a file that is no picture",
      () => withZip(zipArchive([{ name: "NORMAL.webp", data: "<script>" }])),
      { code: "not-picture", place: "NORMAL.webp" },
    ],
    [
      "a layer of another size",
      async () => withZip(zipArchive([{ name: "NORMAL.png", data: await sharpBox(300) }])),
      { code: "layer-frame", place: "NORMAL.png" },
    ],
    [
      "a picture that no row wants",
      async () => ({
        ...csv("list,key,label_fr", "rotors,OWN,Rotor"),
        pictures: zipArchive([{ name: "OTHER.webp", data: await drawBox("#101010") }]),
      }),
      { code: "unused", place: "OTHER.webp" },
    ],
  ];

async function sharpBox(side: number): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  return sharp({ create: { width: side, height: side, channels: 4, background: "#0000" } })
    .png()
    .toBuffer();
}

const tables = [
  "products",
  "watches",
  "dials",
  "rotors",
  "straps",
  "case_types",
  "layers",
  "media",
  "catalogue_imports",
];

/** All that an import may write. */
const state = () =>
  open.rows(
    tables
      .map(
        (table) =>
          `select '${table}' as name, count(*)::int as rows, md5(string_agg(t::text, '' order by t.id)) as content from ${table} t`,
      )
      .join(" union all "),
  );

describe("a faulty import is refused with its line and reason, and writes nothing", () => {
  test("there are enough of them", () => {
    expect(faulty.length).toBeGreaterThanOrEqual(40);
  });

  test.each(faulty)("%s", async (_title, make, expected) => {
    const files = await make();
    const before = await state();
    const { status, answer } = await sendImport(marketer, files);
    expect(status).toBe(200);
    expect(answer.plan?.refused).toContainEqual(expect.objectContaining(expected));
    // Applied all the same, it is refused by the same reasons.
    const applied = await sendImport(marketer, files, {
      apply: true,
      seen: answer.plan?.mark,
      isMeant: true,
    });
    expect(applied).toMatchObject({ status: 422, answer: { error: "refused" } });
    expect(applied.answer.plan?.refused).toEqual(answer.plan?.refused);
    expect(await state()).toEqual(before);
  });
});

test.each([
  ["UTF-8", utf8("sku;name_fr\nGC-100;Carte dorée\n")],
  ["UTF-8 with its mark", utf8("\uFEFFsku;name_fr\nGC-100;Carte dorée\n")],
  [
    "UTF-16 with its mark",
    new Uint8Array(Buffer.from("\uFEFFsku\tname_fr\nGC-100\tCarte dorée\n", "utf16le")),
  ],
  ["Windows-1252", latin1("sep=;\r\nsku;name_fr\r\nGC-100;Carte dorée\r\n")],
])("a CSV file in %s is read", async (_name, spreadsheet) => {
  const { answer } = await sendImport(marketer, { name: "own.csv", spreadsheet });
  expect(answer.plan?.refused).toEqual([]);
  expect(answer.plan?.rows[0]?.changes[0]?.after).toBe("Carte dorée");
});

test.each([
  ["1 290,50", 129_050],
  ["1\u202f290,50 €", 129_050],
  ["1.290,50", 129_050],
  ["1,290.50", 129_050],
  ["EUR 1290.5", 129_050],
  ["99", 9_900],
])("the amount %s is read", async (typed, amount) => {
  const { answer } = await sendImport(marketer, {
    name: "own.csv",
    spreadsheet: `sku\tprice\nGC-100\t${typed}\n`,
  });
  expect(answer.plan?.refused).toEqual([]);
  expect(answer.plan?.rows[0]?.changes[0]?.after).toBe(amount);
});
