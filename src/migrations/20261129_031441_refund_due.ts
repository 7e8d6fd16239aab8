import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders" ADD COLUMN "refund_due_at" timestamp(3) with time zone;`)
  // Written by hand: what is owed on orders from before, and the index of the desk's queue (docs/decisions/0118).
  await db.execute(sql`
   UPDATE "orders" SET "refund_due_at" = withdrawn.first + interval '14 days'
     FROM (SELECT _parent_id, min(at) AS first, max(at) AS last FROM "orders_timeline"
            WHERE event IN ('withdrawn', 'part-withdrawn') GROUP BY _parent_id) withdrawn
    WHERE withdrawn._parent_id = "orders".id AND "orders".state <> 'refunded'
      AND NOT EXISTS (SELECT 1 FROM "orders_timeline" entry WHERE entry._parent_id = "orders".id
                         AND entry.event IN ('refund', 'refund-to-card') AND entry.at >= withdrawn.last);`)
  // Pre-orders were written without the day of their run.
  await db.execute(sql`
   UPDATE "orders" SET "promised_days" = greatest(0, ceil(extract(epoch FROM offer.ships_at - "orders".paid_at) / 86400))
     FROM "pre_orders" place JOIN "preorder_offers" offer ON offer.id = place.offer_id
    WHERE place.order_id = "orders".id AND "orders".promised_days IS NULL AND "orders".paid_at IS NOT NULL;`)
  await db.execute(sql`
   CREATE INDEX "orders_refund_due_idx" ON "orders" ("refund_due_at", "id") WHERE "refund_due_at" IS NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders" DROP COLUMN "refund_due_at";`)
}
