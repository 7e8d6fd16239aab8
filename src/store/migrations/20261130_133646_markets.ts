import { MigrateUpArgs, MigrateDownArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_markets_payments" AS ENUM('ideal', 'bancontact', 'eps', 'multibanco', 'przelewy24', 'twint', 'konbini', 'paypay', 'paynow');
  CREATE TYPE "public"."enum_markets_currency" AS ENUM('EUR', 'USD', 'CHF', 'SAR', 'QAR', 'GBP', 'SGD', 'JPY', 'INR');
  CREATE TYPE "public"."enum_markets_border_payer" AS ENUM('none', 'buyer', 'shop');
  CREATE TABLE "markets_payments" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_markets_payments",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "markets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"currency" "enum_markets_currency" NOT NULL,
  	"factor" numeric DEFAULT 100 NOT NULL,
  	"transit_days" numeric,
  	"border_payer" "enum_markets_border_payer" DEFAULT 'buyer' NOT NULL,
  	"border_duty_percent" numeric DEFAULT 0 NOT NULL,
  	"border_tax_percent" numeric DEFAULT 0 NOT NULL,
  	"border_duty_free_below" numeric DEFAULT 0 NOT NULL,
  	"border_tax_free_below" numeric DEFAULT 0 NOT NULL,
  	"border_value_percent" numeric DEFAULT 100 NOT NULL,
  	"border_as_of" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "markets_locales" (
  	"border_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "markets_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "markets_id" integer;
  ALTER TABLE "markets_payments" ADD CONSTRAINT "markets_payments_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "markets_locales" ADD CONSTRAINT "markets_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "markets_texts" ADD CONSTRAINT "markets_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "markets_payments_parent_idx" ON "markets_payments" USING btree ("parent_id");
  CREATE UNIQUE INDEX "markets_currency_idx" ON "markets" USING btree ("currency");
  CREATE INDEX "markets_updated_at_idx" ON "markets" USING btree ("updated_at");
  CREATE INDEX "markets_created_at_idx" ON "markets" USING btree ("created_at");
  CREATE UNIQUE INDEX "markets_locales_locale_parent_id_unique" ON "markets_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "markets_texts_order_parent" ON "markets_texts" USING btree ("order","parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_markets_fk" FOREIGN KEY ("markets_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "markets_payments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "markets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "markets_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "markets_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "markets_payments" CASCADE;
  DROP TABLE "markets" CASCADE;
  DROP TABLE "markets_locales" CASCADE;
  DROP TABLE "markets_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_markets_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "markets_id";
  DROP TYPE "public"."enum_markets_payments";
  DROP TYPE "public"."enum_markets_currency";
  DROP TYPE "public"."enum_markets_border_payer";`);
}
