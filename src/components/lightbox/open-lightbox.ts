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

/** Icons in the shop's own line: 20 px box, as in the icon component, which is not part of this script. */
const icon = (...paths: readonly string[]) =>
  `<svg class="pswp__icn" viewBox="0 0 20 20" aria-hidden="true">${paths.join("")}</svg>`;
const stroke = (d: string, name = "") => `<path${name && ` class="${name}"`} d="${d}"/>`;

const close = icon(stroke("M4.5 4.5l11 11M15.5 4.5l-11 11"));
/** PhotoSwipe hides the vertical bar while the picture is enlarged. */
const zoom = icon(
  stroke(
    "M14 8.600a5.400 5.400 0 1 1-10.800 0 5.400 5.400 0 0 1 10.800 0zM12.500 12.500L17 17M6.200 8.600h4.800",
  ),
  stroke("M8.600 6.200v4.800", "pswp__zoom-icn-bar-v"),
);
/** PhotoSwipe mirrors it for the next picture. */
const previous = icon(stroke("M17 10H3.5M8.5 5l-5 5 5 5"));

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
    preload: [1, 2],
    indexIndicatorSep: " / ",
    loop: true,
    errorMsg: texts.error,
    closeTitle: texts.close,
    zoomTitle: texts.zoom,
    arrowPrevTitle: texts.previous,
    arrowNextTitle: texts.next,
    closeSVG: close,
    zoomSVG: zoom,
    arrowPrevSVG: previous,
    arrowNextSVG: previous,
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
