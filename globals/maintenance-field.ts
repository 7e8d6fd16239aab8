import { adminMessages } from "@/src/i18n/admin-messages";
import { dayAndTime } from "@/collections/date-picker";
import type { Field } from "payload";
import { openedBySwitch } from "@/collections/opened-by-switch";

/** Closes the shop temporarily: every page shows /maintenance and nothing can be ordered. */
export const maintenance: Field = {
  name: "maintenance",
  type: "group",
  label: adminMessages("settings.maintenance.label"),
  admin: {
    description: adminMessages("settings.maintenance.description"),
  },
  fields: [
    {
      name: "enabled",
      type: "checkbox",
      defaultValue: false,
      label: adminMessages("settings.maintenance.enabled.label"),
      validate: openedBySwitch,
    },
    {
      name: "until",
      type: "date",
      admin: {
        ...dayAndTime,
      },
      label: adminMessages("settings.maintenance.until.label"),
    },
    {
      name: "text",
      type: "textarea",
      localized: true,
      maxLength: 300,
      label: adminMessages("settings.maintenance.text.label"),
    },
  ],
};
