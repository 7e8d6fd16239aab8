import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_stock_items_list" AS ENUM('products', 'complications', 'case-types', 'case-diameters', 'caseback-types', 'date-magnifiers', 'case-colors', 'strap-families', 'straps', 'strap-endlinks', 'date-colors', 'dials', 'hands', 'packagings', 'warranties', 'bezel-inserts', 'gmt-hands', 'priorities', 'buckles', 'second-straps', 'rotors');
  CREATE TYPE "public"."enum_stock_movements_reason" AS ENUM('delivery', 'correction', 'order', 'release', 'sale', 'return');
  CREATE TYPE "public"."enum_stock_notices_state" AS ENUM('pending', 'confirmed', 'told');
  CREATE TYPE "public"."enum_stock_notices_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TABLE "stock_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"list" "enum_stock_items_list" NOT NULL,
  	"document" numeric NOT NULL,
  	"is_counted" boolean DEFAULT true NOT NULL,
  	"available" numeric DEFAULT 0 NOT NULL,
  	"on_hand" numeric DEFAULT 0 NOT NULL,
  	"reserved" numeric DEFAULT 0 NOT NULL,
  	"low_at" numeric,
  	"is_low" boolean DEFAULT false NOT NULL,
  	"low_since" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "stock_movements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"item_id" integer NOT NULL,
  	"reason" "enum_stock_movements_reason" NOT NULL,
  	"pieces" numeric DEFAULT 0 NOT NULL,
  	"reserved" numeric DEFAULT 0 NOT NULL,
  	"order_id" integer,
  	"by" varchar,
  	"note" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "stock_notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"item_id" integer NOT NULL,
  	"state" "enum_stock_notices_state" NOT NULL,
  	"locale" "enum_stock_notices_locale" NOT NULL,
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"asked_from" varchar NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"told_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_item_id_stock_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."stock_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_item_id_stock_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."stock_items"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "stock_items_updated_at_idx" ON "stock_items" USING btree ("updated_at");
  CREATE INDEX "stock_items_created_at_idx" ON "stock_items" USING btree ("created_at");
  CREATE UNIQUE INDEX "list_document_idx" ON "stock_items" USING btree ("list","document");
  CREATE INDEX "stock_movements_item_idx" ON "stock_movements" USING btree ("item_id");
  CREATE INDEX "stock_movements_order_idx" ON "stock_movements" USING btree ("order_id");
  CREATE UNIQUE INDEX "stock_movements_key_idx" ON "stock_movements" USING btree ("key");
  CREATE INDEX "stock_movements_updated_at_idx" ON "stock_movements" USING btree ("updated_at");
  CREATE INDEX "stock_movements_created_at_idx" ON "stock_movements" USING btree ("created_at");
  CREATE INDEX "stock_notices_email_idx" ON "stock_notices" USING btree ("email");
  CREATE INDEX "stock_notices_item_idx" ON "stock_notices" USING btree ("item_id");
  CREATE INDEX "stock_notices_state_idx" ON "stock_notices" USING btree ("state");
  CREATE INDEX "stock_notices_updated_at_idx" ON "stock_notices" USING btree ("updated_at");
  CREATE INDEX "stock_notices_created_at_idx" ON "stock_notices" USING btree ("created_at");
  CREATE UNIQUE INDEX "item_email_idx" ON "stock_notices" USING btree ("item_id","email");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "stock_items" CASCADE;
  DROP TABLE "stock_movements" CASCADE;
  DROP TABLE "stock_notices" CASCADE;
  DROP TYPE "public"."enum_stock_items_list";
  DROP TYPE "public"."enum_stock_movements_reason";
  DROP TYPE "public"."enum_stock_notices_state";
  DROP TYPE "public"."enum_stock_notices_locale";`)
}
