import type { Server } from "node:http";

/** Connections on which nothing is under way are closed as they fall idle. */
const sweepMs = 100;
/** The start script sends SIGKILL after eight seconds. */
const patienceMs = 6_000;

const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Ends the process in order: no new connections, what is under way is finished, then what is behind the server.
 * @param closeRest ends what answers requests
 */
export function closeOnSignals(server: Server, closeRest: () => Promise<void>): void {
  let isClosing = false;
  const close = async (code: number) => {
    if (isClosing) return;
    isClosing = true;
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
    const insist = setTimeout(() => server.closeAllConnections(), patienceMs);
    await new Promise((resolve) => server.close(resolve));
    clearInterval(sweep);
    clearTimeout(insist);
    await closeRest();
    process.exit(code);
  };
  for (const [signal, code] of Object.entries(exitCodes)) process.on(signal, () => void close(code));
}
