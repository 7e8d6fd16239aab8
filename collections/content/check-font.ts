import { adminMessages } from "@/src/i18n/admin-messages";
import type { CollectionBeforeValidateHook } from "payload";
import { forReader } from "@/src/admin/access/for-reader";
import { refusal } from "@/src/admin/access/refusal";
import { readFont } from "@/src/gateways/fonts/read-font";

/** A file of all Latin letters in all weights has a tenth of that; visitors load it with every page. */
const MAX_BYTES = 400_000;

/** Reads an uploaded font: its name and axes become fields; a file that cannot set the shop's texts is refused. */
export const checkFont: CollectionBeforeValidateHook = async ({ data, req }) => {
  const { file } = req;
  if (!file) return data;
  const refuse = (text: Parameters<typeof forReader>[1]) => refusal(forReader(req, text), 400);
  if (file.data.length > MAX_BYTES)
    throw refuse(adminMessages("content.fonts.tooLarge", { kilobytes: MAX_BYTES / 1000 }));
  const font = await readFont(file.data);
  if (!font) throw refuse(adminMessages("content.fonts.noFont", { name: file.name }));
  const { family, missing, ...facts } = font;
  if (missing.length > 0)
    throw refuse(adminMessages("content.fonts.missing", { letters: missing.slice(0, 12).join(" ") }));
  return { ...data, ...facts, name: data?.name || family };
};
