/** Lets at most `atOnce` pieces of work run; the rest stands in line, first come, first served. */
export function limitConcurrency(atOnce: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let running = 0;
  const line: (() => void)[] = [];

  return async (work) => {
    // Whoever finishes hands over its place, so `running` stays as it is.
    if (running >= atOnce) await new Promise<void>((start) => line.push(start));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
