import { describe, expect, test } from "vitest";
import { paragraphOf, visualRuns } from "./bidi-runs";
import { breakLines } from "./break-lines";
import { loadFonts } from "./load-fonts";
import { drawPages } from "./pen";
import { shapeText } from "./shape";
import { unpackWoff } from "./unpack-woff";

/** Two names in each of these scripts. */
const names = {
  Latin: ["Łukasz Żółć-Ďuriš", "Đỗ Thị Ánh Nguyệt"],
  Turkish: ["İbrahim Şağlam", "Ștefan Țurcanu"],
  Greek: ["Ελένη Παπαδοπούλου", "Γιώργος Ξένος"],
  Cyrillic: ["Владимир Ёлкин", "Їжакевич Ґалина"],
  Arabic: ["محمد بن عبد الله", "فاطمة الزهراء، الرياض"],
  Hebrew: ["דוד בן-גוריון", "שרה לוי"],
  Devanagari: ["क्षितिज त्रिवेदी", "अमित शर्मा"],
  Bengali: ["প্রিয়া চট্টোপাধ্যায়", "রবীন্দ্রনাথ"],
  Tamil: ["தமிழ்ச்செல்வி", "முருகன்"],
  Thai: ["สมชาย ใจดี", "น้ำทิพย์"],
  Korean: ["김민준", "서울특별시 뷁"],
  Japanese: ["髙橋 𠮷田", "渡邉 ゆうき"],
  Chinese: ["张伟", "北京市朝阳区"],
} as const;
const all = Object.values(names).flat();

describe("a name in any script", () => {
  test.each(all)("%s has every letter, and can be read back from its glyphs", async (name) => {
    const fonts = await loadFonts("fr", name);
    const said = fonts.runsOf(name).map(({ text, font }) => {
      const isRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
      const glyphs = shapeText(font.regular.font, text, isRightToLeft);
      expect(glyphs.map(({ id }) => id)).not.toContain(0);
      const inOrder = isRightToLeft ? glyphs.toReversed() : glyphs;
      return String.fromCodePoint(...inOrder.flatMap(({ codePoints }) => codePoints));
    });
    expect(said.join("")).toBe(name.normalize("NFC"));
  });

  test("can be combined with others in one document", async () => {
    const content = [names.Arabic[0], names.Thai[0], names.Latin[0]];
    const bytes = await drawPages(
      { language: "fr", brand: "Maison Essai", title: "Noms", content },
      (pen) => {
        for (const [place, name] of content.entries()) pen.write(name, [56, 400], 56 + place * 20);
      },
    );
    const file = Buffer.from(bytes).toString("latin1");
    for (const family of ["InstrumentSans", "NotoSansArabic", "NotoSansThai"]) expect(file).toContain(family);
  });
});

test("a Latin document loads no other typeface", async () => {
  const { all: fonts } = await loadFonts("fr", "Total : 1\u202f485,00 €, expédié à Besançon");
  expect(fonts.map(({ name }) => name)).toEqual([
    "src/styles/faces/instrument-sans-400.woff 400",
    "src/styles/faces/instrument-sans-700.woff 700",
  ]);
});

test("a word is set in one typeface", async () => {
  const fonts = await loadFonts("fr", "Nguyễn Paris");
  expect(
    fonts.runsOf("Nguyễn Paris").map(({ text, font }) => [text, /noto/.test(font.regular.name)]),
  ).toEqual([
    ["Nguy", true],
    ["ễ", true],
    ["n", true],
    [" Paris", false],
  ]);
});

test("Latin letters in a Japanese document share the baseline of its own", async () => {
  const { plain, runsOf } = await loadFonts("ja", "VAT番号：FR12");
  expect(plain.regular.name).toContain("zen-kaku");
  expect(runsOf("VAT番号：FR12").map(({ text }) => text)).toEqual(["VAT", "番号：", "FR12"]);
});

describe("direction", () => {
  const inOrder = async (text: string) => {
    const paragraph = paragraphOf([{ text, isBold: false }], await loadFonts("fr", text));
    return visualRuns(paragraph, 0, text.length).map((run) => run.text);
  };

  test("words of a right-to-left line are laid out from right to left", async () => {
    expect(await inOrder("فهد 12 شارع")).toEqual(["شارع", " ", "12", " ", "فهد"]);
  });

  test("they keep their order inside a line of the other direction", async () => {
    expect(await inOrder("Mr شارع فهد, Riyadh")).toEqual(["Mr ", "فهد", " ", "شارع", ", Riyadh"]);
  });
});

describe("lines", () => {
  const linesOf = async (text: string, letters: number) => {
    const paragraph = paragraphOf([{ text, isBold: false }], await loadFonts("fr", text));
    const lines = breakLines(paragraph, letters, (run) => Array.from(run.text).length);
    return lines.map(({ runs }) => runs.map((run) => run.text).join(""));
  };

  test.each([
    ["an address in words", 10, ["an address", "in words"]],
    ["abcdefghijklmno", 6, ["abcdef", "ghijkl", "mno"]],
    ["one abcdefghijk", 6, ["one", "abcdef", "ghijk"]],
    ["two\nlines", 40, ["two", "lines"]],
    ["", 40, []],
  ])("%j in lines of %i letters", async (text, letters, lines) => {
    expect(await linesOf(text, letters)).toEqual(lines);
  });
});

describe("unpackWoff", () => {
  test("refuses other formats than WOFF", () => {
    expect(() => unpackWoff(Buffer.from("wOF2 and more"))).toThrow("not WOFF 1");
  });
});
