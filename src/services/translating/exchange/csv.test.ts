import { expect, test } from "vitest";
import { readCsv } from "./csv";

const table = "id,source,target,state\r\na,Été,Año – 5 €,translated\r\n";

test.each([
  ["commas", table],
  ["semicolons", table.replaceAll(",", ";")],
  ["tabs", table.replaceAll(",", "\t")],
  ["a line that names the semicolon", `sep=;\r\n${table.replaceAll(",", ";")}`],
  ["a line that names the bar", `\uFEFFsep=|\r\n${table.replaceAll(",", "|")}`],
])("a table with %s is read", (_, words) => {
  expect(readCsv(words)).toEqual({
    ok: true,
    value: [{ id: "a", source: "Été", target: "Año – 5 €", state: "translated" }],
  });
});
