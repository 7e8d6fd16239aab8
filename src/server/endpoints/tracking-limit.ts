interface Limit {
  readonly times: number;
  readonly seconds: number;
  /** addresses kept at once */
  readonly addresses: number;
}

/**
 * Counts calls of an address in this process's memory, without writing; all of it is dropped after the period. Enough
 * for figures, where an excess call costs nothing; stricter limits are counted in the database
 * (src/server/endpoints/concurrency-limit).
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
