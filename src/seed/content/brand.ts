import * as v from "valibot";
import outlines from "@/src/domain/brand/delivered-outlines.json" with { type: "json" };
import { tones } from "@/src/domain/look/look";
import { readContent } from "@/src/seed/read-content";

/** The brand the shop is delivered with. */
export const brand = {
  ...readContent(
    "brand.json",
    v.strictObject({
      name: v.string(),
      orderPrefix: v.string(),
      dialLine: v.string(),
      accent: v.string(),
      tone: v.picklist(tones),
    }),
  ),
  mark: outlines.mark,
  wordmark: outlines.wordmark,
};
