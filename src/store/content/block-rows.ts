import * as v from "valibot";
import { questionGroups } from "@/src/domain/content/question-group";
import { pageDrawings } from "@/src/domain/content/page-drawing";
import { pageForms } from "@/src/domain/forms/form-name";
import { watchLines } from "@/src/domain/watch/ready-made";
import { illustrationRow, linkRow } from "./block-fields";
import { richTextRow } from "./rich-text-rows";
import { localisedRow, referencesRow } from "@/src/store/rows";

const title = localisedRow;
const text = localisedRow;
const word = v.nullish(v.string(), "");

/** A list, empty if missing in a draft. */
const list = <Row extends v.GenericSchema>(row: Row) => v.nullish(v.array(row), []);

const figureRow = v.object({ value: word, unit: localisedRow, label: localisedRow });

const statementRow = v.object({ value: word, unit: localisedRow, title, text });

/** A graduation of a ruler, counted from 1. */
const graduation = v.nullish(v.number(), 1);
const stageRow = v.object({ from: graduation, to: graduation, title, text });

const lineRow = v.object({
  line: v.nullish(v.picklist(watchLines), "distinction"),
  title,
  text,
  href: word,
  watch: v.nullish(v.number(), null),
});

/** A block as stored in the database. In a draft, all fields except the type may be missing. */
export const blockRow = v.variant("blockType", [
  v.object({
    blockType: v.literal("hero"),
    title,
    text,
    link: linkRow,
    illustration: illustrationRow,
    scene: v.nullish(v.picklist(["jour", "nuit"]), "jour"),
  }),
  v.object({ blockType: v.literal("text"), title, text }),
  v.object({ blockType: v.literal("rich-text"), title, body: richTextRow }),
  v.object({
    blockType: v.literal("picture-text"),
    title,
    text,
    link: linkRow,
    illustration: illustrationRow,
    side: v.nullish(v.picklist(["left", "right"]), "left"),
  }),
  v.object({
    blockType: v.literal("gallery"),
    title,
    pictures: list(v.object({ illustration: illustrationRow, caption: localisedRow })),
  }),
  v.object({
    blockType: v.literal("figures"),
    title,
    text,
    figures: list(figureRow),
    illustration: illustrationRow,
  }),
  v.object({ blockType: v.literal("lines"), title, text, lines: list(lineRow) }),
  v.object({ blockType: v.literal("rail"), title, watches: referencesRow, link: linkRow }),
  v.object({
    blockType: v.literal("comparison"),
    title,
    text,
    columns: list(v.object({ label: localisedRow })),
    rows: list(v.object({ label: localisedRow, values: list(v.object({ value: localisedRow })) })),
  }),
  v.object({
    blockType: v.literal("specifications"),
    title,
    text,
    rows: list(v.object({ label: localisedRow, value: localisedRow })),
  }),
  v.object({ blockType: v.literal("quote"), text, source: localisedRow }),
  v.object({
    blockType: v.literal("steps"),
    title,
    text,
    steps: list(v.object({ title, text })),
  }),
  v.object({ blockType: v.literal("faq"), title, text, group: v.nullish(v.picklist(questionGroups), null) }),
  v.object({ blockType: v.literal("call-to-action"), title, text, link: linkRow, second: linkRow }),
  v.object({ blockType: v.literal("form"), title, text, form: v.nullish(v.picklist(pageForms), "contact") }),
  v.object({ blockType: v.literal("newsletter"), title, text }),
  v.object({ blockType: v.literal("gift-cards"), title, text, link: linkRow }),
  v.object({ blockType: v.literal("legal-text"), title, body: richTextRow }),
  v.object({
    blockType: v.literal("drawing"),
    title,
    text,
    drawing: v.nullish(v.picklist(pageDrawings), "watch"),
    notes: list(v.object({ title, text })),
  }),
  v.object({ blockType: v.literal("statements"), title, text, statements: list(statementRow) }),
  v.object({ blockType: v.literal("schedule"), title, text, unit: localisedRow, stages: list(stageRow) }),
  v.object({ blockType: v.literal("drawers"), title, text, link: linkRow }),
]);

export type BlockRow = v.InferOutput<typeof blockRow>;
