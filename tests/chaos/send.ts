import { Agent, request, type IncomingHttpHeaders } from "node:http";

export interface Sent {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it came, compressed where the shop has compressed it. */
  readonly bytes: Buffer;
}

interface Wishes {
  readonly headers: Readonly<Record<string, string>>;
  /** Sent by POST; without it the request is a GET. */
  readonly body?: string;
  /** Milliseconds until the complete answer. */
  readonly patienceMs: number;
}

const agent = new Agent({ keepAlive: true });

/**
 * A request of one of thousands of clients in this process: fetch would decompress and decode each page for several
 * milliseconds, and dominate the measurement.
 * @throws TimeoutError where the answer is late, else the error of the connection
 */
export async function send(address: string, { headers, body, patienceMs }: Wishes): Promise<Sent> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    return await new Promise((resolve, reject) => {
      const method = body === undefined ? "GET" : "POST";
      const sending = request(address, { agent, method, headers, signal }, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.once("error", reject);
        answer.once("end", () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(parts) }),
        );
      });
      sending.once("error", reject);
      sending.end(body);
    });
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  }
}
