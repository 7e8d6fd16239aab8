import { backImageUrl, frontImageUrl } from "../../domain/watch/image-query";
import type { PictureWidth } from "../../domain/watch/picture-view";
import type { Selection } from "../../domain/watch/selection";
import type { View } from "../../state/configurator/configurator";
import { srcSetOf } from "../primitives/src-set";
import { stageTone } from "./stage-tone";

/** Widths the preview comes in; the browser takes the one that fits its screen. */
const previewWidths = [480, 640, 800, 1000, 1600, 2000] as const satisfies readonly PictureWidth[];

/** The picture is 18 % higher than the stage; below 900 px the stage is about 45 % of the screen. */
export const previewSizes = "(width < 900px) 54vh, 112vh";

export interface PreviewPicture {
  readonly src: string;
  readonly srcSet: string;
}

/** Address of one view of a watch. @param version of the catalogue: new artwork has a new address */
export function previewUrl(selection: Selection, view: View, version: string, width: PictureWidth): string {
  const urlOf = view === "back" ? backImageUrl : frontImageUrl;
  return urlOf(selection, { width, stage: stageTone(selection, view), version });
}

/** The largest picture, without a ground: in the lightbox the page shows through behind the watch. */
export function zoomUrl(selection: Selection, view: View, version: string): string {
  const urlOf = view === "back" ? backImageUrl : frontImageUrl;
  return urlOf(selection, { width: 2000, stage: "transparent", version });
}

/** The live preview of a watch in all its widths. */
export function previewPicture(selection: Selection, view: View, version: string): PreviewPicture {
  return {
    src: previewUrl(selection, view, version, 1000),
    srcSet: srcSetOf(previewWidths, (width) => previewUrl(selection, view, version, width)),
  };
}

/** Fetches a picture before it is shown. @returns rejects when it can't be fetched or read */
export function loadPicture(picture: PreviewPicture, priority: "high" | "low" = "high"): Promise<void> {
  const image = new Image();
  image.fetchPriority = priority;
  image.sizes = previewSizes;
  image.srcset = picture.srcSet;
  image.src = picture.src;
  return image.decode();
}
