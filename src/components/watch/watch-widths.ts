import type { PictureWidth } from "@/src/domain/watch/picture-view";

const small = [320, 480, 640, 1000, 1200, 1600] as const satisfies readonly PictureWidth[];
const large = [480, 640, 800, 1000, 1200, 1600, 2000] as const satisfies readonly PictureWidth[];
/** px of its screen, two to each px of the page. */
const narrowestPhone = 720;

/**
 * Available widths of a composed watch, in steps of a fifth to a half, so that any screen finds one without a visible
 * loss. Pictures of less than half a screen never need the largest, wider ones never the smallest, nor one that is
 * too small for every phone.
 * @param sizes as in the sizes attribute
 */
export function watchWidths(sizes: string): readonly PictureWidth[] {
  const share = Number(/(\d+)vw$/.exec(sizes)?.[1] ?? 0);
  const onPhones = Number(/(\d+)vw,/.exec(sizes)?.[1] ?? 0);
  const widths: readonly PictureWidth[] = share < 50 ? small : large;
  return widths.filter((width) => width >= (0.85 * onPhones * narrowestPhone) / 100);
}
