// Also read by media/artwork, so it imports nothing.

/**
 * A flat shape of height 1 about its middle, y down: outlines of absolute M, L, C, Q and Z commands, each point written as
 * "x y".
 */
export interface Outline {
  readonly path: string;
  readonly width: number;
}

const printedNames = ["mark", "wordmark", "line", "depth"] as const;
export type PrintedName = (typeof printedNames)[number];

/** What a brand prints on dials; null for what it does not print. Texts are outlines too. */
export type BrandPrinting = Readonly<Record<PrintedName, Outline | null>>;

/** Where a shape is printed, mm: its middle above the dial's centre, its height, and the width it may take. */
export interface PrintPlace {
  readonly y: number;
  readonly height: number;
  readonly room: number;
}

/** The printing of a dial: its places, and its ink in the light of the front picture (#rrggbb). */
export interface DialPrinting extends Partial<Readonly<Record<PrintedName, PrintPlace>>> {
  readonly ink: string;
}

/** A point of the dial (mm, y down) to a point of a picture (px). */
export type Projection = (x: number, y: number) => readonly [number, number];

/** The common frame of the layers. */
export const frontProjection: Projection = (x, y) => [1000 + 28 * x, 1000 + 28 * y];

/** @param matrix 3 × 3, row by row, of a plane seen in perspective */
export const perspective =
  (matrix: readonly number[]): Projection =>
  (x, y) => {
    const [u = 0, v = 0, w = 1] = [0, 3, 6].map(
      (row) => (matrix[row] ?? 0) * x + (matrix[row + 1] ?? 0) * y + (matrix[row + 2] ?? 0),
    );
    return [u / w, v / w];
  };

const points = /(-?[\d.]+) (-?[\d.]+)/gu;

/** An outline at its place on the dial, seen in a picture; too wide a shape is made smaller. */
export function placedPath(
  { path, width }: Outline,
  { y, height, room }: PrintPlace,
  project: Projection,
): string {
  const scale = Math.min(height, room / width);
  return path.replaceAll(points, (_, px: string, py: string) =>
    project(Number(px) * scale, Number(py) * scale - y)
      .map((value) => value.toFixed(2))
      .join(" "),
  );
}

/** How a printed shape looks in a picture. */
export interface PrintedLook {
  /** #rrggbb, in the light of that place. */
  readonly ink: string;
  /** Standard deviation of the blur that the camera's focus leaves there, px. */
  readonly blur: number;
}

export interface PrintedPicture {
  /** px */
  readonly width: number;
  readonly height: number;
  readonly project: Projection;
  /** By default sharp and in the dial's own ink. */
  readonly looks?: Partial<Readonly<Record<PrintedName, PrintedLook>>>;
}

/** 0 to 1 */
const lightnessOf = (ink: string): number =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(ink.slice(at, at + 2), 16), 0) / (3 * 255);

/**
 * Exponent of an ink's coverage. A camera adds up light, so that half-covered pixels look light; layers are blended as sRGB,
 * where they would make white ink too thin and black ink too bold.
 */
const coverageOf = (ink: string): number => 1.9 - 1.45 * lightnessOf(ink);

const filterOf = (name: string, { ink, blur }: PrintedLook): string =>
  [
    `<filter id="${name}" x="-0.3" y="-0.3" width="1.6" height="1.6" color-interpolation-filters="sRGB">`,
    blur > 0 ? `<feGaussianBlur stdDeviation="${blur}"/>` : "",
    `<feComponentTransfer><feFuncA type="gamma" exponent="${coverageOf(ink).toFixed(2)}"/></feComponentTransfer></filter>`,
  ].join("");

/** The printing of a dial as an SVG, to be laid over a picture of the dial without it. */
export function dialPrintingSvg(
  brand: BrandPrinting,
  dial: DialPrinting,
  { width, height, project, looks = {} }: PrintedPicture,
): string {
  const shapes = printedNames.map((name) => {
    const [place, outline] = [dial[name], brand[name]];
    if (!place || !outline) return "";
    const look = looks[name] ?? { ink: dial.ink, blur: 0 };
    const path = placedPath(outline, place, project);
    return `${filterOf(name, look)}<path fill="${look.ink}" filter="url(#${name})" d="${path}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join("")}</svg>`;
}
