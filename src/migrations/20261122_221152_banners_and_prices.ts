import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_price_batches_state" AS ENUM('scheduled', 'applied', 'cancelled', 'refused');
  CREATE TYPE "public"."enum_banners_languages" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_banners_place" AS ENUM('everywhere', 'home', 'line', 'pages');
  CREATE TYPE "public"."enum_banners_line" AS ENUM('reminiscence', 'distinction', 'distinction-rose', 'distinction-horizon');
  CREATE TYPE "public"."enum__banners_v_version_languages" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum__banners_v_version_place" AS ENUM('everywhere', 'home', 'line', 'pages');
  CREATE TYPE "public"."enum__banners_v_version_line" AS ENUM('reminiscence', 'distinction', 'distinction-rose', 'distinction-horizon');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'apply-prices' BEFORE 'remind-of-carts';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'apply-prices' BEFORE 'remind-of-carts';
  CREATE TABLE "price_batches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"catalogue" varchar NOT NULL,
  	"state" "enum_price_batches_state" NOT NULL,
  	"by" varchar NOT NULL,
  	"decided_at" timestamp(3) with time zone NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"problem" varchar,
  	"undoes_id" integer
  );
  
  CREATE TABLE "price_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"batch_id" integer NOT NULL,
  	"catalogue" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"reference" varchar NOT NULL,
  	"before" numeric NOT NULL,
  	"after" numeric NOT NULL
  );
  
  CREATE TABLE "banners_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_banners_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "banners_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_banners_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__banners_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_banners_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "banners" ADD COLUMN "starts_at" timestamp(3) with time zone;
  ALTER TABLE "banners" ADD COLUMN "ends_at" timestamp(3) with time zone;
  ALTER TABLE "banners" ADD COLUMN "place" "enum_banners_place" DEFAULT 'everywhere';
  ALTER TABLE "banners" ADD COLUMN "line" "enum_banners_line";
  ALTER TABLE "_banners_v" ADD COLUMN "version_starts_at" timestamp(3) with time zone;
  ALTER TABLE "_banners_v" ADD COLUMN "version_ends_at" timestamp(3) with time zone;
  ALTER TABLE "_banners_v" ADD COLUMN "version_place" "enum__banners_v_version_place" DEFAULT 'everywhere';
  ALTER TABLE "_banners_v" ADD COLUMN "version_line" "enum__banners_v_version_line";
  ALTER TABLE "price_batches" ADD CONSTRAINT "price_batches_undoes_id_price_batches_id_fk" FOREIGN KEY ("undoes_id") REFERENCES "public"."price_batches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_batch_id_price_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."price_batches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners_languages" ADD CONSTRAINT "banners_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners_texts" ADD CONSTRAINT "banners_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v_version_languages" ADD CONSTRAINT "_banners_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v_texts" ADD CONSTRAINT "_banners_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "price_batches_undoes_idx" ON "price_batches" USING btree ("undoes_id");
  CREATE INDEX "price_changes_batch_idx" ON "price_changes" USING btree ("batch_id");
  CREATE INDEX "catalogue_document_idx" ON "price_changes" USING btree ("catalogue","document");
  CREATE INDEX "banners_languages_order_idx" ON "banners_languages" USING btree ("order");
  CREATE INDEX "banners_languages_parent_idx" ON "banners_languages" USING btree ("parent_id");
  CREATE INDEX "banners_texts_order_parent" ON "banners_texts" USING btree ("order","parent_id");
  CREATE INDEX "_banners_v_version_languages_order_idx" ON "_banners_v_version_languages" USING btree ("order");
  CREATE INDEX "_banners_v_version_languages_parent_idx" ON "_banners_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_banners_v_texts_order_parent" ON "_banners_v_texts" USING btree ("order","parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "price_batches" CASCADE;
  DROP TABLE "price_changes" CASCADE;
  DROP TABLE "banners_languages" CASCADE;
  DROP TABLE "banners_texts" CASCADE;
  DROP TABLE "_banners_v_version_languages" CASCADE;
  DROP TABLE "_banners_v_texts" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'deliver-mails', 'remind-of-carts', 'reconcile-orders', 'forget-expired', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'deliver-mails', 'remind-of-carts', 'reconcile-orders', 'forget-expired', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "banners" DROP COLUMN "starts_at";
  ALTER TABLE "banners" DROP COLUMN "ends_at";
  ALTER TABLE "banners" DROP COLUMN "place";
  ALTER TABLE "banners" DROP COLUMN "line";
  ALTER TABLE "_banners_v" DROP COLUMN "version_starts_at";
  ALTER TABLE "_banners_v" DROP COLUMN "version_ends_at";
  ALTER TABLE "_banners_v" DROP COLUMN "version_place";
  ALTER TABLE "_banners_v" DROP COLUMN "version_line";
  DROP TYPE "public"."enum_price_batches_state";
  DROP TYPE "public"."enum_banners_languages";
  DROP TYPE "public"."enum_banners_place";
  DROP TYPE "public"."enum_banners_line";
  DROP TYPE "public"."enum__banners_v_version_languages";
  DROP TYPE "public"."enum__banners_v_version_place";
  DROP TYPE "public"."enum__banners_v_version_line";`)
}
