import type { Field } from "payload";
import { textLike } from "@/collections/validators";
import { inkPattern, printingLayoutNames } from "@/src/domain/watch/printing-layouts";
import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";

const layoutLabels = adminMessagesByKey("catalogue.faces.dial.extra.printingLayout.choices");

/** How the shop prints the brand on a dial; without a layout it prints nothing. */
export const dialPrintingFields: Field[] = [
  {
    name: "printingLayout",
    type: "select",
    label: adminMessages("catalogue.faces.dial.extra.printingLayout.label"),
    options: printingLayoutNames.map((value) => ({ value, label: layoutLabels[value] })),
    admin: { description: adminMessages("catalogue.faces.dial.extra.printingLayout.description") },
  },
  {
    name: "printingInk",
    type: "text",
    label: adminMessages("catalogue.faces.dial.extra.printingInk.label"),
    validate: textLike(inkPattern, "#dfdfde", { isRequired: false }),
    admin: {
      description: adminMessages("catalogue.faces.dial.extra.printingInk.description"),
      condition: (_, { printingLayout }: { readonly printingLayout?: unknown }) => Boolean(printingLayout),
    },
  },
];
