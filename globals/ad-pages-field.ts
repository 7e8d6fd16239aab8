import { adminMessages } from "@/src/i18n/admin-messages";
import type { Field } from "payload";
import { validateWith } from "@/collections/validators";
import { adPagePattern } from "@/src/domain/tracking/ad-pages";

/** Pages that advertisements lead to: their views are counted apart. */
export const adPages: Field = {
  name: "adPages",
  type: "text",
  hasMany: true,
  maxRows: 40,
  label: adminMessages("settings.adPages.label"),
  admin: { description: adminMessages("settings.adPages.description") },
  validate: validateWith(
    (paths) =>
      paths === null ||
      paths === undefined ||
      (Array.isArray(paths) && paths.length <= 40 && paths.every((path) => adPagePattern.test(String(path)))),
    adminMessages("settings.adPages.validate"),
  ),
};
