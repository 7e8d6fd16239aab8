import { createHash } from "node:crypto";
import type { BrandPrinting, DialPrinting, Outline, PrintedName } from "@/src/domain/watch/dial-printing";
import delivered from "./delivered-outlines.json" with { type: "json" };

/** What the shop is delivered with. */
export const deliveredPrinting: BrandPrinting = delivered;
/** The text of its line. */
export const deliveredLine = "AUTOMATIQUE";

/** Raised when the same brand is to be drawn in another way. */
const drawing = 2;

const digest = (value: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify([drawing, value]))
    .digest("hex")
    .slice(0, 32);

const names = Object.keys(delivered) as readonly PrintedName[];

const shapes = (printing: BrandPrinting, isPrinted: (name: PrintedName) => boolean) =>
  names.filter(isPrinted).map((name) => {
    const outline: Outline | null = printing[name];
    return [name, outline && [outline.width, outline.path]];
  });

/** Equal where the same would be seen: what a dial's layout has no place for does not count. */
export const printingFingerprint = (printing: BrandPrinting, dial: DialPrinting): string =>
  digest([shapes(printing, (name) => dial[name] !== undefined), names.map((name) => dial[name]), dial.ink]);

/** Of all that a brand prints. */
export const brandFingerprint = (printing: BrandPrinting): string => digest(shapes(printing, () => true));

/**
 * The same dial with no more room than the delivered shapes take. In a scene hands lie close beside them, which a wider
 * shape would touch.
 */
export function withinDelivered(dial: DialPrinting): DialPrinting {
  const places = names.map((name) => {
    const [place, outline] = [dial[name], deliveredPrinting[name]];
    const taken = place && outline && Math.min(place.room, outline.width * place.height);
    return [name, place && { ...place, room: taken ?? place.room }] as const;
  });
  return { ...dial, ...Object.fromEntries(places.filter(([, place]) => place)) };
}
