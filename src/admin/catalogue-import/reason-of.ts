import { messageOf } from "@/src/admin/message-of";
import { fill } from "@/src/domain/locale/fill";
import type { AdminMessages } from "@/src/i18n/admin-messages";

export type Words = AdminMessages<"catalogue.catalogueImports">;

interface Refused {
  readonly place: string | null;
  readonly line: number | null;
  readonly column: string | null;
  readonly code: string;
  readonly value: string;
  readonly choices?: readonly string[] | undefined;
}

/** Where a refusal is: sheet and line, a file of the ZIP, or the whole file. */
export function placeOf({ place, line, column }: Refused, t: Words): string {
  const where = place === null ? t.wholeFile : line === null ? place : fill(t.at, { place, line });
  return column === null ? where : `${where}, ${column}`;
}

/** Why, in the reader's words. */
export const reasonOf = ({ code, value, choices = [] }: Refused, t: Words): string =>
  fill(messageOf(t.reasons, code) ?? code, { value, choices: choices.join(", ") });
