/** Shares of the full resolution that a moving watch may be drawn at. */
const shares = [1, 0.75, 0.5] as const;
/** ms of a frame above which the resolution is lowered, and below which it may be raised again. */
const [tooLong, easy] = [45, 20];

/** Resolution of a moving watch: where frames take too long it is lowered until the watch rests. */
export interface Pace {
  readonly share: number;
  /** Consecutive frames fast enough for more. */
  readonly easyFrames: number;
}

export const fullPace: Pace = { share: 1, easyFrames: 0 };
/** For software rendering. */
export const slowPace: Pace = { share: 0.5, easyFrames: 0 };

const enoughEasy = 20;
/** Minimum px along the longer edge while moving. */
const fewest = 400;

/**
 * Share of the full resolution; on a small canvas fewer dots would save nothing.
 * @param edge px of its longer one
 */
export const shareOf = ({ share }: Pace, edge: number): number =>
  Math.min(1, Math.max(share, fewest / Math.max(1, edge)));

/** @param took ms from the frame before to this one, both while it moved */
export function keepPace({ share, easyFrames }: Pace, took: number): Pace {
  const place = shares.findIndex((one) => one <= share);
  if (took > tooLong)
    return { share: shares[Math.min(place + 1, shares.length - 1)] ?? share, easyFrames: 0 };
  if (took >= easy) return { share, easyFrames: 0 };
  if (easyFrames < enoughEasy) return { share, easyFrames: easyFrames + 1 };
  return { share: shares[Math.max(place - 1, 0)] ?? share, easyFrames: 0 };
}

/** Whether rendering is done in software, by the renderer's name in a context. */
export const drawsInSoftware = (renderer: string): boolean =>
  /swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer);
