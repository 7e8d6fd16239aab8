import { adminMessages } from "@/src/i18n/admin-messages";
import type { TextField, TextFieldSingleValidation } from "payload";
import { isReserved } from "@/src/domain/content/routes";
import { forReader } from "@/src/admin/access/for-reader";

const example = adminMessages("content.pageSlug.example");

const taken = adminMessages("content.pageSlug.taken");

const validate: TextFieldSingleValidation = (value, { req }) => {
  if (!value || !/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(value)) return forReader(req, example);
  return !isReserved(value) || forReader(req, taken);
};

/** The address of a page. */
export const pageSlug: TextField = {
  name: "slug",
  type: "text",
  required: true,
  unique: true,
  maxLength: 80,
  label: adminMessages("content.pageSlug.slug.label"),
  validate,
  admin: {
    position: "sidebar",
    description: adminMessages("content.pageSlug.slug.description"),
  },
};
