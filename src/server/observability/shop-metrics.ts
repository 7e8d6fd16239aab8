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
    help: "Questions that wait for a connection.",
    read: ({ shop }) => one(shop?.pool.waiting),
  },
  shop_pictures_total: {
    type: "counter",
    help: "Pictures of watches that were not among the kept answers, by where they came from: memory, disk, rendered; or refused, because too many waited.",
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
    help: "Mails that wait to leave, those for a later day included; counted to 10 000.",
    read: ({ shop }) => one(shop?.trade?.outbox.waiting),
  },
  shop_outbox_given_up: {
    type: "gauge",
    help: "Mails that are not tried any more; staff finds them under Mails. Counted to 10 000.",
    read: ({ shop }) => one(shop?.trade?.outbox.givenUp),
  },
  shop_outbox_oldest_seconds: {
    type: "gauge",
    help: "How long the oldest mail that should have left waits, newsletters left out.",
    read: ({ shop }) => one(shop?.trade?.outbox.oldestSeconds),
  },
  shop_orders: {
    type: "gauge",
    help: "Orders by state; above 10 000 PostgreSQL's estimate.",
    read: ({ shop }) => each("state", { ...shop?.trade?.orders }),
  },
  shop_payments_unsettled: {
    type: "gauge",
    help: "Orders whose payment page has been over for ten minutes without a word of the provider what became of the payment.",
    read: ({ shop }) => one(shop?.trade?.unsettled),
  },
  shop_orders_begun: {
    type: "gauge",
    help: "Orders with a begun payment, today and yesterday in Paris.",
    read: ofDays(({ begun }) => begun),
  },
  shop_orders_paid: {
    type: "gauge",
    help: "Orders paid, today and yesterday in Paris.",
    read: ofDays(({ paid }) => paid),
  },
  shop_money_taken_cents: {
    type: "gauge",
    help: "Money taken through the payment provider less what was given back of it, in hundredths of a euro, today and yesterday in Paris.",
    read: ofDays(({ revenue }) => revenue),
  },
} as const satisfies Readonly<Record<string, Metric>>;
