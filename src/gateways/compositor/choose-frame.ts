import { crops, frameSize, type CropBox, type PictureView } from "@/src/domain/watch/picture-view";

/**
 * Edges of the frames, in px, at which layers are blended; every width is scaled from one of them. Layers are decoded and
 * cached per frame rather than per width and crop.
 */
export const frames = [frameSize / 4, frameSize / 2, frameSize] as const;
export type Frame = (typeof frames)[number];

const [small, medium] = frames;

/** The frame whose layers are prepared in advance. */
export const preparedFrame = medium;

/** The frame a layer is scaled from instead of being decoded: for the small frame, the medium one is usually cached. */
export const sourceOf = (frame: Frame): Frame | null => (frame === small ? medium : null);

/** The crop in px of a frame of that edge. */
export function cropAt(frame: Frame, { left, top, width, height }: CropBox): CropBox {
  const scaled = (edge: number) => Math.round((edge * frame) / frameSize);
  const [from, to] = [
    { x: scaled(left), y: scaled(top) },
    { x: scaled(left + width), y: scaled(top + height) },
  ];
  return { left: from.x, top: from.y, width: to.x - from.x, height: to.y - from.y };
}

/** How much wider than the picture the small frame's crop must be: a layer scaled three times must stay sharp. */
const smallMargin = 1.4;

/** The smallest frame whose crop is as wide as the picture; the full one for wider pictures. */
export const chooseFrame = ({ crop, width }: Pick<PictureView, "crop" | "width">): Frame =>
  frames.find((frame) => cropAt(frame, crops[crop]).width >= width * (frame === small ? smallMargin : 1)) ??
  frameSize;
