import type { Locale } from "@/src/domain/locale/locale";

/** A run of words with one style; a line break is "\n". */
export interface Run {
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** A path without the language (/montres), or a whole address. */
  readonly href: string | null;
}

export type Runs = readonly Run[];

/** An entry of a list: its words and the list inside it. */
export interface ListEntry {
  readonly words: Runs;
  readonly inner: TextList | null;
}

export interface TextList {
  readonly type: "list";
  readonly isOrdered: boolean;
  readonly entries: readonly ListEntry[];
}

/** A heading, paragraph, list or remark of a long text. */
export type TextPart =
  | { readonly type: "heading"; readonly level: 2 | 3; readonly words: Runs }
  | { readonly type: "paragraph"; readonly words: Runs }
  | { readonly type: "remark"; readonly words: Runs }
  | TextList;

/** A long text as an editor composed it, from top to bottom. */
export type RichText = readonly TextPart[];

/** A long text in every language; a missing one falls back to French. */
export type LocalisedRichText = Readonly<{ fr: RichText } & Partial<Record<Locale, RichText>>>;

/** The words alone. */
export const plainWords = (words: Runs): string => words.map(({ text }) => text).join("");
