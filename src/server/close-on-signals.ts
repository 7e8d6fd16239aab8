import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Connections on which nothing is under way are closed as they fall idle. */
const sweepMs = 100;
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;

/** Whoever is still answered asks elsewhere the next time. */
const askElsewhere = (_: IncomingMessage, res: ServerResponse) => {
  res.shouldKeepAlive = false;
};

/** Stops listening alone: node:http would close at once what the proxy may be sending on. */
function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
}

interface Options {
  /** Milliseconds for which connections are still taken: with the socket, those would be lost that wait to be. */
  readonly takingMs: number;
  /**
   * Milliseconds for which connections stay open on which nothing is under way: longer than a proxy before the shop keeps one it
   * does not use (deploy/nginx/shops.conf). Closed earlier, what the proxy has just sent on it would be lost.
   */
  readonly drainMs: number;
  /** Milliseconds after which what is still under way is given up. */
  readonly patienceMs: number;
  /** Nothing is begun any more that can be asked elsewhere. */
  readonly begin: () => void;
  /** Ends what answers requests. */
  readonly closeRest: () => Promise<void>;
}

/** Ends the process in order: no new connections, what is under way or on its way is answered, then what is behind the server. */
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
