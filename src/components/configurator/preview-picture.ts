import { backImageUrl, frontImageUrl } from "@/src/domain/watch/image-query";
import type { PictureWidth } from "@/src/domain/watch/picture-view";
import type { Selection } from "@/src/domain/watch/selection";
import type { View } from "@/src/client/state/configurator/configurator";
import { srcSetOf } from "@/src/components/primitives/src-set";
import { stageTone } from "./stage-tone";

/** Widths that are rendered quickly; a high-density screen gets the larger ones once the shopper stops choosing. */
const quickWidths = [480, 640, 800, 1000] as const satisfies readonly PictureWidth[];
const previewWidths = [...quickWidths, 1600, 2000] as const satisfies readonly PictureWidth[];

/**
 * The picture is 18 % higher than the stage, and the stage about 45 % of the screen below 900 px, else 95 %: 54 and
 * 112 % of the screen's height. Upscaling a file by a quarter is not visible on a watch, but the next larger file
 * costs the shop four times the work.
 */
export const previewSizes = "(width < 900px) 43vh, 90vh";

/** URLs of a picture; the browser takes the width that fits its screen. */
export interface PictureSources {
  readonly src: string;
  readonly srcSet: string;
}

/** A picture in all its widths, and in the quick ones. */
export interface PreviewPicture extends PictureSources {
  readonly smallSrcSet: string;
}

/**
 * URL of one view of a watch.
 * @param version of the catalogue: new artwork has a new address
 */
export function previewUrl(selection: Selection, view: View, version: string, width: PictureWidth): string {
  const urlOf = view === "back" ? backImageUrl : frontImageUrl;
  return urlOf(selection, { width, stage: stageTone(selection, view), version });
}

/** The largest picture, on the background it has on the page: the shown one sharpens. */
export const zoomUrl = (selection: Selection, view: View, version: string): string =>
  previewUrl(selection, view, version, 2000);

/** The live preview of a watch. */
export function previewPicture(selection: Selection, view: View, version: string): PreviewPicture {
  const at = (width: PictureWidth) => previewUrl(selection, view, version, width);
  return { src: at(1000), srcSet: srcSetOf(previewWidths, at), smallSrcSet: srcSetOf(quickWidths, at) };
}

/** The picture in the quickly rendered widths. */
export const smallWidthsOf = ({ src, smallSrcSet }: PreviewPicture): PictureSources => ({
  src,
  srcSet: smallSrcSet,
});

/**
 * Fetches a picture before it is shown.
 * @param signal aborts it: the browser closes the connection, and the shop drops queued work
 * @returns rejects when it can't be fetched or decoded, or was aborted
 */
export function loadPicture(
  { src, srcSet }: PictureSources,
  signal: AbortSignal,
  priority: "high" | "low" = "high",
): Promise<void> {
  const image = new Image();
  image.fetchPriority = priority;
  image.sizes = previewSizes;
  image.srcset = srcSet;
  image.src = src;
  const end = () => {
    image.removeAttribute("srcset");
    image.removeAttribute("src");
  };
  signal.addEventListener("abort", end, { once: true });
  return image.decode().finally(() => signal.removeEventListener("abort", end));
}
