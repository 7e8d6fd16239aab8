import { adminMessages } from "@/src/i18n/admin-messages";
import type { TextField, TextFieldSingleValidation } from "payload";
import { text } from "payload/shared";
import { isNeeded, isReserved } from "@/src/domain/content/routes";
import { forReader } from "@/src/admin/access/for-reader";

const example = adminMessages("content.redirectFrom.example");

const taken = adminMessages("content.redirectFrom.taken");

const validate: TextFieldSingleValidation = async (value, args) => {
  const { req } = args;
  if (!value || !/^(\/[a-z0-9-]+)+$/.test(value)) return forReader(req, example);
  const slug = value.slice(1);
  if (isReserved(slug) || isNeeded(slug)) return forReader(req, taken);
  // Validation while typing runs in the browser, without a database.
  if (args.event === "onChange") return text(value, args);
  const { totalDocs } = await req.payload.count({
    collection: "pages",
    where: { and: [{ slug: { equals: slug } }, { _status: { equals: "published" } }] },
    req,
  });
  return totalDocs === 0 ? text(value, args) : forReader(req, taken);
};

/** The address that redirects. */
export const redirectFrom: TextField = {
  name: "from",
  type: "text",
  required: true,
  unique: true,
  maxLength: 81,
  label: adminMessages("content.redirectFrom.from.label"),
  validate,
  admin: { description: example },
};
