import { expect, test } from "vitest";
import { readCsv } from "./csv";
import { decodeFile } from "./decode-file";

const table = "id,source,target,state\r\na,Été,Año – 5 €,translated\r\n";
const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(`\uFEFF${text}`, "utf16le");
  return isBig ? bytes.swap16() : bytes;
};
/** What a spreadsheet saves as ANSI: the euro and the dash stand where Latin-1 has control characters. */
const ansi = (text: string) => Buffer.from(text.replace("€", "\u0080").replace("–", "\u0096"), "latin1");

test.each([
  ["UTF-8", Buffer.from(table)],
  ["UTF-8 with its mark", Buffer.from(`\uFEFF${table}`)],
  ["UTF-16", utf16(table)],
  ["UTF-16, the other way round", utf16(table, true)],
  ["ANSI", ansi(table)],
  ["semicolons", ansi(table.replaceAll(",", ";"))],
  ["tabs", utf16(table.replaceAll(",", "\t"))],
  ["a line that names the semicolon", ansi(`sep=;\r\n${table.replaceAll(",", ";")}`)],
  ["a line that names the bar", Buffer.from(`\uFEFFsep=|\r\n${table.replaceAll(",", "|")}`)],
])("a table in %s is read with its own letters", (_, bytes) => {
  const words = decodeFile(bytes, "csv") ?? "";
  expect(readCsv(words)).toEqual({
    ok: true,
    value: [{ id: "a", source: "Été", target: "Año – 5 €", state: "translated" }],
  });
});

test.each([
  ["a table with bytes that are no letters", Buffer.from([0x69, 0x81, 0x8d, 0x0a]), "csv"],
  ["half of UTF-16", Buffer.from([0xff, 0xfe, 0x00, 0xd8]), "csv"],
  ["XLIFF in ANSI that says nothing of it", ansi("<xliff>é</xliff>"), "xliff"],
  [
    "XLIFF that says it is in what nothing reads",
    Buffer.from('<?xml version="1.0" encoding="x-no"?>'),
    "xliff",
  ],
] as const)("%s is refused", (_, bytes, format) => {
  expect(decodeFile(bytes, format)).toBeNull();
});

test("XLIFF is read as it says it is", () => {
  const file = '<?xml version="1.0" encoding="windows-1252"?><a>é</a>';
  expect(decodeFile(ansi(file), "xliff")).toBe(file);
});
