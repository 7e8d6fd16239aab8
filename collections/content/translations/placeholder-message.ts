import { adminMessages } from "@/src/i18n/admin-messages";
import { fill } from "@/src/domain/locale/fill";
import type { PayloadRequest } from "payload";
import { argumentError, type PlacedName } from "@/src/i18n/message-arguments";
import { forReader } from "@/src/admin/access/for-reader";

/** The error of a text's placeholders, in the reader's language; null when they are correct. */
export function placeholderMessage(original: string, text: string, req: PayloadRequest): string | null {
  const error = argumentError(original, text);
  if (!error) return null;
  const { brokenAt } = error;
  if (brokenAt !== null) {
    return forReader(req, adminMessages("translating.placeholderMessage.broken", { brokenAt }));
  }
  const place = forReader(req, adminMessages("translating.placeholderMessage.place"));
  const placed = (names: readonly PlacedName[]) =>
    names.map(({ name, at }) => `${name} (${fill(place, { at })})`).join(", ");
  const missing = error.missing.join(", ");
  const unknown = placed(error.unknown);
  const damaged = placed(error.damaged);
  const parts = [
    missing && adminMessages("translating.placeholderMessage.missing", { missing }),
    unknown && adminMessages("translating.placeholderMessage.unknown", { unknown }),
    damaged && adminMessages("translating.placeholderMessage.damaged", { damaged }),
  ];
  return parts.flatMap((part) => (part ? [forReader(req, part)] : [])).join(" ");
}
