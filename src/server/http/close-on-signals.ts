import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Idle connections are closed as soon as no request is under way. */
const sweepMs = 100;
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;

/** Clients that are still answered connect elsewhere the next time. */
const askElsewhere = (_: IncomingMessage, res: ServerResponse) => {
  res.shouldKeepAlive = false;
};

/** Only stops listening: node:http would at once close connections on which the proxy may be sending. */
function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
}

interface Options {
  /** Milliseconds for which connections are still accepted: closing the socket would lose those in its backlog. */
  readonly takingMs: number;
  /**
   * Milliseconds for which idle connections stay open: longer than a proxy before the shop keeps an unused one
   * (deploy/nginx/shops.conf). If they were closed earlier, a request that the proxy has just sent would be lost.
   */
  readonly drainMs: number;
  /** Milliseconds after which requests still under way are aborted. */
  readonly patienceMs: number;
  /** No work is started any more that another process can do. */
  readonly begin: () => void;
  /** Closes the request handler. */
  readonly closeRest: () => Promise<void>;
}

/**
 * Shuts the process down in order: no new connections, requests under way or arriving are answered, then the services
 * behind the server are closed.
 */
export function closeOnSignals(
  server: Server,
  { takingMs, drainMs, patienceMs, begin, closeRest }: Options,
): void {
  let isClosing = false;
  const close = async (code: number) => {
    if (isClosing) return;
    isClosing = true;
    begin();
    server.prependListener("request", askElsewhere);
    if (takingMs > 0) await pause(takingMs);
    const closed = stopListening(server);
    let sweep: NodeJS.Timeout | undefined;
    const drained = setTimeout(() => {
      sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
    }, drainMs);
    const insist = setTimeout(() => server.closeAllConnections(), patienceMs);
    await closed;
    clearTimeout(drained);
    clearInterval(sweep);
    clearTimeout(insist);
    await closeRest();
    process.exit(code);
  };
  for (const [signal, code] of Object.entries(exitCodes)) process.on(signal, () => void close(code));
}
