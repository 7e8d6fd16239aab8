import { crops, frameSize, type CropBox, type PictureView } from "@/src/domain/watch/picture-view";

/**
 * Edges of the frame, in px, at which layers are held and laid over each other; every width is scaled from one of
 * them. Two of them serve all widths: a layer is decoded and kept twice rather than once for each width and cut.
 */
export const frames = [frameSize / 2, frameSize] as const;
export type Frame = (typeof frames)[number];

/** The cut in px of a frame of that edge. */
export function cropAt(frame: Frame, { left, top, width, height }: CropBox): CropBox {
  const scaled = (edge: number) => Math.round((edge * frame) / frameSize);
  const [from, to] = [
    { x: scaled(left), y: scaled(top) },
    { x: scaled(left + width), y: scaled(top + height) },
  ];
  return { left: from.x, top: from.y, width: to.x - from.x, height: to.y - from.y };
}

/** The smallest frame in which the cut is as wide as the picture; the full one for whatever is wider. */
export const chooseFrame = ({ crop, width }: Pick<PictureView, "crop" | "width">): Frame =>
  frames.find((frame) => cropAt(frame, crops[crop]).width >= width) ?? frameSize;
