import { once } from "node:events";
import { request } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";
import { createSigningKey } from "@/packages/payment-sandbox/paypal/events/certificate";

/** A proxy before a shop: it serves https, and forwards the client's address. */
export interface HttpsProxy {
  readonly origin: string;
  /** Sets the target of requests. */
  readonly leadTo: (port: number) => void;
  readonly close: () => Promise<void>;
}

/** On a free port, with a new self-signed certificate. */
export async function openHttpsProxy(): Promise<HttpsProxy> {
  const { privateKey: key, certificate: cert } = createSigningKey(new Date());
  let port = 0;
  const server = createServer({ key, cert }, (asked, answer) => {
    const forwarded = [asked.headers["x-forwarded-for"], asked.socket.remoteAddress].filter(Boolean);
    const headers = {
      ...asked.headers,
      "x-forwarded-for": forwarded.join(", "),
      "x-forwarded-proto": "https",
      "x-forwarded-host": asked.headers.host,
    };
    const { method, url: path } = asked;
    const passed = request({ port, host: "127.0.0.1", method, path, headers }, (told) => {
      answer.writeHead(told.statusCode ?? 502, told.rawHeaders);
      pipeline(told, answer, () => undefined);
    });
    passed.once("error", () => answer.destroy());
    pipeline(asked, passed, () => undefined);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    leadTo: (next) => {
      port = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
