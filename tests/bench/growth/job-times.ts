/**
 * Times the shop's jobs on the database of the environment: the duration of a run with the data of one minute. A
 * separate process: a process has one shop. Prints one line of JSON.
 */
import config from "@payload-config";
import { getPayload } from "payload";
import { loadPeriod } from "@/src/services/figures/load-period";
import { expireCards } from "@/src/services/gift-cards/expire-cards";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { reconcileOrders } from "@/src/services/orders/reconcile-orders";
import { remindOfCarts } from "@/src/services/reminders/remind-of-carts";
import { purgeExpired } from "@/src/services/retention/purge-expired";
import type { Shop } from "@/src/services/shop";
import { shopOf } from "@/src/shop/shop-of";
import { rounds } from "./p95";

const jobs: Readonly<Record<string, (shop: Shop) => Promise<unknown>>> = {
  "deliver-mails": deliverMails,
  "reconcile-orders": reconcileOrders,
  "remind-of-carts": remindOfCarts,
  "purge-expired": purgeExpired,
  "expire-cards": expireCards,
  figures: (shop) => loadPeriod(shop, 30),
};

const payload = await getPayload({ config, disableOnInit: true });
const shop = shopOf(payload);
const times: Record<string, number[]> = {};
for (const [name, job] of Object.entries(jobs)) {
  // Older work is done first; figures are only read.
  if (name !== "figures") {
    let done = 1;
    while (done > 0) done = Number(await job(shop));
  }
  times[name] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await job(shop);
    times[name].push(performance.now() - began);
  }
}
console.log(JSON.stringify(times));
process.exit(0);
