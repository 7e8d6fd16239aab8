import type Stripe from "stripe";
import { secondsOf } from "../../clock/clock";
import { missingResource } from "../api/api-error";
import { newId, randomLetters } from "../objects/new-id";
import type { WebhookEndpointCreate } from "../parameters/resource-parameters";
import type { StripeSandbox } from "../stripe-sandbox";

/** Without its secret, which only the answer to its creation has. */
function withoutSecret(endpoint: Stripe.WebhookEndpoint): Stripe.WebhookEndpoint {
  const { secret: _secret, ...shown } = endpoint;
  return shown;
}

/** Registers where events go; the answer alone has the secret that signs them. */
export function createWebhookEndpoint(
  sandbox: StripeSandbox,
  given: WebhookEndpointCreate,
): Stripe.WebhookEndpoint {
  const endpoint: Stripe.WebhookEndpoint = {
    id: newId("we"),
    object: "webhook_endpoint",
    api_version: null,
    application: null,
    created: secondsOf(sandbox.clock),
    description: given.description ?? null,
    enabled_events: given.enabled_events,
    livemode: false,
    metadata: given.metadata ?? {},
    secret: `whsec_${randomLetters(32)}`,
    status: "enabled",
    url: given.url,
  };
  sandbox.store.put("webhookEndpoints", endpoint.id, endpoint);
  return endpoint;
}

/** Newest first. */
export const listWebhookEndpoints = ({ store }: StripeSandbox): readonly Stripe.WebhookEndpoint[] =>
  store.all("webhookEndpoints").map(withoutSecret).toReversed();

/** @throws ApiError 404 for an unknown one */
export function deleteWebhookEndpoint({ store }: StripeSandbox, id: string) {
  if (!store.get("webhookEndpoints", id))
    throw missingResource("webhook_endpoint", id, "webhook_endpoint", 404);
  store.remove("webhookEndpoints", id);
  return { id, object: "webhook_endpoint", deleted: true };
}
