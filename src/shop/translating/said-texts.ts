import type { Field } from "payload";
import { labelOf } from "@/src/domain/translation/field-shape";
import type { TextKind } from "@/src/domain/translation/markup-tokens";
import type { Said } from "@/src/domain/translation/note-changes";
import { richToMarkup } from "@/src/domain/translation/rich-markup";
import { textsOfDocument, type TextPlace } from "@/src/domain/translation/texts-of-document";
import type { StoredDocument } from "./read-documents";
import { interfaceTexts, type TextEntity } from "./text-entities";

/** A text of a document as people write it, in every language. */
export interface SaidText extends Omit<TextPlace<Field>, "values"> {
  readonly kind: TextKind;
  readonly said: Said;
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** What the shop says: the words written in the admin, or those of the message file. */
function saidInterface({ text, original }: Readonly<Record<string, unknown>>): Said {
  const byLanguage = (value: unknown) => Object.entries(typeof value === "object" && value ? value : {});
  const filled = [...byLanguage(original), ...byLanguage(text)].filter(([, words]) => isText(words));
  return Object.fromEntries(filled) as Said;
}

function saidPlace({ field, values }: TextPlace<Field>): Said | null {
  const written = Object.entries(values).map(([locale, value]) => {
    const words = field.type === "richText" ? richToMarkup(value) : isText(value) ? value : "";
    return [locale, words] as const;
  });
  // Part of it cannot be said in tags: the form alone shows it as it is.
  if (written.some(([, words]) => words === null)) return null;
  return Object.fromEntries(written.map(([locale, words]) => [locale, words ?? ""]));
}

/** Every text of a document, in the order of its form. */
export function saidTexts(entity: TextEntity, document: StoredDocument): readonly SaidText[] {
  if (entity.slug === interfaceTexts) {
    const field = entity.fields.find((one) => "name" in one && one.name === "text");
    if (!field) return [];
    const place = { path: "text", labels: [labelOf(document.key, "text")], field, siblings: document };
    return [{ ...place, kind: "message", said: saidInterface(document) }];
  }
  return textsOfDocument<Field>(entity.fields, document).flatMap(({ values, ...place }) => {
    const said = saidPlace({ values, ...place });
    const kind = place.field.type === "richText" ? "rich" : "plain";
    return said ? [{ ...place, kind, said } as const] : [];
  });
}
