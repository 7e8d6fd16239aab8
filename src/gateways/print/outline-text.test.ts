import { expect, test } from "vitest";
import delivered from "@/src/domain/brand/delivered-outlines.json";
import { isOutline } from "@/src/domain/brand/outline";
import { missingLetters, outlineText } from "./outline-text";

test("the delivered line is set as it was drawn", async () => {
  const set = await outlineText("AUTOMATIQUE", 0.18);
  expect(Math.abs((set?.width ?? 0) - delivered.line.width)).toBeLessThan(0.25);
  const contours = (path = "") => path.split("Z").length;
  expect(contours(set?.path)).toBe(contours(delivered.line.path));
});

test.each(["HORLOGERIE D’ESSAI", "東京時計", "ΩΡΟΛΟΓΙΑ", "ЧАСЫ", "שעונים", "Łódź", "ساعات"])(
  "%s is an outline",
  async (name) => {
    const set = await outlineText(name, 0.17);
    expect(isOutline(set)).toBe(true);
    expect(set?.width).toBeGreaterThan(2);
  },
);

test("what no typeface has is not printed", async () => {
  expect(await outlineText("\u{10FFFD}", 0.1)).toBeNull();
  expect(await outlineText(" ", 0.1)).toBeNull();
});

test("letters that would be left out are known", async () => {
  expect(await missingLetters("ATELIER ÉTÉ 東京")).toEqual([]);
  expect(await missingLetters("A\u{10FFFD}B\u{10FFFD}")).toEqual(["\u{10FFFD}"]);
});
