import { LRUCache } from "lru-cache";
import type { Brand } from "@/src/domain/brand";
import { deliveredLine, deliveredPrinting } from "@/src/domain/brand/brand-printing";
import type { BrandPrinting, Outline } from "@/src/domain/watch/dial-printing";
import { outlineText } from "@/src/gateways/print/outline-text";

/** Space between letters, em. */
const spacing = { name: 0.17, line: 0.18 };

/** Texts that are set again and again while a brand is the same. */
const set = new LRUCache<string, Promise<Outline | null>>({ max: 20 });

function setText(text: string, space: number): Promise<Outline | null> {
  const key = `${space} ${text}`;
  const known = set.get(key) ?? outlineText(text, space);
  set.set(key, known);
  return known;
}

/** All that a brand prints on dials, texts set in their letters: a name without a wordmark stands in capitals. */
export const brandPrintingOf = async ({ name, mark, wordmark, dialLine }: Brand): Promise<BrandPrinting> => ({
  mark,
  wordmark: wordmark ?? (await setText(name.toLocaleUpperCase(), spacing.name)),
  line: dialLine === deliveredLine ? deliveredPrinting.line : await setText(dialLine, spacing.line),
  depth: deliveredPrinting.depth,
});
