import { markupToRich } from "./markup-to-rich";
import type { TextKind } from "./markup-tokens";
import { richToMarkup } from "./rich-markup";

/** A text as the shop itself writes it: tags on their lines, signs as the editor keeps them. */
export function canonicalText(text: string, kind: TextKind): string {
  if (kind !== "rich") return text;
  const rich = markupToRich(text);
  return (rich && richToMarkup(rich)) ?? text;
}
