import type { Place } from "./framing";

/** Position of a square picture on a surface; it may be cropped by its frame, or have room around it. */
export function placeOn(surface: HTMLElement, image: HTMLImageElement | null | undefined): Place {
  const frame = surface.getBoundingClientRect();
  const { left, top, width, height } = image?.getBoundingClientRect() ?? frame;
  const fit = image && getComputedStyle(image).objectFit;
  return {
    x: left + width / 2 - frame.left,
    y: top + height / 2 - frame.top,
    edge: fit === "contain" ? Math.min(width, height) : Math.max(width, height),
  };
}
