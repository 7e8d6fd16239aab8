import type { ReaderText } from "@/src/domain/locale/in-reader-language";

/** A name for people: one for everybody, one by language, or the place of a row. */
export type Label = string | number | ReaderText;

/** As much of a field of the CMS as says where texts stand. */
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

/** What the CMS knows as a label: a text, texts by language, or something that no list can show. */
export function labelOf(label: unknown, name: string): Label {
  if (typeof label === "string") return label;
  return typeof label === "object" && label !== null && "en" in label ? (label as ReaderText) : name;
}
