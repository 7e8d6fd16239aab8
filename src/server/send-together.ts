let waiting: (() => void)[] = [];

function sendAll(): void {
  const sending = waiting;
  waiting = [];
  for (const send of sending) send();
}

/**
 * Sends when all requests of one batch are answered: each answer wakes the process that waits for it, and one at a
 * time it would go to sleep again in between. A single request is answered at once.
 */
export function sendTogether(send: () => void): void {
  if (waiting.push(send) === 1) setImmediate(sendAll);
}
