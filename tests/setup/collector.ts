import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readSpans, type ReceivedSpan } from "@/tests/factories/read-spans";

/** Takes what the shop sends about itself, in a collector's place. */
export interface Collector {
  readonly url: string;
  readonly spans: ReceivedSpan[];
  /** All that came, as it came: what stands nowhere in it was not sent. */
  readonly received: () => string;
  readonly paths: Set<string>;
  readonly close: () => Promise<unknown>;
}

export async function openCollector(port = 0): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  const bodies: Buffer[] = [];
  const paths = new Set<string>();
  const server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on("data", (part: Buffer) => parts.push(part));
    req.on("end", () => {
      const body = Buffer.concat(parts);
      bodies.push(body);
      paths.add(req.url ?? "");
      if (req.url === "/v1/traces") spans.push(...readSpans(body));
      res.writeHead(200, { "content-type": "application/x-protobuf" }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    received: () => Buffer.concat(bodies).toString("latin1"),
    paths,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
