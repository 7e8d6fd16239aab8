import type { BackSelection, FrontSelection } from "../../domain/watch/layers";
import { backImageUrl, frontImageUrl } from "../../domain/watch/image-query";
import { pictureWidths, type Crop, type PictureWidth, type Stage } from "../../domain/watch/picture-view";
import { srcSetOf } from "../primitives/src-set";

interface Props {
  parts: FrontSelection & BackSelection;
  /** Version of the catalogue: with it a browser may keep the picture for a year. */
  version: string;
  view?: "front" | "back";
  stage: Stage;
  crop?: Crop;
  /** How wide it stands on the page, as in the sizes attribute. */
  sizes: string;
  /** Empty where the text beside it says the same. */
  alt: string;
  /** The first thing seen on the page; everything else waits until it is near. */
  priority?: boolean;
}

/** Widths on offer; the smallest is for thumbnails. */
const widths = pictureWidths.filter((width) => width >= 320);
const fallback: PictureWidth = 1000;

/** A square picture of a watch, composed from its parts. */
export function WatchPicture({ parts, version, view = "front", stage, crop, sizes, alt, priority }: Props) {
  const address = view === "front" ? frontImageUrl : backImageUrl;
  const at = (width: PictureWidth) =>
    address(parts, { width, stage, format: "smallest", version, ...(crop ? { crop } : {}) });
  return (
    <img
      src={at(fallback)}
      srcSet={srcSetOf(widths, at)}
      sizes={sizes}
      width={fallback}
      height={fallback}
      alt={alt}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding={priority ? "sync" : "async"}
    />
  );
}
