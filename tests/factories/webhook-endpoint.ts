import { Webhook } from "standardwebhooks";
import * as v from "valibot";
import type { WebhookEvent } from "@/src/domain/webhooks/webhook-event";
import type { OpenShop } from "@/tests/setup/open-shop";
import type { ReceivedRequest, Receiver } from "@/tests/setup/open-receiver";
import type { StaffMember } from "./staff-member";

export interface Endpoint {
  readonly id: number;
  readonly secret: string;
}

/** An endpoint with a secret, made as in the admin. */
export async function webhookEndpoint(
  admin: StaffMember,
  address: string,
  events: readonly WebhookEvent[],
): Promise<Endpoint> {
  const made = await admin.ask("POST", "/api/webhook-endpoints", { address, events, isActive: true });
  if (made.status !== 201) throw new Error(`The endpoint was refused: ${JSON.stringify(made.body)}`);
  const { id } = v.parse(v.object({ id: v.number() }), made.body.doc);
  return { id, secret: await newSecret(admin, id) };
}

export async function newSecret(admin: StaffMember, endpoint: number): Promise<string> {
  const { status, body } = await admin.ask("POST", "/api/staff/webhook-secret", { endpoint });
  if (status !== 200) throw new Error(`No secret was made: ${JSON.stringify(body)}`);
  return v.parse(v.object({ secret: v.string() }), body).secret;
}

export const addressOf = ({ port }: Receiver, path = "/hook"): string => `http://127.0.0.1:${port}${path}`;

const event = v.object({
  id: v.string(),
  type: v.string(),
  timestamp: v.string(),
  data: v.record(v.string(), v.unknown()),
});

/** What a request says, its signature checked at the time that it names. */
export function readEvent(request: ReceivedRequest, secret: string) {
  const id = request.headers["webhook-id"] ?? "";
  const at = new Date(Number(request.headers["webhook-timestamp"]) * 1_000);
  const expected = new Webhook(secret).sign(id, at, request.body);
  if (!request.headers["webhook-signature"]?.split(" ").includes(expected))
    throw new Error("The signature is not of this secret.");
  const read = v.parse(event, JSON.parse(request.body));
  if (read.id !== id) throw new Error(`${read.id} was sent as ${id}.`);
  return read;
}

export const deliveries = (open: OpenShop) =>
  open.rows<{
    id: number;
    event_id: string;
    type: string;
    state: string;
    attempts: string;
    last_error: string;
  }>("select * from webhook_deliveries order by id");
