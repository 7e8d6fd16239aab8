let waiting: (() => void)[] = [];

function sendAll(): void {
  const sending = waiting;
  waiting = [];
  for (const send of sending) send();
}

/**
 * Sends when all requests that have come in together are answered: each answer wakes whoever waits for it, and woken one by
 * one they go to sleep again between two. One that has come alone waits for nobody.
 */
export function sendTogether(send: () => void): void {
  if (waiting.push(send) === 1) setImmediate(sendAll);
}
