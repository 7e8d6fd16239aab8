import { adminMessages } from "@/src/i18n/admin-messages";
import type { Block, Field } from "payload";
import { pageDrawings } from "@/src/domain/content/page-drawing";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { listField } from "@/collections/list-field";
import { block } from "./block";
import { lineField, linkField, textField, titleField } from "./block-fields";
import { drawingLabels } from "./drawing-labels";

const name = adminMessages("content.workshopBlocks.name");

const graduation = (key: string, label: ReaderText): Field => ({
  name: key,
  type: "number",
  required: true,
  min: 1,
  max: 60,
  label,
});

/** Blocks about production and care. */
export const workshopBlocks: Block[] = [
  block("drawing", adminMessages("content.workshopBlocks.drawing.label"), [
    titleField,
    textField(false),
    {
      name: "drawing",
      type: "select",
      required: true,
      defaultValue: "watch",
      options: pageDrawings.map((value) => ({ value, label: drawingLabels[value] })),
      label: adminMessages("content.workshopBlocks.drawing.drawing.label"),
    },
    {
      ...listField(
        "notes",
        adminMessages("content.workshopBlocks.drawing.notes.label"),
        [lineField("title", name), textField(false)],
        { maxRows: 8 },
      ),
    },
  ]),
  block("statements", adminMessages("content.workshopBlocks.statements.label"), [
    titleField,
    textField(false),
    listField(
      "statements",
      adminMessages("content.workshopBlocks.statements.statements.label"),
      [
        {
          name: "value",
          type: "text",
          required: true,
          maxLength: 12,
          label: adminMessages("content.workshopBlocks.statements.statements.value.label"),
        },
        lineField("unit", adminMessages("content.workshopBlocks.statements.statements.unit.label"), {
          isRequired: false,
        }),
        lineField("title", name, { maxLength: 120 }),
        textField(true),
      ],
      { minRows: 1, maxRows: 12 },
    ),
  ]),
  block("schedule", adminMessages("content.workshopBlocks.schedule.label"), [
    titleField,
    textField(false),
    lineField("unit", adminMessages("content.workshopBlocks.schedule.unit.label")),
    listField(
      "stages",
      adminMessages("content.workshopBlocks.schedule.stages.label"),
      [
        graduation("from", adminMessages("content.workshopBlocks.schedule.stages.from.label")),
        graduation("to", adminMessages("content.workshopBlocks.schedule.stages.to.label")),
        lineField("title", name),
        textField(true),
      ],
      { minRows: 2, maxRows: 12 },
    ),
  ]),
  block("drawers", adminMessages("content.workshopBlocks.drawers.label"), [
    titleField,
    textField(false),
    linkField,
  ]),
];
