import * as v from "valibot";
import { manualDrawings } from "@/src/domain/content/manual-drawing";
import { crops, type Crop } from "@/src/domain/watch/picture-view";
import { completeLanguages, fileText, text } from "@/src/seed/content-text";
import { readContent } from "@/src/seed/read-content";
import { illustration, illustrationEntries } from "./illustration";

/** A drawing, or a picture with the part of the watch it is cut to. */
const figure = v.strictObject({
  ...illustrationEntries,
  drawing: v.optional(v.picklist(manualDrawings)),
  crop: v.optional(v.picklist(Object.keys(crops) as Crop[])),
  caption: text,
});

const manual = v.pipe(
  v.strictObject({
    number: v.number(),
    /** At most 70 characters. */
    title: text,
    /** At most 180 characters. */
    summary: text,
    cover: illustration,
    /** Text in the markup of pages: each "## title" begins a chapter. */
    body: fileText,
    /** By the place of the chapter, from 1. */
    figures: v.record(v.string(), figure),
  }),
  v.transform(({ title, summary, ...row }) => ({ ...row, ...completeLanguages({ title, summary }) })),
);

/** A manual as the shop is delivered with it. */
export type SeedManual = v.InferOutput<typeof manual>;

export const manuals = readContent("manuals.json", v.array(manual));
