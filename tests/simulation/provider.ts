import { createServer, type Server } from "node:http";
import * as v from "valibot";
import { startSandbox, type RunningSandbox } from "@/sandbox/start-sandbox";

/** The provider of one history, and what it writes to the shop, held back. */
export interface Provider {
  readonly url: string;
  /** Does something at the provider. @returns what came of it, and the messages it wrote, each once, in their order */
  readonly during: <Value>(work: () => Promise<Value>) => Promise<readonly [Value, readonly string[]]>;
  readonly sessions: () => Promise<readonly ProviderSession[]>;
  readonly refunded: (paymentIntent: string) => Promise<number>;
  readonly control: (path: string, body?: unknown) => Promise<void>;
  readonly close: () => Promise<void>;
}

const session = v.object({
  id: v.string(),
  status: v.string(),
  payment_status: v.string(),
  amount_total: v.number(),
  client_reference_id: v.nullable(v.string()),
  payment_intent: v.nullable(v.string()),
});
export type ProviderSession = v.InferOutput<typeof session>;

interface Account {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** ms since 1970 */
  readonly now: () => number;
}

/** Takes every message and says yes, as a shop would that answers at once. */
async function startPostbox(letters: string[]): Promise<Server> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      letters.push(Buffer.concat(parts).toString());
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

const typeOf = (letter: string): string => v.parse(v.object({ type: v.string() }), JSON.parse(letter)).type;

export async function openProvider({ secretKey, webhookSecret, now }: Account): Promise<Provider> {
  const letters: string[] = [];
  const postbox = await startPostbox(letters);
  const address = postbox.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const sandbox: RunningSandbox = await startSandbox({
    secretKey,
    webhookSecret,
    webhookUrl: `http://127.0.0.1:${port}/`,
    now,
    clockSpeed: 1e9,
  });
  const ask = async (method: string, path: string, body: unknown = {}): Promise<unknown> => {
    const answer = await fetch(`${sandbox.url}${path}`, {
      method,
      ...(method !== "GET" && {
        body: JSON.stringify(body),
        headers: { "content-type": "application/json" },
      }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  return {
    url: sandbox.url,
    async during(work) {
      const value = await work();
      await sandbox.idle();
      // Several that leave at once may come in any order.
      return [value, letters.splice(0).toSorted((a, b) => typeOf(a).localeCompare(typeOf(b)))];
    },
    sessions: async () => v.parse(v.array(session), await ask("GET", "/_control/sessions")),
    refunded: async (paymentIntent) => {
      const answer = await fetch(
        `${sandbox.url}/v1/payment_intents/${paymentIntent}?expand[]=latest_charge`,
        {
          headers: { authorization: `Bearer ${secretKey}` },
        },
      );
      const charge = v.object({ latest_charge: v.object({ amount_refunded: v.number() }) });
      return v.parse(charge, await answer.json()).latest_charge.amount_refunded;
    },
    control: async (path, body) => {
      await ask("POST", `/_control/${path}`, body);
    },
    async close() {
      await sandbox.close();
      postbox.closeAllConnections();
      await new Promise((resolve) => postbox.close(resolve));
    },
  };
}
