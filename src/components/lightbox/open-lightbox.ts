import PhotoSwipe from "photoswipe";
import "photoswipe/style.css";
import "@/src/styles/lightbox.css";
import { takeBack } from "@/src/client/browser/back-stack";

export interface LightboxTexts {
  readonly close: string;
  readonly zoom: string;
  readonly previous: string;
  readonly next: string;
  readonly error: string;
}

export interface LightboxPicture {
  readonly src: string;
  readonly alt: string;
  /** The picture shown by the page: a placeholder until the large one is loaded. */
  readonly shown?: string | undefined;
  /** px; the edge of a zoom picture when left out */
  readonly width?: number;
  readonly height?: number;
}

/** Edge of a picture in the lightbox, px. Source: specification §9, zoom images. */
const zoomSize = 2000;

/**
 * Shows pictures full screen and returns the focus when it is closed, by the browser's Back as well. Source:
 * specification §2 and §9, gallery defaults.
 */
export function openLightbox(
  pictures: readonly LightboxPicture[],
  first: number,
  texts: LightboxTexts,
): void {
  const lightbox = new PhotoSwipe({
    dataSource: pictures.map((picture) => ({ width: zoomSize, height: zoomSize, ...picture })),
    index: first,
    bgOpacity: 0.75,
    showHideAnimationType: "fade",
    showAnimationDuration: 333,
    hideAnimationDuration: 333,
    zoomAnimationDuration: 333,
    preloaderDelay: 2000,
    preload: [1, 2],
    indexIndicatorSep: " / ",
    loop: true,
    errorMsg: texts.error,
    closeTitle: texts.close,
    zoomTitle: texts.zoom,
    arrowPrevTitle: texts.previous,
    arrowNextTitle: texts.next,
  });
  lightbox.addFilter(
    "placeholderSrc",
    (_, { data }) => pictures.find(({ src }) => src === data.src)?.shown ?? false,
  );
  lightbox.init();
  // During its opening animation, the gallery ignores a request to close.
  const leave = () => {
    if (lightbox.opener.isOpen) lightbox.close();
    else lightbox.on("openingAnimationEnd", () => lightbox.close());
  };
  lightbox.on("destroy", takeBack(leave));
}
