/** Waiting items, by client. */
export interface FairQueue<Item extends { readonly client: string }> {
  readonly length: () => number;
  /** The first of the client whose turn it is; the client then goes to the end of the line. */
  readonly takeNext: () => Item | undefined;
  readonly putLast: (item: Item) => void;
  readonly takeOut: (item: Item) => void;
  readonly countOf: (client: string) => number;
  /** The last of the client who waits for most, and how many that are. */
  readonly lastOfLongest: () => { readonly item: Item; readonly count: number } | undefined;
}

/**
 * A line in which clients take turns, however many things one of them waits for; a queue of priorities (p-limit, p-queue)
 * knows no clients.
 */
export function createFairQueue<Item extends { readonly client: string }>(): FairQueue<Item> {
  // A Map keeps the order of insertion: the client whose turn is next comes first, and is put back last.
  const clients = new Map<string, Item[]>();

  return {
    length: () => [...clients.values()].reduce((sum, items) => sum + items.length, 0),
    takeNext() {
      for (const [client, [first, ...rest]] of clients) {
        clients.delete(client);
        if (rest.length > 0) clients.set(client, rest);
        return first;
      }
      return undefined;
    },
    putLast(item) {
      clients.set(item.client, [...(clients.get(item.client) ?? []), item]);
    },
    takeOut(item) {
      const others = (clients.get(item.client) ?? []).filter((other) => other !== item);
      if (others.length > 0) clients.set(item.client, others);
      else clients.delete(item.client);
    },
    countOf: (client) => clients.get(client)?.length ?? 0,
    lastOfLongest() {
      const [most] = [...clients.values()].toSorted((one, other) => other.length - one.length);
      const item = most?.at(-1);
      return most && item && { item, count: most.length };
    },
  };
}
