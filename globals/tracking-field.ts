import { adminMessages } from "@/src/i18n/admin-messages";
import type { Field } from "payload";
import { textLike } from "@/collections/validators";

/** Third parties that a visitor may consent to. */
export const tracking: Field = {
  name: "tracking",
  type: "group",
  label: adminMessages("settings.tracking.label"),
  admin: {
    description: adminMessages("settings.tracking.description"),
  },
  fields: [
    {
      name: "pixelId",
      type: "text",
      label: adminMessages("settings.tracking.pixelId.label"),
      validate: textLike(/^\d{5,20}$/, "1234567890", { isRequired: false }),
    },
    {
      name: "instalmentKey",
      type: "text",
      label: adminMessages("settings.tracking.instalmentKey.label"),
      validate: textLike(/^pk_[A-Za-z0-9_]{5,200}$/, "pk_live_…", { isRequired: false }),
    },
  ],
};
