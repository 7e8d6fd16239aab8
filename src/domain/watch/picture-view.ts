/** Edge of a layer's frame in px: every layer is drawn in this square, watch in the middle, 28 px to the millimetre. */
export const frameSize = 2000;

/** Widths a picture is made in, in px: a closed list, so that nobody can ask for a picture of any size. */
export const pictureWidths = [160, 240, 320, 400, 480, 640, 800, 1000, 1600, 2000] as const;
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
 * What can be looked at, each cut to where the part is: dial opening r 448, hands r 400, lug tips y 335 to 1665,
 * crown to x 1679, date window centred on x 1318, back opening r 430.
 */
export const crops = {
  full: square(0, 0, frameSize),
  dial: square(530, 530, 940),
  hands: square(560, 560, 880),
  case: square(300, 300, 1400),
  bezel: square(960, 400, 640),
  lug: square(640, 160, 720),
  strap: square(775, 10, 440),
  crown: square(1220, 700, 600),
  date: square(1148, 850, 300),
  gmt: square(595, 805, 470),
  caseback: square(340, 340, 1320),
  rotor: square(560, 560, 880),
} as const satisfies Record<string, CropBox>;
export type Crop = keyof typeof crops;

/**
 * Tone a watch stands on; `transparent` leaves the ground open (WebP and AVIF only).
 * The colors are those of src/styles/tokens.css.
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

/** What an address may ask for: a format, or the smallest file that its reader can show, which takes longer to make. */
export const requestFormats = [...pictureFormats, "smallest"] as const;
export type RequestFormat = (typeof requestFormats)[number];

/** How a picture is to be shown; what is left out falls back to `defaultView`. */
export interface PictureView {
  readonly width: PictureWidth;
  readonly crop: Crop;
  readonly stage: Stage;
}

export const defaultView: PictureView = { width: 1000, crop: "full", stage: "givre" };

export interface PictureAddress extends Partial<PictureView> {
  /**
   * A format where the reader can't negotiate, as in a mail; `smallest` for what is made once and seen often.
   * Else the browser gets what is soonest made of those it accepts.
   */
  readonly format?: RequestFormat;
  /** The catalogue's version: with it a picture may be kept for a year, since new artwork has a new address. */
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
