import type { ShopFigures } from "@/src/server/runtime/observability/own-figures";
import type { Figures } from "./figures";
import { each, one, type Metric, type Sample } from "./metric";

type DayOfTrade = NonNullable<ShopFigures["trade"]>["days"]["today"];

const ofDays =
  (read: (day: DayOfTrade) => number) =>
  ({ shop }: Figures): readonly Sample[] =>
    Object.entries(shop?.trade?.days ?? {}).map(([day, trade]) => ({ value: read(trade), labels: { day } }));

/**
 * The state of the services behind the server, and of the business. Values from the database are the same on every
 * node: take the maximum.
 */
export const shopMetrics = {
  shop_database_up: {
    type: "gauge",
    help: "1 while the database answers this process, else 0. It is asked twice a second.",
    read: ({ isDatabaseUp }) => one(isDatabaseUp ? 1 : 0),
  },
  shop_database_connections: {
    type: "gauge",
    help: "Connections of this process to the database, by state: busy or idle.",
    read: ({ shop }) =>
      each("state", shop ? { busy: shop.pool.total - shop.pool.idle, idle: shop.pool.idle } : {}),
  },
  shop_database_waiting: {
    type: "gauge",
    help: "Queries waiting for a connection of the pool.",
    read: ({ shop }) => one(shop?.pool.waiting),
  },
  shop_pictures_total: {
    type: "counter",
    help: "Pictures of watches not served from the answer cache, by source: memory, disk, rendered; or refused, because the queue was full.",
    read: ({ shop }) =>
      each(
        "source",
        shop
          ? {
              memory: shop.pictures.fromMemory,
              disk: shop.pictures.fromDisk,
              rendered: shop.pictures.renders,
              refused: shop.pictures.refused,
            }
          : {},
      ),
  },
  shop_picture_renders_in_flight: {
    type: "gauge",
    help: "Pictures that are being rendered.",
    read: ({ shop }) => one(shop?.pictures.rendering),
  },
  shop_picture_queue_length: {
    type: "gauge",
    help: "Pictures that wait to be rendered; beyond 200 they are refused.",
    read: ({ shop }) => one(shop?.pictures.waiting),
  },
  shop_picture_cache_bytes: {
    type: "gauge",
    help: "Finished pictures, by place: memory (PICTURE_MEMORY_MB), disk (PICTURE_DISK_MB).",
    read: ({ shop }) =>
      each("place", shop ? { memory: shop.pictures.hotBytes, disk: shop.pictures.storedBytes } : {}),
  },
  shop_outbox_waiting: {
    type: "gauge",
    help: "Mails not sent yet, scheduled ones included; capped at 10 000.",
    read: ({ shop }) => one(shop?.trade?.outbox.waiting),
  },
  shop_outbox_failed: {
    type: "gauge",
    help: "Mails whose delivery was abandoned; listed under Mails in the admin. Capped at 10 000.",
    read: ({ shop }) => one(shop?.trade?.outbox.givenUp),
  },
  shop_outbox_oldest_seconds: {
    type: "gauge",
    help: "Age of the oldest overdue mail, newsletters excluded.",
    read: ({ shop }) => one(shop?.trade?.outbox.oldestSeconds),
  },
  shop_orders: {
    type: "gauge",
    help: "Orders by state; above 10 000 PostgreSQL's estimate.",
    read: ({ shop }) => each("state", { ...shop?.trade?.orders }),
  },
  shop_payments_unsettled: {
    type: "gauge",
    help: "Orders whose payment session ended more than ten minutes ago without a final status from the provider.",
    read: ({ shop }) => one(shop?.trade?.unsettled),
  },
  shop_orders_created: {
    type: "gauge",
    help: "Orders created, today and yesterday (Europe/Paris).",
    read: ofDays(({ created }) => created),
  },
  shop_orders_paid: {
    type: "gauge",
    help: "Orders paid, today and yesterday (Europe/Paris).",
    read: ofDays(({ paid }) => paid),
  },
  shop_revenue_cents: {
    type: "gauge",
    help: "Charges minus refunds through the payment provider, in euro cents, today and yesterday (Europe/Paris).",
    read: ofDays(({ revenue }) => revenue),
  },
} as const satisfies Readonly<Record<string, Metric>>;
