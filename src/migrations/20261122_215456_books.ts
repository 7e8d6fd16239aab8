import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "credit_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"order_id" integer NOT NULL,
  	"issued_at" timestamp(3) with time zone NOT NULL,
  	"currency" varchar NOT NULL,
  	"amount" numeric NOT NULL,
  	"to_charge" numeric NOT NULL,
  	"to_cards" numeric NOT NULL,
  	"goods" numeric NOT NULL,
  	"vouchers" numeric NOT NULL,
  	"donated" numeric NOT NULL,
  	"vat_amount" numeric NOT NULL,
  	"vat_percent" numeric NOT NULL,
  	"vat_country" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shop_settings_vat_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"country" varchar,
  	"percent" numeric
  );
  
  CREATE TABLE "_shop_settings_v_version_vat_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"country" varchar,
  	"percent" numeric,
  	"_uuid" varchar
  );
  
  ALTER TABLE "gift_cards" ALTER COLUMN "order_id" DROP NOT NULL;
  ALTER TABLE "orders" ADD COLUMN "vat_country" varchar;
  ALTER TABLE "orders" ADD COLUMN "vat_amount" numeric;
  ALTER TABLE "orders" ADD COLUMN "voucher_total" numeric;
  ALTER TABLE "orders" ADD COLUMN "donated_total" numeric;
  ALTER TABLE "gift_cards" ADD COLUMN "block_reason" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "credit_notes_id" integer;
  ALTER TABLE "shop_settings" ADD COLUMN "vat_country" varchar DEFAULT 'FR';
  ALTER TABLE "_shop_settings_v" ADD COLUMN "version_vat_country" varchar DEFAULT 'FR';
  ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_settings_vat_rates" ADD CONSTRAINT "shop_settings_vat_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shop_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shop_settings_v_version_vat_rates" ADD CONSTRAINT "_shop_settings_v_version_vat_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_shop_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "credit_notes_number_idx" ON "credit_notes" USING btree ("number");
  CREATE INDEX "credit_notes_order_idx" ON "credit_notes" USING btree ("order_id");
  CREATE INDEX "credit_notes_issued_at_idx" ON "credit_notes" USING btree ("issued_at");
  CREATE INDEX "credit_notes_updated_at_idx" ON "credit_notes" USING btree ("updated_at");
  CREATE INDEX "credit_notes_created_at_idx" ON "credit_notes" USING btree ("created_at");
  CREATE INDEX "shop_settings_vat_rates_order_idx" ON "shop_settings_vat_rates" USING btree ("_order");
  CREATE INDEX "shop_settings_vat_rates_parent_id_idx" ON "shop_settings_vat_rates" USING btree ("_parent_id");
  CREATE INDEX "_shop_settings_v_version_vat_rates_order_idx" ON "_shop_settings_v_version_vat_rates" USING btree ("_order");
  CREATE INDEX "_shop_settings_v_version_vat_rates_parent_id_idx" ON "_shop_settings_v_version_vat_rates" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_credit_notes_fk" FOREIGN KEY ("credit_notes_id") REFERENCES "public"."credit_notes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_credit_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("credit_notes_id");
  ALTER TABLE "shop_settings" DROP COLUMN "vat_percent";
  ALTER TABLE "_shop_settings_v" DROP COLUMN "version_vat_percent";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "credit_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shop_settings_vat_rates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_shop_settings_v_version_vat_rates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "credit_notes" CASCADE;
  DROP TABLE "shop_settings_vat_rates" CASCADE;
  DROP TABLE "_shop_settings_v_version_vat_rates" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_credit_notes_fk";
  
  DROP INDEX "payload_locked_documents_rels_credit_notes_id_idx";
  ALTER TABLE "gift_cards" ALTER COLUMN "order_id" SET NOT NULL;
  ALTER TABLE "shop_settings" ADD COLUMN "vat_percent" numeric DEFAULT 20;
  ALTER TABLE "_shop_settings_v" ADD COLUMN "version_vat_percent" numeric DEFAULT 20;
  ALTER TABLE "orders" DROP COLUMN "vat_country";
  ALTER TABLE "orders" DROP COLUMN "vat_amount";
  ALTER TABLE "orders" DROP COLUMN "voucher_total";
  ALTER TABLE "orders" DROP COLUMN "donated_total";
  ALTER TABLE "gift_cards" DROP COLUMN "block_reason";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "credit_notes_id";
  ALTER TABLE "shop_settings" DROP COLUMN "vat_country";
  ALTER TABLE "_shop_settings_v" DROP COLUMN "version_vat_country";`)
}
