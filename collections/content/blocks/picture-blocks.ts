import { messageOptions } from "@/collections/message-options";
import { adminMessages } from "@/src/i18n/admin-messages";
import type { Block } from "payload";
import { listField } from "@/collections/list-field";
import { block } from "./block";
import { lineField, linkField, optionalTitleField, textField, titleField } from "./block-fields";
import { illustrationField } from "./illustration-field";

const caption = adminMessages("content.pictureBlocks.caption");

/** Picture blocks. */
export const pictureBlocks: Block[] = [
  block("hero", adminMessages("content.pictureBlocks.hero.label"), [
    titleField,
    textField(true),
    linkField,
    {
      name: "scene",
      type: "select",
      required: true,
      defaultValue: "jour",
      options: messageOptions("content.pictureBlocks.hero.scene.options"),
      label: adminMessages("content.pictureBlocks.hero.scene.label"),
    },
    illustrationField,
  ]),
  block("picture-text", adminMessages("content.pictureBlocks.picture-text.label"), [
    titleField,
    textField(true),
    linkField,
    {
      name: "side",
      type: "select",
      required: true,
      defaultValue: "left",
      options: messageOptions("content.pictureBlocks.picture-text.side.options"),
      label: adminMessages("content.pictureBlocks.picture-text.side.label"),
    },
    illustrationField,
  ]),
  block("gallery", adminMessages("content.pictureBlocks.gallery.label"), [
    optionalTitleField,
    listField(
      "pictures",
      adminMessages("content.pictureBlocks.gallery.pictures.label"),
      [lineField("caption", caption, { isRequired: false, maxLength: 120 }), illustrationField],
      { minRows: 1, maxRows: 8 },
    ),
  ]),
  block("figures", adminMessages("content.pictureBlocks.figures.label"), [
    titleField,
    textField(false),
    listField(
      "figures",
      adminMessages("content.pictureBlocks.figures.figures.label"),
      [
        {
          name: "value",
          type: "text",
          required: true,
          maxLength: 12,
          label: adminMessages("content.pictureBlocks.figures.figures.value.label"),
        },
        lineField("unit", adminMessages("content.pictureBlocks.figures.figures.unit.label"), {
          isRequired: false,
        }),
        lineField("label", adminMessages("content.pictureBlocks.figures.figures.itemLabel.label")),
      ],
      { minRows: 1, maxRows: 6 },
    ),
    illustrationField,
  ]),
];
