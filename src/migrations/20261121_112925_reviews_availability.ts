import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_watches_colour" AS ENUM('argent', 'creme', 'gris', 'brun', 'rose', 'rouge', 'vert', 'bleu', 'noir');
  CREATE TYPE "public"."enum_products_availability" AS ENUM('in-stock', 'made-to-order', 'sold-out');
  CREATE TYPE "public"."enum_customer_reviews_status" AS ENUM('pending', 'published', 'refused');
  CREATE TYPE "public"."enum_customer_reviews_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TABLE "customer_reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_customer_reviews_status" DEFAULT 'pending' NOT NULL,
  	"watch_id" integer NOT NULL,
  	"order_id" integer,
  	"verified" boolean DEFAULT false NOT NULL,
  	"rating" numeric NOT NULL,
  	"text" varchar NOT NULL,
  	"author" varchar,
  	"locale" "enum_customer_reviews_locale" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "watches" ADD COLUMN "colour" "enum_watches_colour" DEFAULT 'argent' NOT NULL;
  ALTER TABLE "watches_locales" ADD COLUMN "box" varchar;
  ALTER TABLE "products" ADD COLUMN "availability" "enum_products_availability" DEFAULT 'in-stock' NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "customer_reviews_id" integer;
  ALTER TABLE "customer_reviews" ADD CONSTRAINT "customer_reviews_watch_id_watches_id_fk" FOREIGN KEY ("watch_id") REFERENCES "public"."watches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customer_reviews" ADD CONSTRAINT "customer_reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "customer_reviews_status_idx" ON "customer_reviews" USING btree ("status");
  CREATE INDEX "customer_reviews_watch_idx" ON "customer_reviews" USING btree ("watch_id");
  CREATE INDEX "customer_reviews_order_idx" ON "customer_reviews" USING btree ("order_id");
  CREATE INDEX "customer_reviews_updated_at_idx" ON "customer_reviews" USING btree ("updated_at");
  CREATE INDEX "customer_reviews_created_at_idx" ON "customer_reviews" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customer_reviews_fk" FOREIGN KEY ("customer_reviews_id") REFERENCES "public"."customer_reviews"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_customer_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("customer_reviews_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "customer_reviews" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "customer_reviews" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_customer_reviews_fk";
  
  DROP INDEX "payload_locked_documents_rels_customer_reviews_id_idx";
  ALTER TABLE "watches" DROP COLUMN "colour";
  ALTER TABLE "watches_locales" DROP COLUMN "box";
  ALTER TABLE "products" DROP COLUMN "availability";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "customer_reviews_id";
  DROP TYPE "public"."enum_watches_colour";
  DROP TYPE "public"."enum_products_availability";
  DROP TYPE "public"."enum_customer_reviews_status";
  DROP TYPE "public"."enum_customer_reviews_locale";`)
}
