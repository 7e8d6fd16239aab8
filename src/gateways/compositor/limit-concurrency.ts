/** More is waiting than could be done in a time anybody would wait for. */
export class TooBusy extends Error {
  override readonly name = "TooBusy";
}

/**
 * Lets at most `atOnce` pieces of work run and `waiting` more stand in line, first come, first served.
 * @throws TooBusy where the line is full
 */
export function limitConcurrency(
  atOnce: number,
  waiting: number,
): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let running = 0;
  const line: (() => void)[] = [];

  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new TooBusy(`${line.length} pictures are waiting already.`);
      // Whoever finishes hands over its place, so `running` stays as it is.
      await new Promise<void>((start) => line.push(start));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
