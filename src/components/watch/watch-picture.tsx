import type { BackSelection, FrontSelection } from "@/src/domain/watch/layers";
import { backImageUrl, frontImageUrl } from "@/src/domain/watch/image-query";
import { crops, type Crop, type Stage } from "@/src/domain/watch/picture-view";
import { shortPictureUrl } from "@/src/domain/watch/short-picture-url";
import { SizedPicture } from "@/src/components/primitives/sized-picture";
import { watchWidths } from "./watch-widths";

interface Props {
  parts: FrontSelection & BackSelection;
  /** Version of the catalogue: with it a browser may cache the picture for a year. */
  version: string;
  view?: "front" | "back";
  stage: Stage;
  crop?: Crop;
  /** Its width on the page, as in the sizes attribute. */
  sizes: string;
  /** Empty where the text beside it says the same. */
  alt: string;
  /** Visible without scrolling; all others are loaded lazily. */
  priority?: boolean;
}

/** A crop has no more pixels than the frame; twice as many are the most a high-density screen can show. */
const widthsOf = (crop: Crop, sizes: string) =>
  watchWidths(sizes).filter((width) => width <= Math.max(1000, 1.5 * crops[crop].width));

/** A square picture of a watch, composed from its parts. */
export function WatchPicture({ parts, version, view = "front", stage, crop, sizes, alt, priority }: Props) {
  const urlOf = view === "front" ? frontImageUrl : backImageUrl;
  const url = urlOf(parts, { stage, format: "smallest", version, ...(crop ? { crop } : {}) });
  return (
    <SizedPicture
      address={shortPictureUrl(url, "*")}
      {...(crop && { widths: widthsOf(crop, sizes) })}
      sizes={sizes}
      alt={alt}
      {...(priority && { priority })}
    />
  );
}
