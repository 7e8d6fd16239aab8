import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { Field } from "payload";
import { dayOnly } from "@/collections/date-picker";
import { wholeNumber } from "@/collections/validators";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";

const perDay = (name: string, label: ReaderText): Field => ({
  name,
  type: "number",
  label,
  admin: { width: "50%" },
  validate: wholeNumber(1, 1000, { isRequired: false }),
});

const closureDay = (name: string, label: ReaderText): Field => ({
  name,
  type: "date",
  required: true,
  label,
  admin: { ...dayOnly, width: "50%" },
});

/** Capacity of the workshop per working day, and its closed days: promised dates are derived from both. */
export const workshop: Field = {
  name: "workshop",
  type: "group",
  label: adminMessages("settings.workshop.label"),
  admin: {
    description: adminMessages("settings.workshop.description"),
  },
  fields: [
    {
      type: "row",
      fields: [
        perDay("bespokePerDay", adminMessages("settings.workshop.bespokePerDay.label")),
        perDay("readyPerDay", adminMessages("settings.workshop.readyPerDay.label")),
      ],
    },
    {
      name: "closures",
      type: "array",
      label: adminMessages("settings.workshop.closures.label"),
      labels: adminMessagesByKey("settings.workshop.closures.labels"),
      admin: {
        description: adminMessages("settings.workshop.closures.description"),
      },
      fields: [
        {
          type: "row",
          fields: [
            closureDay("from", adminMessages("settings.workshop.closures.from.label")),
            closureDay("until", adminMessages("settings.workshop.closures.until.label")),
          ],
        },
      ],
    },
  ],
};
