import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { shopUrl } from "./addresses";

const bytesAtOnce = 200;
const pauseMs = 15;

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

/** Headers that say how the answer travelled, which it does not any more. */
const ofTheWay = new Set([
  "content-encoding",
  "content-length",
  "transfer-encoding",
  "connection",
  "keep-alive",
]);

/**
 * The shop behind a slow line: a page arrives in chunks of two hundred bytes, as a browser on a poor network
 * renders it, and everything else at once. @param use called with its address
 */
export async function behindSlowLine(use: (origin: string) => Promise<void>): Promise<void> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? "/", shopUrl), {
        headers: { "accept-encoding": "identity", accept: request.headers.accept ?? "*/*" },
        redirect: "manual",
      });
      const body = Buffer.from(await answer.arrayBuffer());
      const headers = [...answer.headers].filter(([name]) => !ofTheWay.has(name));
      response.writeHead(answer.status, Object.fromEntries(headers));
      const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
      const step = isPage ? bytesAtOnce : Math.max(1, body.length);
      for (let at = 0; at < body.length && !response.destroyed; at += step) {
        response.write(body.subarray(at, at + step));
        if (isPage) await pause();
      }
      response.end();
    })().catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : new Error(String(error))),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  try {
    await use(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
