import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_pages_blocks_form_form" ADD VALUE 'gift-card';
  ALTER TYPE "public"."enum_pages_blocks_form_form" ADD VALUE 'gift-watch';
  ALTER TYPE "public"."enum_pages_blocks_form_form" ADD VALUE 'surprise-watch';
  ALTER TYPE "public"."enum__pages_v_blocks_form_form" ADD VALUE 'gift-card';
  ALTER TYPE "public"."enum__pages_v_blocks_form_form" ADD VALUE 'gift-watch';
  ALTER TYPE "public"."enum__pages_v_blocks_form_form" ADD VALUE 'surprise-watch';
  CREATE TABLE "preorder_offers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"product_id" integer NOT NULL,
  	"price" numeric DEFAULT 0 NOT NULL,
  	"deposit_percent" numeric DEFAULT 100 NOT NULL,
  	"pieces" numeric DEFAULT 1 NOT NULL,
  	"opens_at" timestamp(3) with time zone,
  	"closes_at" timestamp(3) with time zone,
  	"ships_at" timestamp(3) with time zone NOT NULL,
  	"is_invited" boolean DEFAULT false,
  	"word" varchar,
  	"word_hash" varchar,
  	"enabled" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "preorder_offers_locales" (
  	"name" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "preorder_offers_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"straps_id" integer
  );
  
  CREATE TABLE "pre_orders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"offer_id" integer NOT NULL,
  	"number" numeric NOT NULL,
  	"order_id" integer NOT NULL,
  	"released" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "preorder_offers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pre_orders_id" integer;
  ALTER TABLE "preorder_offers" ADD CONSTRAINT "preorder_offers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "preorder_offers_locales" ADD CONSTRAINT "preorder_offers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."preorder_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "preorder_offers_rels" ADD CONSTRAINT "preorder_offers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."preorder_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "preorder_offers_rels" ADD CONSTRAINT "preorder_offers_rels_straps_fk" FOREIGN KEY ("straps_id") REFERENCES "public"."straps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pre_orders" ADD CONSTRAINT "pre_orders_offer_id_preorder_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."preorder_offers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pre_orders" ADD CONSTRAINT "pre_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "preorder_offers_key_idx" ON "preorder_offers" USING btree ("key");
  CREATE INDEX "preorder_offers_product_idx" ON "preorder_offers" USING btree ("product_id");
  CREATE INDEX "preorder_offers_updated_at_idx" ON "preorder_offers" USING btree ("updated_at");
  CREATE INDEX "preorder_offers_created_at_idx" ON "preorder_offers" USING btree ("created_at");
  CREATE UNIQUE INDEX "preorder_offers_locales_locale_parent_id_unique" ON "preorder_offers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "preorder_offers_rels_order_idx" ON "preorder_offers_rels" USING btree ("order");
  CREATE INDEX "preorder_offers_rels_parent_idx" ON "preorder_offers_rels" USING btree ("parent_id");
  CREATE INDEX "preorder_offers_rels_path_idx" ON "preorder_offers_rels" USING btree ("path");
  CREATE INDEX "preorder_offers_rels_straps_id_idx" ON "preorder_offers_rels" USING btree ("straps_id");
  CREATE INDEX "pre_orders_offer_idx" ON "pre_orders" USING btree ("offer_id");
  CREATE UNIQUE INDEX "pre_orders_order_idx" ON "pre_orders" USING btree ("order_id");
  CREATE INDEX "pre_orders_updated_at_idx" ON "pre_orders" USING btree ("updated_at");
  CREATE INDEX "pre_orders_created_at_idx" ON "pre_orders" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_preorder_offers_fk" FOREIGN KEY ("preorder_offers_id") REFERENCES "public"."preorder_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pre_orders_fk" FOREIGN KEY ("pre_orders_id") REFERENCES "public"."pre_orders"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_preorder_offers_id_idx" ON "payload_locked_documents_rels" USING btree ("preorder_offers_id");
  CREATE INDEX "payload_locked_documents_rels_pre_orders_id_idx" ON "payload_locked_documents_rels" USING btree ("pre_orders_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "preorder_offers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "preorder_offers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "preorder_offers_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pre_orders" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "preorder_offers" CASCADE;
  DROP TABLE "preorder_offers_locales" CASCADE;
  DROP TABLE "preorder_offers_rels" CASCADE;
  DROP TABLE "pre_orders" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_preorder_offers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pre_orders_fk";
  
  ALTER TABLE "pages_blocks_form" ALTER COLUMN "form" SET DATA TYPE text;
  DROP TYPE "public"."enum_pages_blocks_form_form";
  CREATE TYPE "public"."enum_pages_blocks_form_form" AS ENUM('contact', 'bespoke-request', 'business-request', 'maintenance-request', 'premium', 'affiliation', 'preorder-register', 'avant-premiere-password', 'donation', 'order-search', 'gift-card-balance');
  ALTER TABLE "pages_blocks_form" ALTER COLUMN "form" SET DATA TYPE "public"."enum_pages_blocks_form_form" USING "form"::"public"."enum_pages_blocks_form_form";
  ALTER TABLE "_pages_v_blocks_form" ALTER COLUMN "form" SET DATA TYPE text;
  DROP TYPE "public"."enum__pages_v_blocks_form_form";
  CREATE TYPE "public"."enum__pages_v_blocks_form_form" AS ENUM('contact', 'bespoke-request', 'business-request', 'maintenance-request', 'premium', 'affiliation', 'preorder-register', 'avant-premiere-password', 'donation', 'order-search', 'gift-card-balance');
  ALTER TABLE "_pages_v_blocks_form" ALTER COLUMN "form" SET DATA TYPE "public"."enum__pages_v_blocks_form_form" USING "form"::"public"."enum__pages_v_blocks_form_form";
  DROP INDEX "payload_locked_documents_rels_preorder_offers_id_idx";
  DROP INDEX "payload_locked_documents_rels_pre_orders_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "preorder_offers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pre_orders_id";`)
}
