import { expect, test } from "vitest";
import { decodeFile } from "./decode-file";

const table = "id,source,target,state\r\na,Été,Año – 5 €,translated\r\n";
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isBig = false) => {
  const view = new DataView(new ArrayBuffer(2 * (text.length + 1)));
  Array.from(`\uFEFF${text}`, (sign, place) => view.setUint16(2 * place, sign.charCodeAt(0), !isBig));
  return new Uint8Array(view.buffer);
};
/** A file saved as ANSI by a spreadsheet: the euro and the dash have codes that are control characters in Latin-1. */
const ansi = (text: string) =>
  Uint8Array.from(text.replace("€", "\u0080").replace("–", "\u0096"), (sign) => sign.charCodeAt(0));

test.each([
  ["UTF-8", utf8(table)],
  ["UTF-8 with its mark", utf8(`\uFEFF${table}`)],
  ["UTF-16", utf16(table)],
  ["UTF-16, the other way round", utf16(table, true)],
  ["ANSI", ansi(table)],
])("a table in %s is read with its own letters", (_, bytes) => {
  expect(decodeFile(bytes, "csv")).toBe(table);
});

test.each([
  ["a table with bytes that are no letters", Uint8Array.from([0x69, 0x81, 0x8d, 0x0a]), "csv"],
  ["half of UTF-16", Uint8Array.from([0xff, 0xfe, 0x00, 0xd8]), "csv"],
  ["XLIFF in ANSI that says nothing of it", ansi("<xliff>é</xliff>"), "xliff"],
  ["XLIFF that says it is in what nothing reads", utf8('<?xml version="1.0" encoding="x-no"?>'), "xliff"],
] as const)("%s is refused", (_, bytes, format) => {
  expect(decodeFile(bytes, format)).toBeNull();
});

test("XLIFF is read in its declared encoding", () => {
  const file = '<?xml version="1.0" encoding="windows-1252"?><a>é</a>';
  expect(decodeFile(ansi(file), "xliff")).toBe(file);
});
