import type { Brand } from "@/src/domain/brand";
import { deliveredPrinting } from "./brand-printing";

/** Whether a brand has the mark the shop is delivered with, which is drawn in lines outside dials. */
export const hasDeliveredMark = ({ mark }: Pick<Brand, "mark">): boolean =>
  mark !== null && mark.path === deliveredPrinting.mark?.path;

/** What stands for a brand without a mark. */
export const initialOf = (name: string): string =>
  [...new Intl.Segmenter().segment(name.trim())][0]?.segment.toLocaleUpperCase() ?? "";

/** What of a brand is drawn on pages; the delivered brand's name is set there, though it is drawn on dials. */
export const drawnOnPages = (brand: Brand) => ({
  mark: hasDeliveredMark(brand) ? ("delivered" as const) : brand.mark,
  wordmark: brand.wordmark?.path === deliveredPrinting.wordmark?.path ? null : brand.wordmark,
});
