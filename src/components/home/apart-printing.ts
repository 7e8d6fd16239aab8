import apartDial from "@/media/blank-dials/apart-dial.json";
import { brandFingerprint, deliveredPrinting, withinDelivered } from "@/src/domain/brand/brand-printing";
import { dialPrintingSvg, perspective, type BrandPrinting } from "@/src/domain/watch/dial-printing";
import { printingOf, type PrintingLayout } from "@/src/domain/watch/printing-layouts";

const dial = printingOf({ layout: apartDial.layout as PrintingLayout, ink: apartDial.looks.wordmark.ink });

/** What another brand prints on the dial of home's exploded view, as an SVG; null for the delivered one, whose picture bears it. */
export function apartPrinting(printing: BrandPrinting): string | null {
  if (brandFingerprint(printing) === brandFingerprint(deliveredPrinting)) return null;
  const { size, matrix, looks } = apartDial;
  return dialPrintingSvg(printing, withinDelivered(dial), {
    width: size,
    height: size,
    project: perspective(matrix),
    looks,
  });
}
