import type { Localised } from "@/src/domain/locale/locale";
import type { QuestionGroupKey } from "./question-group";
import type { LocalisedRichText } from "./rich-text";

/** Paragraphs; an empty line in the text begins a new one. */
export interface TextBlock {
  readonly type: "text";
  readonly title: Localised;
  readonly text: Localised;
}

/** Long reading; remarks stand in the margin. */
export interface RichTextBlock {
  readonly type: "rich-text";
  readonly title: Localised;
  readonly body: LocalisedRichText;
}

/** A table that sets things side by side; a row has a value for each column. */
export interface ComparisonBlock {
  readonly type: "comparison";
  readonly title: Localised;
  readonly text: Localised;
  readonly columns: readonly Localised[];
  readonly rows: readonly { readonly label: Localised; readonly values: readonly Localised[] }[];
}

/** What is measured, and the measure. */
export interface SpecificationsBlock {
  readonly type: "specifications";
  readonly title: Localised;
  readonly text: Localised;
  readonly rows: readonly { readonly label: Localised; readonly value: Localised }[];
}

export interface QuoteBlock {
  readonly type: "quote";
  readonly text: Localised;
  readonly source: Localised;
}

/** What happens, one thing after the other. */
export interface StepsBlock {
  readonly type: "steps";
  readonly title: Localised;
  readonly text: Localised;
  readonly steps: readonly { readonly title: Localised; readonly text: Localised }[];
}

/** Questions of one group, or the whole FAQ with its search. */
export interface FaqBlock {
  readonly type: "faq";
  readonly title: Localised;
  readonly text: Localised;
  readonly group: QuestionGroupKey | null;
}

/** Numbered articles with a table of contents; a heading of the second level begins one. */
export interface LegalTextBlock {
  readonly type: "legal-text";
  readonly title: Localised;
  readonly body: LocalisedRichText;
}
