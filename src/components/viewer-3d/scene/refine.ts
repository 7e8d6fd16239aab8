interface Refining {
  /**
   * Shows one more part in full.
   * @returns whether there was one
   */
  readonly next: () => Promise<boolean>;
  /** @returns once it is drawn */
  readonly draw: () => Promise<void>;
  /** Whether it moves again, or was removed. */
  readonly isInterrupted: () => boolean;
}

/**
 * Shows a resting watch in full, a part at a time: a software renderer compiles the programs of all of them for
 * seconds, in which nothing would turn.
 * @returns whether it was not interrupted
 */
export async function refine({ next, draw, isInterrupted }: Refining): Promise<boolean> {
  while (!isInterrupted() && (await next()) && !isInterrupted()) await draw();
  return !isInterrupted();
}

interface Rest extends Refining {
  /** @returns once all queued work is drawn */
  readonly drawn: () => Promise<void>;
  /** All of it is refined. */
  readonly onEnd: () => void;
}

export interface Refiner {
  /** Refines the watch once it has rested for so long, ms; replaces an earlier request. */
  readonly beginAfter: (ms: number) => void;
  readonly stop: () => void;
}

/** Refines a resting watch, one run at a time. */
export function createRefiner({ drawn, onEnd, ...refining }: Rest): Refiner {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAtWork = false;
  /** Requested while it was at work, ms. */
  let next: number | null = null;
  async function work(): Promise<void> {
    isAtWork = true;
    try {
      // A frame that is still being drawn would wait for the programs of the next one.
      await drawn();
      if (next === null && (await refine(refining))) {
        next = null;
        onEnd();
      }
    } finally {
      isAtWork = false;
    }
    if (next !== null) beginAfter(next);
    next = null;
  }
  function beginAfter(ms: number): void {
    clearTimeout(timer);
    if (isAtWork) next = ms;
    else timer = setTimeout(() => void work(), ms);
  }
  return {
    beginAfter,
    stop() {
      clearTimeout(timer);
      next = null;
    },
  };
}
