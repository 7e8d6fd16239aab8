interface Refining {
  /** Shows one more part in full. @returns whether there was one */
  readonly next: () => Promise<boolean>;
  /** @returns once it is drawn */
  readonly draw: () => Promise<void>;
  /** Whether it moves again, or is gone. */
  readonly isInterrupted: () => boolean;
}

/**
 * Shows what has come to rest in full, a part at a time: a processor builds the programs of all of them for seconds, in which
 * nothing would turn.
 * @returns whether nothing came between
 */
export async function refine({ next, draw, isInterrupted }: Refining): Promise<boolean> {
  while (!isInterrupted() && (await next()) && !isInterrupted()) await draw();
  return !isInterrupted();
}

interface Rest extends Refining {
  /** @returns once all that was begun is drawn */
  readonly drawn: () => Promise<void>;
  /** All of it is refined. */
  readonly onEnd: () => void;
}

export interface Refiner {
  /** Refines what is shown once it has rested for so long, ms; what was said before counts no more. */
  readonly beginAfter: (ms: number) => void;
  readonly stop: () => void;
}

/** Refines what has come to rest, once at a time. */
export function createRefiner({ drawn, onEnd, ...refining }: Rest): Refiner {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAtWork = false;
  /** Said while it was at work, ms. */
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
