import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_orders_carrier" AS ENUM('colissimo', 'chronopost', 'dhl', 'ups', 'fedex');
  ALTER TABLE "orders" ADD COLUMN "carrier" "enum_orders_carrier";
  ALTER TABLE "orders" ADD COLUMN "tracking_number" varchar;
  ALTER TABLE "customer_reviews" ADD COLUMN "occasion" varchar;
  CREATE UNIQUE INDEX "customer_reviews_occasion_idx" ON "customer_reviews" USING btree ("occasion");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "customer_reviews_occasion_idx";
  ALTER TABLE "orders" DROP COLUMN "carrier";
  ALTER TABLE "orders" DROP COLUMN "tracking_number";
  ALTER TABLE "customer_reviews" DROP COLUMN "occasion";
  DROP TYPE "public"."enum_orders_carrier";`)
}
