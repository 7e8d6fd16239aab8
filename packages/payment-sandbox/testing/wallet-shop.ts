import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import type { SandboxOptions } from "../settings";
import { startSandbox, type RunningSandbox } from "../start-sandbox";

export const account = { clientId: "client-1", clientSecret: "secret-1", webhookId: "WH-1" };

export interface ReceivedEvent {
  headers: IncomingHttpHeaders;
  body: string;
  event: { id: string; event_type: string; resource: Record<string, unknown> };
}

/** What tests read of an answer; the contract test looks at the rest. */
export interface WalletBody {
  id: string;
  name?: string;
  status: string;
  links: { href: string; rel: string }[];
  details?: { issue: string }[];
  verification_status?: string;
  purchase_units: { payments?: { captures: { id: string; status: string }[] } }[];
}

export interface WalletAnswer {
  status: number;
  body: WalletBody;
}

/** The capture of an order; fails loudly. */
export function captureOf({ purchase_units: [unit] }: WalletBody) {
  const capture = unit?.payments?.captures[0];
  if (!capture) throw new Error("The order has no capture.");
  return capture;
}

/** A shop as PayPal sees it: it listens, records what it received, and calls the API. */
export interface WalletShop {
  sandbox: RunningSandbox;
  received: ReceivedEvent[];
  /** Statuses to answer next; 200 once they are used up. */
  answers: number[];
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<WalletAnswer>;
  control(method: string, path: string, body?: unknown): Promise<WalletAnswer>;
  /** Fills in the approval page of an order. @returns the redirect target, null where it stays */
  approve(id: string, fields?: Record<string, string>): Promise<string | null>;
  /** An order for one watch, approved. */
  approved(fields?: Record<string, string>): Promise<string>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** An order as the shop creates it. */
export const walletOrder = (changes: Record<string, unknown> = {}) => ({
  intent: "CAPTURE",
  purchase_units: [
    {
      reference_id: "VAL-2026-00001",
      custom_id: "VAL-2026-00001",
      invoice_id: "VAL-2026-00001",
      amount: {
        currency_code: "EUR",
        value: "320.00",
        breakdown: { item_total: { currency_code: "EUR", value: "320.00" } },
      },
      items: [
        {
          name: "Montre Réminiscence",
          quantity: "1",
          unit_amount: { currency_code: "EUR", value: "320.00" },
        },
      ],
      ...changes,
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        locale: "fr-FR",
        user_action: "PAY_NOW",
        return_url: "https://shop.example/merci",
        cancel_url: "https://shop.example/panier",
      },
    },
  },
});

const bearer = async (url: string) => {
  const basic = Buffer.from(`${account.clientId}:${account.clientSecret}`).toString("base64");
  const answer = await fetch(`${url}/v1/oauth2/token`, {
    method: "POST",
    headers: { Authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: "client_credentials" }),
  });
  const { access_token: token }: { access_token: string } = await answer.json();
  return `Bearer ${token}`;
};

async function askJson(url: string, init: RequestInit): Promise<WalletAnswer> {
  const answer = await fetch(url, init);
  return { status: answer.status, body: await answer.json() };
}

export async function openWalletShop(options: Partial<SandboxOptions> = {}): Promise<WalletShop> {
  const received: ReceivedEvent[] = [];
  const answers: number[] = [];
  const problems: unknown[] = [];
  const webhook = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const body = Buffer.concat(pieces).toString("utf8");
      received.push({ headers: request.headers, body, event: JSON.parse(body) });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => webhook.listen(0, "127.0.0.1", resolve));
  const { port } = webhook.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/hook`;
  const settings = {
    secretKey: "sk_test_sandbox123",
    webhookSecret: "whsec_sandbox123",
    webhookUrl: address,
    wallet: { ...account, webhookUrl: address },
    report: (problem: unknown) => void problems.push(problem),
    ...options,
  };
  const shop: WalletShop = {
    sandbox: await startSandbox(settings),
    received,
    answers,
    call: async (method, path, body, headers = {}) =>
      askJson(`${shop.sandbox.url}${path}`, {
        method,
        headers: {
          Authorization: await bearer(shop.sandbox.url),
          "Content-Type": "application/json",
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    control: (method, path, body = {}) =>
      askJson(`${shop.sandbox.url}/_control/wallet/${path}`, {
        method,
        ...(method !== "GET" && { body: JSON.stringify(body) }),
      }),
    async approve(id, fields = {}) {
      const answer = await fetch(`${shop.sandbox.url}/checkoutnow?token=${id}`, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams({ email: "ada@example.com", funding: "balance", ...fields }),
      });
      return answer.headers.get("location");
    },
    async approved(fields = {}) {
      const { body } = await shop.call("POST", "/v2/checkout/orders", walletOrder());
      await shop.approve(body.id, fields);
      return body.id;
    },
    async restart() {
      await shop.sandbox.close();
      shop.sandbox = await startSandbox(settings);
    },
    async close() {
      await shop.sandbox.close();
      webhook.closeAllConnections();
      await new Promise((resolve) => webhook.close(resolve));
      if (problems.length > 0)
        throw new AggregateError(problems, "The sandbox reported problems of its own.");
    },
  };
  return shop;
}
