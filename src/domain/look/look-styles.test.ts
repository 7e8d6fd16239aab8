import { expect, test } from "vitest";
import { deliveredLook as delivered, type FontFile } from "./look";
import { lookStyles } from "./look-styles";

const font = (name: string, weight: FontFile["weight"], width: FontFile["width"] = null): FontFile => ({
  url: `/api/fonts/file/${name}.woff2`,
  weight,
  width,
});

test("the delivered look adds nothing to a page", () => {
  expect(lookStyles(delivered)).toEqual({ tokens: {}, fontFaces: "", preload: null });
});

test("an accent that is too light for light grounds is darkened there and kept on dark ones", () => {
  const { tokens } = lookStyles({ ...delivered, accent: "#ffe600" });
  expect(tokens["--lume"]).toBe("#ffe600");
  expect(tokens["--steel"]).not.toBe("#ffe600");
});

test("a font with axes has its weights and widths", () => {
  const letters = { ...delivered.letters, sans: font("figtree", [300, 900], [62, 125]) };
  const { fontFaces, tokens, preload } = lookStyles({ ...delivered, letters });
  expect(fontFaces).toBe(
    '@font-face{font-family:"Brand Sans";src:url("/api/fonts/file/figtree.woff2") format("woff2");font-style:normal;font-weight:300 900;font-stretch:62% 125%;font-display:swap}',
  );
  expect(tokens).toEqual({ "--font-sans": '"Brand Sans"' });
  expect(preload).toBe("/api/fonts/file/figtree.woff2");
});

test("files of one weight share the weights between them", () => {
  const regular = font("regular", [400, 400]);
  const alone = lookStyles({ ...delivered, letters: { ...delivered.letters, sans: regular } });
  expect(alone.fontFaces).toContain("font-weight:100 900;");
  const letters = { ...delivered.letters, sans: regular, sansBold: font("bold", [600, 600]) };
  const both = lookStyles({ ...delivered, letters }).fontFaces;
  expect(both).toContain("font-weight:100 500;");
  expect(both).toContain("font-weight:501 900;");
});

test("an italic is of the family of long texts", () => {
  const letters = { ...delivered.letters, readingItalic: font("italic", [400, 700]) };
  expect(lookStyles({ ...delivered, letters }).fontFaces).toContain('"Brand Reading"');
});
