import type { Field } from "payload";
import { labelOf } from "@/src/domain/translation/field-shape";
import type { TextKind } from "@/src/domain/translation/markup-tokens";
import type { Translations } from "@/src/domain/translation/note-changes";
import { richToMarkup } from "@/src/domain/translation/rich-markup";
import { textsOfDocument, type TextPlace } from "@/src/domain/translation/texts-of-document";
import type { StoredDocument } from "./read-documents";
import { interfaceTexts, type TextEntity } from "./text-entities";

/** A text of a document in its editable form, in every language. */
export interface LocalisedText extends Omit<TextPlace<Field>, "values"> {
  readonly kind: TextKind;
  readonly translations: Translations;
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** The current text: the one written in the admin, or that of the message file. */
function interfaceTranslations({ text, original }: Readonly<Record<string, unknown>>): Translations {
  const byLanguage = (value: unknown) => Object.entries(typeof value === "object" && value ? value : {});
  const filled = [...byLanguage(original), ...byLanguage(text)].filter(([, words]) => isText(words));
  return Object.fromEntries(filled) as Translations;
}

function translationsOf({ field, values }: TextPlace<Field>): Translations | null {
  const written = Object.entries(values).map(([locale, value]) => {
    const words = field.type === "richText" ? richToMarkup(value) : isText(value) ? value : "";
    return [locale, words] as const;
  });
  // Part of it cannot be written in tags: only the form shows it fully.
  if (written.some(([, words]) => words === null)) return null;
  return Object.fromEntries(written.map(([locale, words]) => [locale, words ?? ""]));
}

/** Every text of a document, in the order of its form. */
export function localisedTexts(entity: TextEntity, document: StoredDocument): readonly LocalisedText[] {
  if (entity.slug === interfaceTexts) {
    const field = entity.fields.find((one) => "name" in one && one.name === "text");
    if (!field) return [];
    const place = { path: "text", labels: [labelOf(document.key, "text")], field, siblings: document };
    return [{ ...place, kind: "message", translations: interfaceTranslations(document) }];
  }
  return textsOfDocument<Field>(entity.fields, document).flatMap(({ values, ...place }) => {
    const translations = translationsOf({ values, ...place });
    const kind = place.field.type === "richText" ? "rich" : "plain";
    return translations ? [{ ...place, kind, translations } as const] : [];
  });
}
