import { adminMessages } from "@/src/i18n/admin-messages";
import type { Block } from "payload";
import { questionGroupOptions } from "@/collections/content/question-group-options";
import { listField } from "@/collections/list-field";
import { richTextField } from "@/collections/rich-text-field";
import { block } from "./block";
import { lineField, optionalTitleField, textField, titleField } from "./block-fields";
import { comparisonBlock } from "./comparison-block";

const rows = adminMessages("content.readingBlocks.rows");
const body = adminMessages("content.readingBlocks.body");

/** Text blocks. */
export const readingBlocks: Block[] = [
  block("text", adminMessages("content.readingBlocks.text.label"), [titleField, textField(true)]),
  block("rich-text", adminMessages("content.readingBlocks.rich-text.label"), [
    optionalTitleField,
    richTextField("body", body),
  ]),
  comparisonBlock,
  block("specifications", adminMessages("content.readingBlocks.specifications.label"), [
    titleField,
    textField(false),
    listField(
      "rows",
      rows,
      [
        lineField("label", adminMessages("content.readingBlocks.specifications.rows.itemLabel.label")),
        lineField("value", adminMessages("content.readingBlocks.specifications.rows.value.label"), {
          maxLength: 160,
        }),
      ],
      { minRows: 1, maxRows: 30 },
    ),
  ]),
  block("quote", adminMessages("content.readingBlocks.quote.label"), [
    textField(true),
    lineField("source", adminMessages("content.readingBlocks.quote.source.label"), { isRequired: false }),
  ]),
  block("steps", adminMessages("content.readingBlocks.steps.label"), [
    titleField,
    textField(false),
    listField(
      "steps",
      adminMessages("content.readingBlocks.steps.steps.label"),
      [lineField("title", adminMessages("content.readingBlocks.steps.steps.title.label")), textField(true)],
      { minRows: 2, maxRows: 12 },
    ),
  ]),
  block("faq", adminMessages("content.readingBlocks.faq.label"), [
    titleField,
    textField(false),
    {
      name: "group",
      type: "select",
      options: questionGroupOptions,
      label: adminMessages("content.readingBlocks.faq.group.label"),
      admin: {
        description: adminMessages("content.readingBlocks.faq.group.description"),
      },
    },
  ]),
  block("legal-text", adminMessages("content.readingBlocks.legal-text.label"), [
    titleField,
    richTextField("body", body),
  ]),
];
