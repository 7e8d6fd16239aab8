interface Limit {
  readonly times: number;
  readonly seconds: number;
  /** addresses kept at once */
  readonly addresses: number;
}

/**
 * Counts calls of an address in this process's memory, where nothing is written and all of it is gone with the
 * stretch of time. Enough for figures, where a call too many costs nothing; whatever guards more counts in the
 * database (src/endpoints/concurrency-limit).
 */
export function trackingLimit({ times, seconds, addresses }: Limit) {
  const turns = new Map<string, number>();
  let endsAt = 0;
  /** @param address null where none is known: then nothing is limited */
  return (address: string | null, now: Date): boolean => {
    if (address === null) return true;
    if (now.getTime() >= endsAt) {
      turns.clear();
      endsAt = now.getTime() + seconds * 1_000;
    }
    const used = (turns.get(address) ?? 0) + 1;
    if (used === 1 && turns.size >= addresses) return false;
    turns.set(address, used);
    return used <= times;
  };
}
