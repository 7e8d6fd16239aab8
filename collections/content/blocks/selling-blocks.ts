import { adminMessages } from "@/src/i18n/admin-messages";
import type { Block } from "payload";
import { hrefField } from "@/collections/href-field";
import { listField } from "@/collections/list-field";
import { block } from "./block";
import { pageFormNames } from "./form-names";
import { lineField, linkField, secondLinkField, textField, titleField } from "./block-fields";
import { lineNames, wordedOptions } from "@/collections/catalogue/worded-options";

const watchField = {
  name: "watch",
  type: "relationship",
  relationTo: "watches",
  required: true,
  label: adminMessages("content.sellingBlocks.watch.watch.label"),
} as const;

/** Blocks with links to offers. */
export const sellingBlocks: Block[] = [
  block("lines", adminMessages("content.sellingBlocks.lines.label"), [
    titleField,
    textField(false),
    listField(
      "lines",
      adminMessages("content.sellingBlocks.lines.lines.label"),
      [
        {
          name: "line",
          type: "select",
          required: true,
          options: wordedOptions(lineNames),
          label: adminMessages("content.sellingBlocks.lines.lines.line.label"),
        },
        lineField("title", adminMessages("content.sellingBlocks.lines.lines.title.label")),
        textField(true),
        hrefField(),
        watchField,
      ],
      { minRows: 1, maxRows: 4 },
    ),
  ]),
  block("rail", adminMessages("content.sellingBlocks.rail.label"), [
    titleField,
    {
      ...watchField,
      name: "watches",
      hasMany: true,
      minRows: 1,
      maxRows: 12,
      label: adminMessages("content.sellingBlocks.rail.watches.label"),
    },
    linkField,
  ]),
  block("call-to-action", adminMessages("content.sellingBlocks.call-to-action.label"), [
    titleField,
    textField(false),
    linkField,
    secondLinkField,
  ]),
  block("form", adminMessages("content.sellingBlocks.form.label"), [
    titleField,
    textField(false),
    {
      name: "form",
      type: "select",
      required: true,
      options: wordedOptions(pageFormNames),
      label: adminMessages("content.sellingBlocks.form.form.label"),
    },
  ]),
  block("newsletter", adminMessages("content.sellingBlocks.newsletter.label"), [titleField, textField(true)]),
  block("gift-cards", adminMessages("content.sellingBlocks.gift-cards.label"), [
    titleField,
    textField(true),
    linkField,
  ]),
];
