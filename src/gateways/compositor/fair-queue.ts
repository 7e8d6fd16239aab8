/** Waiting items, by client. */
export interface FairQueue<Item extends { readonly client: string }> {
  readonly length: () => number;
  /** Removes the first item of the next client; that client then moves to the end of the queue. */
  readonly takeNext: () => Item | undefined;
  readonly putLast: (item: Item) => void;
  readonly takeOut: (item: Item) => void;
  readonly countOf: (client: string) => number;
  /** The last item of the client with the most items, and their number. */
  readonly lastOfLongest: () => { readonly item: Item; readonly count: number } | undefined;
}

/**
 * A round-robin queue by client, regardless of the number of items per client; priority queues (p-limit, p-queue) do not
 * distinguish clients.
 */
export function createFairQueue<Item extends { readonly client: string }>(): FairQueue<Item> {
  // A Map keeps the order of insertion: the next client is first, and is reinserted last.
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
