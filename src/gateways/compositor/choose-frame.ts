import { crops, frameSize, type CropBox, type PictureView } from "@/src/domain/watch/picture-view";

/**
 * Edges of the frame, in px, at which layers are laid over each other; every width is scaled from one of them. A layer is
 * decoded and kept for each frame rather than for each width and cut.
 */
export const frames = [frameSize / 4, frameSize / 2, frameSize] as const;
export type Frame = (typeof frames)[number];

const [small, medium] = frames;

/** The one whose layers are made ready before anybody asks. */
export const preparedFrame = medium;

/** The frame a layer is scaled from where it is not decoded for itself: whoever lays a small one has the next at hand. */
export const sourceOf = (frame: Frame): Frame | null => (frame === small ? medium : null);

/** The cut in px of a frame of that edge. */
export function cropAt(frame: Frame, { left, top, width, height }: CropBox): CropBox {
  const scaled = (edge: number) => Math.round((edge * frame) / frameSize);
  const [from, to] = [
    { x: scaled(left), y: scaled(top) },
    { x: scaled(left + width), y: scaled(top + height) },
  ];
  return { left: from.x, top: from.y, width: to.x - from.x, height: to.y - from.y };
}

/** How much wider than a picture the small frame's cut is: what is scaled three times must not become soft. */
const smallMargin = 1.4;

/** The smallest frame in which the cut is as wide as the picture; the full one for whatever is wider. */
export const chooseFrame = ({ crop, width }: Pick<PictureView, "crop" | "width">): Frame =>
  frames.find((frame) => cropAt(frame, crops[crop]).width >= width * (frame === small ? smallMargin : 1)) ??
  frameSize;
