import type { ReaderText } from "@/src/domain/locale/in-reader-language";

/** A display name: one text, one text per language, or the number of a row. */
export type Label = string | number | ReaderText;

/** The part of a CMS field that says where texts are. */
export interface FieldShape {
  readonly type: string;
  readonly name?: string;
  readonly label?: unknown;
  readonly localized?: boolean;
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly fields?: readonly FieldShape[];
  readonly tabs?: readonly TabShape[];
  readonly blocks?: readonly BlockShape[];
}

interface TabShape {
  readonly name?: string;
  readonly fields: readonly FieldShape[];
}

interface BlockShape {
  readonly slug: string;
  readonly labels?: unknown;
  readonly fields: readonly FieldShape[];
}

/** The CMS label of a field: a text, texts by language, or another value that a list cannot show. */
export function labelOf(label: unknown, name: string): Label {
  if (typeof label === "string") return label;
  return typeof label === "object" && label !== null && "en" in label ? (label as ReaderText) : name;
}
