/** Edge of a layer's frame in px: every layer is drawn in this square, watch in the middle, 28 px to the millimetre. */
export const frameSize = 2000;

/** Widths a picture is made in, in px: a closed list, so that a request cannot ask for any size. */
export const pictureWidths = [160, 240, 320, 400, 480, 640, 800, 1000, 1200, 1600, 2000] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Part of the frame that is shown, in px of the frame. */
export interface CropBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const square = (left: number, top: number, edge: number): CropBox => ({
  left,
  top,
  width: edge,
  height: edge,
});

/**
 * Views, each cropped to its part: dial opening r 448, hands r 400, lug tips y 335 to 1665, crown to x 1679, date
 * window centred on x 1318, back opening r 430.
 */
export const crops = {
  full: square(0, 0, frameSize),
  dial: square(530, 530, 940),
  hands: square(650, 670, 780),
  case: square(300, 300, 1400),
  bezel: square(820, 345, 750),
  lug: square(480, 35, 720),
  strap: square(775, 10, 440),
  crown: square(1220, 700, 600),
  date: square(1148, 850, 300),
  gmt: square(595, 805, 470),
  caseback: square(340, 340, 1320),
  rotor: square(560, 560, 880),
} as const satisfies Record<string, CropBox>;
export type Crop = keyof typeof crops;

/**
 * Background of a watch; `transparent` has none (WebP and AVIF only). The colors are those of
 * src/styles/tokens.css.
 */
export const stages = {
  givre: "#e3e8ea",
  brume: "#c6d1d6",
  sable: "#dcd5c8",
  rosee: "#e8d6d2",
  craie: "#f3f5f5",
  papier: "#ffffff",
  nuit: "#0d1216",
  transparent: null,
} as const satisfies Record<string, string | null>;
export type Stage = keyof typeof stages;

const pictureFormats = ["avif", "webp", "jpeg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Formats of an address: a fixed one, or the smallest the client supports, which takes longer to encode. */
export const requestFormats = [...pictureFormats, "smallest"] as const;
export type RequestFormat = (typeof requestFormats)[number];

/** How a picture is rendered; missing values fall back to `defaultView`. */
export interface PictureView {
  readonly width: PictureWidth;
  readonly crop: Crop;
  readonly stage: Stage;
}

export const defaultView: PictureView = { width: 1000, crop: "full", stage: "givre" };

export interface PictureAddress extends Partial<PictureView> {
  /**
   * For clients that cannot negotiate, as in a mail; `smallest` for pictures made once and shown often. Otherwise
   * the fastest to encode of the accepted formats.
   */
  readonly format?: RequestFormat;
  /** Version of the catalogue: with it a picture may be cached for a year, since new artwork changes the address. */
  readonly version?: string;
}

/** The parameters of a view in their fixed order; defaults are left out, so that equal pictures have equal addresses. */
export function viewParameters(address: PictureAddress): readonly (readonly [string, string])[] {
  const { width, crop, stage, format, version } = address;
  return [
    ...(width && width !== defaultView.width ? [["w", String(width)] as const] : []),
    ...(crop && crop !== defaultView.crop ? [["crop", crop] as const] : []),
    ...(stage && stage !== defaultView.stage ? [["stage", stage] as const] : []),
    ...(format ? [["format", format] as const] : []),
    ...(version ? [["v", version] as const] : []),
  ];
}
