import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_orders_payment_provider" AS ENUM('stripe', 'paypal');
  ALTER TYPE "public"."enum_affiliates_status" ADD VALUE 'ended';
  CREATE TABLE "affiliate_visits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"affiliate_id" integer NOT NULL,
  	"day" varchar NOT NULL,
  	"times" numeric NOT NULL
  );
  
  ALTER TABLE "orders" ADD COLUMN "affiliate_id" integer;
  ALTER TABLE "orders" ADD COLUMN "affiliate_percent" numeric;
  ALTER TABLE "orders" ADD COLUMN "payment_provider" "enum_orders_payment_provider" DEFAULT 'stripe' NOT NULL;
  ALTER TABLE "orders" ADD COLUMN "session_round" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "carts" ADD COLUMN "reminded_at" timestamp(3) with time zone;
  ALTER TABLE "customers" ADD COLUMN "last_seen_at" timestamp(3) with time zone;
  ALTER TABLE "customers" ADD COLUMN "idle_told_at" timestamp(3) with time zone;
  ALTER TABLE "customers" ADD COLUMN "cart_mail_at" timestamp(3) with time zone;
  ALTER TABLE "customers" ADD COLUMN "cart_mail_text" varchar;
  ALTER TABLE "customers" ADD COLUMN "cart_mail_from" varchar;
  ALTER TABLE "affiliates" ADD COLUMN "code" varchar;
  ALTER TABLE "affiliates" ADD COLUMN "reduction" numeric;
  ALTER TABLE "affiliates" ADD COLUMN "commission" numeric;
  ALTER TABLE "affiliates" ADD COLUMN "reason" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "affiliate_visits_id" integer;
  ALTER TABLE "affiliate_visits" ADD CONSTRAINT "affiliate_visits_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "affiliate_visits_affiliate_idx" ON "affiliate_visits" USING btree ("affiliate_id");
  CREATE INDEX "affiliate_visits_day_idx" ON "affiliate_visits" USING btree ("day");
  CREATE UNIQUE INDEX "affiliate_day_idx" ON "affiliate_visits" USING btree ("affiliate_id","day");
  ALTER TABLE "orders" ADD CONSTRAINT "orders_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_affiliate_visits_fk" FOREIGN KEY ("affiliate_visits_id") REFERENCES "public"."affiliate_visits"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "orders_affiliate_idx" ON "orders" USING btree ("affiliate_id");
  CREATE INDEX "customers_last_seen_at_idx" ON "customers" USING btree ("last_seen_at");
  CREATE UNIQUE INDEX "affiliates_code_idx" ON "affiliates" USING btree ("code");
  CREATE INDEX "payload_locked_documents_rels_affiliate_visits_id_idx" ON "payload_locked_documents_rels" USING btree ("affiliate_visits_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "affiliate_visits" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "affiliate_visits" CASCADE;
  ALTER TABLE "orders" DROP CONSTRAINT "orders_affiliate_id_affiliates_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_affiliate_visits_fk";
  
  ALTER TABLE "affiliates" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "affiliates" ALTER COLUMN "status" SET DEFAULT 'applied'::text;
  DROP TYPE "public"."enum_affiliates_status";
  CREATE TYPE "public"."enum_affiliates_status" AS ENUM('applied', 'accepted', 'refused');
  ALTER TABLE "affiliates" ALTER COLUMN "status" SET DEFAULT 'applied'::"public"."enum_affiliates_status";
  ALTER TABLE "affiliates" ALTER COLUMN "status" SET DATA TYPE "public"."enum_affiliates_status" USING "status"::"public"."enum_affiliates_status";
  DROP INDEX "orders_affiliate_idx";
  DROP INDEX "customers_last_seen_at_idx";
  DROP INDEX "affiliates_code_idx";
  DROP INDEX "payload_locked_documents_rels_affiliate_visits_id_idx";
  ALTER TABLE "orders" DROP COLUMN "affiliate_id";
  ALTER TABLE "orders" DROP COLUMN "affiliate_percent";
  ALTER TABLE "orders" DROP COLUMN "payment_provider";
  ALTER TABLE "orders" DROP COLUMN "session_round";
  ALTER TABLE "carts" DROP COLUMN "reminded_at";
  ALTER TABLE "customers" DROP COLUMN "last_seen_at";
  ALTER TABLE "customers" DROP COLUMN "idle_told_at";
  ALTER TABLE "customers" DROP COLUMN "cart_mail_at";
  ALTER TABLE "customers" DROP COLUMN "cart_mail_text";
  ALTER TABLE "customers" DROP COLUMN "cart_mail_from";
  ALTER TABLE "affiliates" DROP COLUMN "code";
  ALTER TABLE "affiliates" DROP COLUMN "reduction";
  ALTER TABLE "affiliates" DROP COLUMN "commission";
  ALTER TABLE "affiliates" DROP COLUMN "reason";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "affiliate_visits_id";
  DROP TYPE "public"."enum_orders_payment_provider";`)
}
