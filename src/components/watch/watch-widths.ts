import type { PictureWidth } from "@/src/domain/watch/picture-view";

const small = [320, 480, 640, 1000, 1600] as const satisfies readonly PictureWidth[];
const large = [480, 640, 1000, 1600, 2000] as const satisfies readonly PictureWidth[];
/** px of its screen, two to each px of the page. */
const narrowestPhone = 720;

/**
 * Widths a composed watch is on offer in: steps of a third to a half, which a screen's pixels fall between without a
 * visible loss. What takes less than half a screen is never shown in the largest, what takes more never in the smallest,
 * nor in one that is too small for every phone.
 * @param sizes as in the sizes attribute
 */
export function watchWidths(sizes: string): readonly PictureWidth[] {
  const share = Number(/(\d+)vw$/.exec(sizes)?.[1] ?? 0);
  const onPhones = Number(/(\d+)vw,/.exec(sizes)?.[1] ?? 0);
  const widths: readonly PictureWidth[] = share < 50 ? small : large;
  return widths.filter((width) => width >= (0.85 * onPhones * narrowestPhone) / 100);
}
