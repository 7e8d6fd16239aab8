/**
 * The shop's API and its jobs as a separate process, to be killed (killable-shop.ts). It opens on a message. Its
 * jobs run without a pause, on a clock that is fast enough to see a lease of two minutes end.
 */
import { once } from "node:events";
import config from "@payload-config";
import { getPayload } from "payload";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { deliverWebhooks } from "@/src/services/webhooks/deliver-webhooks";
import { reconcileOrders } from "@/src/services/orders/reconcile-orders";
import type { Shop } from "@/src/services/shop";
import { shopOf } from "@/src/server/runtime/shop-of";
import { answerAsRoute } from "./answer-as-route";
import { serveApi } from "./serve-api";

const speed = 20;
/** Every process continues the clock of the previous one. */
const began = Number(process.env.CLOCK_BEGAN);

// The parent process has ended.
process.once("disconnect", () => process.exit());

const payload = await getPayload({ config });
const running = shopOf(payload);
process.send?.("ready");
await once(process, "message");

const api = await serveApi(Number(process.env.PORT));
api.answerWith(answerAsRoute(config));
process.send?.("open");

const shop: Shop = {
  ...running,
  clock: () => new Date(began + (Date.now() - began) * speed),
};
for (;;) {
  await reconcileOrders(shop);
  await deliverMails(shop);
  await deliverWebhooks(shop);
  await new Promise((resolve) => setTimeout(resolve, 50));
}
