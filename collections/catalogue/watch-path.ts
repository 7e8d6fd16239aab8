import type { FieldHook, TextField, TextFieldSingleValidation } from "payload";
import { adminMessages } from "@/src/i18n/admin-messages";
import { forReader } from "@/src/admin/access/for-reader";
import { servedBy } from "@/src/domain/content/routes";
import { linePath } from "@/src/domain/watch/watch-line";

/** A page is found at its line, or at the line and a code; a few addresses below /montres belong to other pages. */
const isWatchPath = (path: string): boolean => {
  const [, line] = /^\/montres\/([a-z0-9-]+)(\/[A-Za-z0-9-]+)?$/.exec(path) ?? [];
  return line !== undefined && servedBy(linePath(line)) !== "route";
};

const validate: TextFieldSingleValidation = (value, { req }) =>
  !value || isWatchPath(value) || forReader(req, adminMessages("catalogue.watches.path.example"));

/** A watch without an address gets one from its line and code. */
const fromLineAndCode: FieldHook = async ({ value, siblingData, originalDoc, req }) => {
  if (value) return value;
  const { line: given, code } = { ...originalDoc, ...siblingData };
  const id = typeof given === "object" && given !== null ? given.id : given;
  if (typeof id !== "number" || typeof code !== "string" || code === "") return value;
  const line = await req.payload.findByID({
    collection: "watch-lines",
    id,
    depth: 0,
    disableErrors: true,
    req,
  });
  return line ? `${linePath(line.key)}/${code}` : value;
};

/** Address of a watch's page, without the language. */
export const watchPath: TextField = {
  name: "path",
  type: "text",
  unique: true,
  label: adminMessages("catalogue.watches.path.label"),
  validate,
  hooks: { beforeValidate: [fromLineAndCode] },
  admin: { position: "sidebar", description: adminMessages("catalogue.watches.path.description") },
};
