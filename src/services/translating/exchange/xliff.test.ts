import { describe, expect, test } from "vitest";
import type { ExchangedText } from "@/src/domain/translation/exchanged-text";
import { readXliff } from "./read-xliff";
import { writeXliff } from "./write-xliff";

const text: ExchangedText = {
  id: "pages/1/title",
  list: "pages",
  kind: "plain",
  context: "Page « À propos », titre",
  maxLength: 60,
  source: "Un atelier",
  target: "A workshop",
  state: "translated",
  isOutdated: false,
};
const returned = { id: text.id, source: text.source, target: text.target, state: text.state };

const file = (inside: string, target = "en") =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="fr-FR" trgLang="${target}"><file id="f">${inside}</file></xliff>`;
const unit = (words: string) =>
  `<unit id="a"><segment state="final"><source>Un</source><target>${words}</target></segment></unit>`;
const read = async (inside: string) => {
  const found = await readXliff(file(inside), "en");
  return found.ok ? found.value : found.error;
};

describe("export", () => {
  test("is read back unchanged, slice by slice", async () => {
    const ids = Array.from({ length: 120 }, (_, place) => `pages/${place}/title`);
    const texts = ids.map((id) => ({ ...text, id }));
    expect(await readXliff(await writeXliff(texts, "en"), "en")).toEqual({
      ok: true,
      value: ids.map((id) => ({ ...returned, id })),
    });
  });

  test("gives the context and maximum length, without characters that XML does not allow", async () => {
    const xml = await writeXliff([{ ...text, context: "Ti\u0001tre" }], "en");
    expect(xml).toContain('<note category="context">Titre</note>');
    expect(xml).toContain('<note category="maxLength">60</note>');
    expect(await writeXliff([{ ...text, maxLength: null }], "en")).not.toContain("maxLength");
  });

  test("such characters are exported as code points in the text itself", async () => {
    const target = "A\u0001B";
    expect(await readXliff(await writeXliff([{ ...text, target }], "en"), "en")).toEqual({
      ok: true,
      value: [{ ...returned, target }],
    });
  });
});

describe("import", () => {
  test.each([
    ["words", "One"],
    ["words in a section", "<![CDATA[One]]>"],
    ["marked words", '<mrk id="m" type="term">One</mrk>'],
    ["words beside a comment", "O<!-- two -->ne"],
    ["words beside a comment with tags", "O<!-- </unit> -->ne"],
    ["an attribute with a sign of tags", '<mrk id="m" value="/>">One</mrk>'],
    ["a sign by its number", '<cp hex="004F"/>ne'],
    ["a number that is no sign", '<cp hex="FFFFFFF"/>One'],
    ["an element that XLIFF does not know", "One<b>two</b>"],
  ])("%s are read", async (_, words) => {
    expect(await read(unit(words))).toEqual([{ id: "a", source: "Un", target: "One", state: "reviewed" }]);
  });

  test("segments that a tool has split a unit into are put together, in the least advanced state", async () => {
    const segment = (state: string, target: string) =>
      `<segment state="${state}"><source>Un.</source><target>${target}</target></segment>`;
    const space = "<ignorable><source> </source></ignorable>";
    expect(
      await read(`<unit id="a">${segment("final", "One.")}${space}${segment("translated", "Two.")}</unit>`),
    ).toEqual([{ id: "a", source: "Un. Un.", target: "One. Two.", state: "translated" }]);
  });

  test("units in groups, and in groups of those, are read", async () => {
    const inner = `<group id="g"><group id="h">${unit("One")}</group></group>`;
    expect(await read(inner)).toEqual([expect.objectContaining({ target: "One" })]);
  });

  test.each([
    ["no XML", "<xliff", "unreadable"],
    ["declarations", `<!DOCTYPE x [<!ENTITY a "b">]>${file(unit("One"))}`, "unreadable"],
    ["another document", "<html/>", "not-xliff"],
    ["another language", file(unit("One"), "es"), "other-language"],
    ["nested 20 000 deep", file("<group>".repeat(20_000) + "</group>".repeat(20_000)), "unreadable"],
    ["a comment without an end", file("<!-- "), "unreadable"],
    ["an attribute without an end", file(`<unit id="a`), "unreadable"],
    ["a unit that is crossed", file(`<unit id="a"><segment></unit></segment>`), "unreadable"],
  ])("%s is refused", async (_, content, error) => {
    expect(await readXliff(content, "en")).toEqual({ ok: false, error });
  });
});
