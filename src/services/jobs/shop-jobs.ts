import type { JobsConfig, TaskConfig } from "payload";
import { drawPrinting } from "@/src/services/brand/draw-printing";
import { expireCards } from "@/src/services/gift-cards/expire-cards";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { deliverWebhooks } from "@/src/services/webhooks/deliver-webhooks";
import { applyDuePrices } from "@/src/services/prices/change-prices";
import { remindOfCarts } from "@/src/services/reminders/remind-of-carts";
import { reconcileOrders } from "@/src/services/orders/reconcile-orders";
import type { Shop } from "@/src/services/shop";
import { measureQueue } from "@/src/services/workshop/measure-queue";
import { purgeExpired } from "@/src/services/retention/purge-expired";
import { trackJob } from "./running-jobs";
import { holdsSchedulerLease, queue } from "./scheduler-lease";
import { rekey } from "@/src/services/rekey";
import { finished } from "@/src/server/runtime/ending";
import { shopOf } from "@/src/server/runtime/shop-of";
import { watchJob } from "@/src/server/runtime/observability/job-tally";

type ShopTask = TaskConfig<{ input: object; output: { done: number } }>;
type Timetable = NonNullable<ShopTask["schedule"]>[number];
type BeforeSchedule = NonNullable<NonNullable<Timetable["hooks"]>["beforeSchedule"]>;

const minute = 60_000;
/** Time after which an unfinished job counts as lost with its process. */
const lostAfter = 5 * minute;

/** One run of a task at a time. Payload's own rule would wait forever for a job whose process was killed. */
const whenNoneIsUnderway: BeforeSchedule = async ({ queueable, req }) => {
  if (!(await holdsSchedulerLease(req.payload))) return { shouldSchedule: false };
  const task = queueable.taskConfig?.slug;
  const notLost = { greater_than: new Date(Date.now() - lostAfter).toISOString() };
  const { totalDocs } = await req.payload.count({
    collection: "payload-jobs",
    where: {
      and: [
        { taskSlug: { equals: task } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
        { or: [{ updatedAt: notLost }, { processing: { equals: false }, waitUntil: notLost }] },
      ],
    },
    req,
  });
  return { shouldSchedule: totalDocs === 0, waitUntil: queueable.waitUntil };
};

/** A task is a service with a name and a schedule; unfinished work is found again at the next run. */
function task(slug: string, cron: string, service: (shop: Shop) => Promise<number>): ShopTask {
  return {
    slug,
    retries: { attempts: 3, backoff: { type: "exponential", delay: 2_000 } },
    outputSchema: [{ name: "done", type: "number" }],
    schedule: [{ cron, queue, hooks: { beforeSchedule: whenNoneIsUnderway } }],
    handler: async ({ req }) => ({
      output: {
        done: await finished(trackJob(slug, () => watchJob(slug, () => service(shopOf(req.payload))))),
      },
    }),
  };
}

/** Scheduled jobs of the shop. They cannot be started or stopped over the network. */
export const shopJobs: JobsConfig = {
  shouldAutoRun: holdsSchedulerLease,
  access: { run: () => false, queue: () => false, cancel: () => false },
  autoRun: [
    { queue, cron: "*/4 * * * * *", limit: 10, silent: { info: true } },
    // Pages scheduled by editors to be published or unpublished.
    { queue: "default", cron: "*/2 * * * * *", limit: 10, silent: { info: true } },
  ],
  tasks: [
    task("deliver-mails", "*/20 * * * * *", deliverMails),
    task("deliver-webhooks", "*/10 * * * * *", deliverWebhooks),
    task("apply-prices", "*/10 * * * * *", applyDuePrices),
    task("draw-printing", "*/10 * * * * *", drawPrinting),
    task("remind-of-carts", "23 * * * *", remindOfCarts),
    task("measure-queue", "* * * * *", measureQueue),
    task("reconcile-orders", "* * * * *", reconcileOrders),
    task(
      "purge-expired",
      "17 4 * * *",
      // Data retention first: a card that cannot be expired must not delay it. Rekeying last: by night every node has the
      // current secrets.
      async (shop) => {
        const done = (await purgeExpired(shop)) + (await expireCards(shop));
        const { cards, secondFactors, connections, webhooks } = await rekey(shop);
        return done + cards + secondFactors + connections + webhooks;
      },
    ),
  ],
};
