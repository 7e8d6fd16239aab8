import sharp from "sharp";
import { deliveredPaperLook } from "@/src/domain/brand/paper-look";
import { expect, test } from "vitest";
import { drawings, manualDrawings } from "@/src/domain/content/manual-drawing";
import type { ManualDocument } from "./manual-document";
import { plain } from "./manual-pen";
import { renderManual } from "./render-manual";

const manual = (chapters: ManualDocument["chapters"], language = "fr"): ManualDocument => ({
  language,
  look: deliveredPaperLook,
  brand: "Maison Essai",
  label: "Manuel 1",
  title: language === "ja" ? "自動巻きの時計" : "La montre automatique",
  summary: "Remonter, régler.",
  contents: "Sommaire",
  source: "https://valcour.example/montres/manuels/1",
  cover: null,
  chapters,
});

const chapter = (title: string, paragraphs: number): ManualDocument["chapters"][number] => ({
  title,
  body: Array.from({ length: paragraphs }, (_, index) => ({
    type: "paragraph" as const,
    words: plain(`${index} ${"Vingt tours la lancent, une cinquantaine la remontent. 巻きます。".repeat(4)}`),
  })),
  figure: null,
});

const read = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
const pagesOf = (bytes: Uint8Array) => read(bytes).match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

test("a short manual has a cover, its contents and one page", async () => {
  const bytes = await renderManual(manual([chapter("Remonter", 1)]));
  expect(read(bytes.subarray(0, 5))).toBe("%PDF-");
  expect(pagesOf(bytes)).toBe(3);
});

test("a long one has as many pages as needed", async () => {
  const one = await renderManual(manual([chapter("Remonter", 12)]));
  const two = await renderManual(manual([chapter("Remonter", 12), chapter("Régler", 12)]));
  expect(pagesOf(one)).toBeGreaterThan(3);
  expect(pagesOf(two)).toBeGreaterThan(pagesOf(one));
});

test("declares its language, and sets Japanese", async () => {
  const bytes = await renderManual(manual([chapter("巻く", 2)], "ja"));
  expect(read(bytes)).toContain("/Lang (ja)");
  expect(read(bytes)).toMatch(/ZenKakuGothicNew/);
});

test.each(manualDrawings)("draws %s", async (name) => {
  const figure = { drawing: drawings[name], picture: null, caption: "0, 1, 2" };
  const bytes = await renderManual(manual([{ ...chapter("Figure", 1), figure }]));
  expect(pagesOf(bytes)).toBe(3);
});

test("a large picture takes no time to be looked through for letters", async () => {
  const ground = {
    width: 900,
    height: 900,
    channels: 3,
    noise: { type: "gaussian", mean: 128, sigma: 60 },
  } as const;
  const picture = new Uint8Array(
    await sharp({ create: { ...ground, background: "#777" } })
      .jpeg()
      .toBuffer(),
  );
  const figure = { drawing: null, picture, caption: "Le rotor, vu par le fond." };
  const bytes = await renderManual(manual([{ ...chapter("Remonter", 1), figure }]));
  expect(bytes.length).toBeGreaterThan(picture.length);
});
