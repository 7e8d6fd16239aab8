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
