import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { createSigningKey } from "@/packages/payment-sandbox/paypal/events/certificate";

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Answer = (response: ServerResponse, request: ReceivedRequest) => void;

/** A server of somebody else, on a free port of this machine. */
export interface Receiver {
  readonly port: number;
  readonly requests: ReceivedRequest[];
  /** Says what is answered from now on; 204 at first. */
  readonly answer: (answer: Answer) => void;
  readonly close: () => Promise<void>;
}

async function read(request: IncomingMessage): Promise<ReceivedRequest> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return {
    method: request.method ?? "",
    path: request.url ?? "",
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    ),
    body: Buffer.concat(parts).toString(),
  };
}

const accept: Answer = (response) => response.writeHead(204).end();

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

async function open(createWith: (listener: Listener) => ReturnType<typeof createServer>): Promise<Receiver> {
  const requests: ReceivedRequest[] = [];
  let answer = accept;
  const server = createWith((asked, response) => {
    void read(asked).then((request) => {
      requests.push(request);
      answer(response, request);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    answer: (next) => {
      answer = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export const openReceiver = (): Promise<Receiver> => open(createServer);

/** The same by https. @param host whose certificate it shows, which only those trust who are given it */
export async function openSecureReceiver(host: string): Promise<Receiver & { readonly ca: string }> {
  const { privateKey: key, certificate: cert } = createSigningKey(new Date(), host);
  return { ...(await open((listener) => createSecureServer({ key, cert }, listener))), ca: cert };
}
