import { parseSku } from "@/src/domain/cart/parse-sku";
import type { Article } from "@/src/domain/cart/article";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import { findOption } from "@/src/domain/watch/find-option";
import { selectionFields, type Selection } from "@/src/domain/watch/selection";
import type { Pieces } from "./stock";

/** A line as far as its pieces are concerned. */
export interface CountedLine {
  readonly sku: string;
  readonly quantity: number;
  /** of a composed watch */
  readonly selection: Selection | null;
}

export interface Counted {
  readonly catalogue: Catalogue;
  /** by sku */
  readonly articles: ReadonlyMap<string, Article>;
}

/** Items one piece of a line takes; one chosen in two fields of a watch is listed twice. */
function itemsOf({ sku, selection }: CountedLine, { catalogue, articles }: Counted): readonly number[] {
  if (selection === null) return [articles.get(parseSku(sku).article)?.stock?.item ?? []].flat();
  return selectionFields.flatMap((field) => findOption(catalogue, selection, field)?.stock?.item ?? []);
}

/**
 * Counted pieces a line takes: a composed watch a piece of each of its parts, everything else a piece of the
 * article itself. A ready-made watch takes no parts: its own pieces are counted. Source: decision 0071.
 */
export function wantedPieces(line: CountedLine, counted: Counted): readonly Pieces[] {
  const pieces = new Map<number, number>();
  for (const item of itemsOf(line, counted)) pieces.set(item, (pieces.get(item) ?? 0) + line.quantity);
  return [...pieces].map(([item, quantity]) => ({ item, quantity }));
}

/** The same of several lines together. */
export function sumPieces(wanted: readonly (readonly Pieces[])[]): readonly Pieces[] {
  const sums = new Map<number, number>();
  for (const { item, quantity } of wanted.flat()) sums.set(item, (sums.get(item) ?? 0) + quantity);
  return [...sums].map(([item, quantity]) => ({ item, quantity }));
}
