import { perProcess } from "@/src/per-process";

interface Ending {
  isEnding: boolean;
  readonly underWay: Set<Promise<unknown>>;
}

const ending = perProcess("ending", (): Ending => ({ isEnding: false, underWay: new Set() }));

/** Whether this process is shutting down: batch work begins no further piece, and queued calls are refused. */
export const isEnding = (): boolean => ending().isEnding;

/** From now on it is. */
export function beginEnding(): void {
  ending().isEnding = true;
}

/** Background work that this process finishes before it ends: a mail sent and not marked would be sent again. */
export async function finished<Value>(work: Promise<Value>): Promise<Value> {
  const { underWay } = ending();
  underWay.add(work);
  try {
    return await work;
  } finally {
    underWay.delete(work);
  }
}

/** @param patience milliseconds; longer work is found again by the timetable, here or on another node */
export async function finishWork(patience: number): Promise<void> {
  beginEnding();
  let impatience: NodeJS.Timeout | undefined;
  const tooLong = new Promise<void>((resolve) => {
    impatience = setTimeout(resolve, patience);
  });
  await Promise.race([Promise.allSettled(ending().underWay), tooLong]);
  clearTimeout(impatience);
}
