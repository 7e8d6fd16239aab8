import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { adminMessagesByKey, type AdminMessages, type AdminPath } from "@/src/i18n/admin-messages";

/** Choices of a select field that are named by a group of messages, in the group's order. */
export function messageOptions<Path extends AdminPath>(name: Path) {
  const labels = Object.entries(adminMessagesByKey(name)) as [
    keyof AdminMessages<Path> & string,
    ReaderText,
  ][];
  return labels.map(([value, label]) => ({ value, label }));
}
