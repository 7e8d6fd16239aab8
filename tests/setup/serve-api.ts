import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { markClientAddress } from "@/src/server/endpoints/mark-client-address";

export interface ServedApi {
  readonly url: string;
  /** Answers requests from now on; before, they are refused. */
  answerWith: (handle: (request: Request) => Promise<Response>) => void;
  readonly close: () => Promise<void>;
}

/** The body is read to its end first: one that is refused unread would keep the next request on the line waiting. */
const toRequest = async (message: IncomingMessage, url: string): Promise<Request> => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const hasBody = message.method !== "GET" && message.method !== "HEAD";
  const parts: Uint8Array[] = [];
  for await (const part of message) if (part instanceof Uint8Array) parts.push(part);
  return new Request(new URL(message.url ?? "/", url), {
    method: message.method ?? "GET",
    headers,
    ...(hasBody && { body: Buffer.concat(parts) }),
  });
};

/**
 * The shop's API on a port of its own: bytes, headers and signatures arrive as they do in production.
 * @param port 0 takes a free one
 */
export async function serveApi(port = 0): Promise<ServedApi> {
  markClientAddress();
  let handle: ((request: Request) => Promise<Response>) | undefined;
  let url = "";
  const server: Server = createServer((message, response) => {
    void (async () => {
      const answer = handle
        ? await handle(await toRequest(message, url))
        : new Response(null, { status: 503 });
      response.writeHead(answer.status, [...answer.headers].flat());
      response.end(Buffer.from(await answer.arrayBuffer()));
    })().catch((error: unknown) => {
      response.writeHead(599).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    answerWith: (next) => {
      handle = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
