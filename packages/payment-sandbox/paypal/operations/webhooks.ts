import type { WebhookRequest } from "../api/order-request";
import { WalletError } from "../api/wallet-error";
import type { WalletWebhook } from "../documents";
import { newWalletId } from "../objects/new-wallet-id";
import { currentWebhook, type PaypalSandbox } from "../paypal-sandbox";

const show = ({ id, url, eventTypes }: WalletWebhook) => ({
  id,
  url,
  event_types: eventTypes.map((name) => ({ name })),
});

/** The webhooks of the app; the configured one is for all events. */
export function listWebhooks(sandbox: PaypalSandbox) {
  const { webhookId: id, webhookUrl: url } = sandbox.account;
  return {
    webhooks: [{ id, url, eventTypes: ["*"] }, ...sandbox.store.all("walletWebhooks")].map(show),
  };
}

/** Creates a webhook, to which events go from now on. @throws WalletError for an address that has one */
export function createWebhook(sandbox: PaypalSandbox, { url, event_types: types }: WebhookRequest) {
  if (currentWebhook(sandbox).url === url)
    throw new WalletError(400, [
      { issue: "WEBHOOK_URL_ALREADY_EXISTS", description: "Webhook URL already exists.", field: "/url" },
    ]);
  const webhook = { id: newWalletId(), url, eventTypes: types.map(({ name }) => name) };
  sandbox.store.put("walletWebhooks", webhook.id, webhook);
  return show(webhook);
}
