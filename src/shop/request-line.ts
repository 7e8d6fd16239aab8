import { createFairQueue } from "@/src/gateways/compositor/fair-queue";

/** Lets requests in one after the other. */
export interface RequestLine {
  /** @returns once it is the request's turn; at once where nobody else waits */
  readonly enter: (client: string) => Promise<void>;
}

interface Waiting {
  readonly client: string;
  readonly begin: () => void;
}

/**
 * A line at the door: one request begins in each turn of the event loop, clients in turn. A hundred that arrive at once
 * would else all be read before anything else is answered.
 */
export function createRequestLine(): RequestLine {
  const queue = createFairQueue<Waiting>();
  let isMoving = false;

  function letNextIn(): void {
    const next = queue.takeNext();
    isMoving = next !== undefined;
    if (!next) return;
    next.begin();
    setImmediate(letNextIn);
  }

  return {
    enter: (client) =>
      new Promise((begin) => {
        queue.putLast({ client, begin });
        if (!isMoving) letNextIn();
      }),
  };
}
