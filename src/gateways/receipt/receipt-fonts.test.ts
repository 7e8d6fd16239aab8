import { describe, expect, test } from "vitest";
import { receiptFonts, runsOf } from "./receipt-fonts";
import { unpackWoff } from "./unpack-woff";

test("text is cut where the script changes", () => {
  expect(runsOf("VAT番号：FR12").map((run) => [run.script, run.text])).toEqual([
    ["latin", "VAT"],
    ["japanese", "番号："],
    ["latin", "FR12"],
  ]);
});

test("a narrow no-break space becomes one the fonts have", () => {
  expect(runsOf("1\u202f485,00\u00a0€")).toEqual([{ script: "latin", text: "1\u00a0485,00\u00a0€" }]);
});

test("Latin letters are the shop's own, but in Japanese those that stand on one line with it", async () => {
  const [french, english, japanese] = await Promise.all(["fr", "en", "ja"].map(receiptFonts));
  expect(japanese?.map(([name]) => name)).toEqual(french?.map(([name]) => name));
  const sizes = [french, english, japanese].map((fonts) => new Map(fonts).get("latin-regular")?.length);
  expect(sizes[1]).toBe(sizes[0]);
  expect(sizes[2]).not.toBe(sizes[0]);
});

describe("unpackWoff", () => {
  test("gives a TrueType font whose tables lie inside it", async () => {
    const font = new Map(await receiptFonts("fr")).get("japanese-regular") ?? Buffer.alloc(0);
    expect(font.readUInt32BE(0)).toBe(0x00010000);
    for (let index = 0; index < font.readUInt16BE(4); index += 1) {
      const entry = 12 + index * 16;
      expect(font.readUInt32BE(entry + 8) + font.readUInt32BE(entry + 12)).toBeLessThanOrEqual(font.length);
    }
  });

  test("refuses what is not WOFF", () => {
    expect(() => unpackWoff(Buffer.from("wOF2 and more"))).toThrow("not WOFF 1");
  });
});
