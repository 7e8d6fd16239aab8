import type { Queries } from "@/src/store/queries";

interface OrderChange {
  readonly orderId: number;
  /** what happened: a state of the order, or a refund */
  readonly event: string;
  readonly now: Date;
  /** when to send it, if not at once */
  readonly at: Date;
}

/**
 * Queues a webhook to the agent that prepared an order, where its profile names an address for them; nothing for other
 * orders. The row names the order: what is sent is the order as it is then. In the transaction of the change.
 */
export async function queueAgentWebhook(
  db: Queries,
  { orderId, event, now, at }: OrderChange,
): Promise<void> {
  await db.query(
    `insert into webhook_deliveries (key, event_id, type, address, body, content_type, signature,
                                     queued_at, next_attempt_at, created_at, updated_at)
     select 'agent:' || orders.id || ':' || $2::text || ':' || $5::text, gen_random_uuid()::text, 'order.' || $2::text,
            kept.profile->>'orderWebhook', orders.number, 'application/json', 'ucp', $3, $4, $3, $3
       from orders join agent_profiles kept on kept.address = orders.agent
      where orders.id = $1 and kept.profile->>'orderWebhook' is not null
        and not exists (select from agents_blocked where agents_blocked.profile = orders.agent)
     on conflict (key) do nothing`,
    [orderId, event, now, at, String(now.getTime())],
  );
}
