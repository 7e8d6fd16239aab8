import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "customer_reviews_locales" (
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "customers_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "orders" ADD COLUMN "cart_reminded_at" timestamp(3) with time zone;
  ALTER TABLE "customer_reviews" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "customer_reviews_locales" ADD CONSTRAINT "customer_reviews_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."customer_reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "customers_texts" ADD CONSTRAINT "customers_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "customer_reviews_locales_locale_parent_id_unique" ON "customer_reviews_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "customers_texts_order_parent" ON "customers_texts" USING btree ("order","parent_id");
  CREATE INDEX "customers_texts_text_idx" ON "customers_texts" USING btree ("text");
  CREATE INDEX "orders_recovered_idx" ON "orders" USING btree ("paid_at","id") WHERE cart_reminded_at is not null;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "customer_reviews_locales" CASCADE;
  DROP TABLE "customers_texts" CASCADE;
  ALTER TABLE "orders" DROP COLUMN "cart_reminded_at";
  ALTER TABLE "customer_reviews" DROP COLUMN "answered_at";`)
}
