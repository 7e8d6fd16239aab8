import { messageOptions } from "@/collections/message-options";
import { adminMessages } from "@/src/i18n/admin-messages";
import type { NamedGroupField } from "payload";
import { backgroundNames, wordedOptions } from "@/collections/catalogue/worded-options";

/** A picture, or a ready-made watch whose picture is composed. */
export const illustrationField: NamedGroupField = {
  name: "illustration",
  type: "group",
  label: adminMessages("content.illustration.label"),
  admin: {
    description: adminMessages("content.illustration.description"),
  },
  fields: [
    {
      name: "picture",
      type: "upload",
      relationTo: "media",
      label: adminMessages("content.illustration.picture.label"),
    },
    {
      name: "watch",
      type: "relationship",
      relationTo: "watches",
      label: adminMessages("content.illustration.watch.label"),
    },
    {
      name: "view",
      type: "select",
      defaultValue: "front",
      required: true,
      options: messageOptions("content.illustration.view.options"),
      label: adminMessages("content.illustration.view.label"),
    },
    {
      name: "stage",
      type: "select",
      defaultValue: "givre",
      required: true,
      options: wordedOptions(backgroundNames),
      label: adminMessages("content.illustration.stage.label"),
    },
  ],
};
