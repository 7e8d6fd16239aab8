import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_manuals_sections_figure_drawing" AS ENUM('crown', 'date-hours', 'spring-bar');
  CREATE TYPE "public"."enum_manuals_sections_figure_illustration_view" AS ENUM('front', 'back');
  CREATE TYPE "public"."enum_manuals_sections_figure_illustration_stage" AS ENUM('givre', 'brume', 'sable', 'rosee', 'craie');
  CREATE TYPE "public"."enum_manuals_sections_figure_crop" AS ENUM('full', 'dial', 'hands', 'case', 'bezel', 'lug', 'strap', 'date', 'gmt', 'caseback', 'rotor');
  CREATE TYPE "public"."enum_manuals_cover_view" AS ENUM('front', 'back');
  CREATE TYPE "public"."enum_manuals_cover_stage" AS ENUM('givre', 'brume', 'sable', 'rosee', 'craie');
  CREATE TYPE "public"."enum_requests_status" AS ENUM('new', 'answered');
  CREATE TYPE "public"."enum_requests_kind" AS ENUM('contact', 'bespoke-request', 'business-request', 'maintenance-request', 'configurator-request', 'premium');
  CREATE TYPE "public"."enum_requests_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_subscribers_state" AS ENUM('pending', 'confirmed', 'left');
  CREATE TYPE "public"."enum_subscribers_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_affiliates_status" AS ENUM('applied', 'accepted', 'refused');
  CREATE TYPE "public"."enum_affiliates_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TABLE "manuals_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"figure_drawing" "enum_manuals_sections_figure_drawing",
  	"figure_illustration_picture_id" integer,
  	"figure_illustration_watch_id" integer,
  	"figure_illustration_view" "enum_manuals_sections_figure_illustration_view" DEFAULT 'front' NOT NULL,
  	"figure_illustration_stage" "enum_manuals_sections_figure_illustration_stage" DEFAULT 'givre' NOT NULL,
  	"figure_crop" "enum_manuals_sections_figure_crop" DEFAULT 'full'
  );
  
  CREATE TABLE "manuals_sections_locales" (
  	"title" varchar NOT NULL,
  	"body" jsonb NOT NULL,
  	"figure_caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "manuals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric NOT NULL,
  	"cover_picture_id" integer,
  	"cover_watch_id" integer,
  	"cover_view" "enum_manuals_cover_view" DEFAULT 'front' NOT NULL,
  	"cover_stage" "enum_manuals_cover_stage" DEFAULT 'givre' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "manuals_locales" (
  	"title" varchar NOT NULL,
  	"summary" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "requests_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"value" varchar NOT NULL
  );
  
  CREATE TABLE "requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_requests_status" DEFAULT 'new' NOT NULL,
  	"number" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"staff_note" varchar,
  	"kind" "enum_requests_kind" NOT NULL,
  	"locale" "enum_requests_locale" NOT NULL,
  	"watch" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "limits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"used" numeric NOT NULL,
  	"resets_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"state" "enum_subscribers_state" NOT NULL,
  	"locale" "enum_subscribers_locale" NOT NULL,
  	"consent_text" varchar NOT NULL,
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"asked_from" varchar NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"confirmed_from" varchar,
  	"left_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "affiliates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_affiliates_status" DEFAULT 'applied' NOT NULL,
  	"number" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"staff_note" varchar,
  	"locale" "enum_affiliates_locale" NOT NULL,
  	"site" varchar NOT NULL,
  	"channel" varchar NOT NULL,
  	"audience" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "mails" ADD COLUMN "recipient" varchar;
  ALTER TABLE "mails" ADD COLUMN "letter" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "manuals_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "requests_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "limits_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscribers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "affiliates_id" integer;
  ALTER TABLE "manuals_sections" ADD CONSTRAINT "manuals_sections_figure_illustration_picture_id_media_id_fk" FOREIGN KEY ("figure_illustration_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "manuals_sections" ADD CONSTRAINT "manuals_sections_figure_illustration_watch_id_watches_id_fk" FOREIGN KEY ("figure_illustration_watch_id") REFERENCES "public"."watches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "manuals_sections" ADD CONSTRAINT "manuals_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."manuals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "manuals_sections_locales" ADD CONSTRAINT "manuals_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."manuals_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "manuals" ADD CONSTRAINT "manuals_cover_picture_id_media_id_fk" FOREIGN KEY ("cover_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "manuals" ADD CONSTRAINT "manuals_cover_watch_id_watches_id_fk" FOREIGN KEY ("cover_watch_id") REFERENCES "public"."watches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "manuals_locales" ADD CONSTRAINT "manuals_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."manuals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "requests_answers" ADD CONSTRAINT "requests_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "manuals_sections_order_idx" ON "manuals_sections" USING btree ("_order");
  CREATE INDEX "manuals_sections_parent_id_idx" ON "manuals_sections" USING btree ("_parent_id");
  CREATE INDEX "manuals_sections_figure_illustration_figure_illustration_idx" ON "manuals_sections" USING btree ("figure_illustration_picture_id");
  CREATE INDEX "manuals_sections_figure_illustration_figure_illustrati_1_idx" ON "manuals_sections" USING btree ("figure_illustration_watch_id");
  CREATE UNIQUE INDEX "manuals_sections_locales_locale_parent_id_unique" ON "manuals_sections_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "manuals_number_idx" ON "manuals" USING btree ("number");
  CREATE INDEX "manuals_cover_cover_picture_idx" ON "manuals" USING btree ("cover_picture_id");
  CREATE INDEX "manuals_cover_cover_watch_idx" ON "manuals" USING btree ("cover_watch_id");
  CREATE INDEX "manuals_updated_at_idx" ON "manuals" USING btree ("updated_at");
  CREATE INDEX "manuals_created_at_idx" ON "manuals" USING btree ("created_at");
  CREATE UNIQUE INDEX "manuals_locales_locale_parent_id_unique" ON "manuals_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "requests_answers_order_idx" ON "requests_answers" USING btree ("_order");
  CREATE INDEX "requests_answers_parent_id_idx" ON "requests_answers" USING btree ("_parent_id");
  CREATE INDEX "requests_status_idx" ON "requests" USING btree ("status");
  CREATE UNIQUE INDEX "requests_number_idx" ON "requests" USING btree ("number");
  CREATE INDEX "requests_email_idx" ON "requests" USING btree ("email");
  CREATE INDEX "requests_kind_idx" ON "requests" USING btree ("kind");
  CREATE INDEX "requests_updated_at_idx" ON "requests" USING btree ("updated_at");
  CREATE INDEX "requests_created_at_idx" ON "requests" USING btree ("created_at");
  CREATE UNIQUE INDEX "limits_key_idx" ON "limits" USING btree ("key");
  CREATE INDEX "limits_resets_at_idx" ON "limits" USING btree ("resets_at");
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_state_idx" ON "subscribers" USING btree ("state");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE INDEX "affiliates_status_idx" ON "affiliates" USING btree ("status");
  CREATE UNIQUE INDEX "affiliates_number_idx" ON "affiliates" USING btree ("number");
  CREATE INDEX "affiliates_email_idx" ON "affiliates" USING btree ("email");
  CREATE INDEX "affiliates_updated_at_idx" ON "affiliates" USING btree ("updated_at");
  CREATE INDEX "affiliates_created_at_idx" ON "affiliates" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_manuals_fk" FOREIGN KEY ("manuals_id") REFERENCES "public"."manuals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_requests_fk" FOREIGN KEY ("requests_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_limits_fk" FOREIGN KEY ("limits_id") REFERENCES "public"."limits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_affiliates_fk" FOREIGN KEY ("affiliates_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_manuals_id_idx" ON "payload_locked_documents_rels" USING btree ("manuals_id");
  CREATE INDEX "payload_locked_documents_rels_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("requests_id");
  CREATE INDEX "payload_locked_documents_rels_limits_id_idx" ON "payload_locked_documents_rels" USING btree ("limits_id");
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_affiliates_id_idx" ON "payload_locked_documents_rels" USING btree ("affiliates_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "manuals_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "manuals_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "manuals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "manuals_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "requests_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "limits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscribers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "affiliates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "manuals_sections" CASCADE;
  DROP TABLE "manuals_sections_locales" CASCADE;
  DROP TABLE "manuals" CASCADE;
  DROP TABLE "manuals_locales" CASCADE;
  DROP TABLE "requests_answers" CASCADE;
  DROP TABLE "requests" CASCADE;
  DROP TABLE "limits" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "affiliates" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_manuals_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_requests_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_limits_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscribers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_affiliates_fk";
  
  DROP INDEX "payload_locked_documents_rels_manuals_id_idx";
  DROP INDEX "payload_locked_documents_rels_requests_id_idx";
  DROP INDEX "payload_locked_documents_rels_limits_id_idx";
  DROP INDEX "payload_locked_documents_rels_subscribers_id_idx";
  DROP INDEX "payload_locked_documents_rels_affiliates_id_idx";
  ALTER TABLE "mails" DROP COLUMN "recipient";
  ALTER TABLE "mails" DROP COLUMN "letter";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "manuals_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "requests_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "limits_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscribers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "affiliates_id";
  DROP TYPE "public"."enum_manuals_sections_figure_drawing";
  DROP TYPE "public"."enum_manuals_sections_figure_illustration_view";
  DROP TYPE "public"."enum_manuals_sections_figure_illustration_stage";
  DROP TYPE "public"."enum_manuals_sections_figure_crop";
  DROP TYPE "public"."enum_manuals_cover_view";
  DROP TYPE "public"."enum_manuals_cover_stage";
  DROP TYPE "public"."enum_requests_status";
  DROP TYPE "public"."enum_requests_kind";
  DROP TYPE "public"."enum_requests_locale";
  DROP TYPE "public"."enum_subscribers_state";
  DROP TYPE "public"."enum_subscribers_locale";
  DROP TYPE "public"."enum_affiliates_status";
  DROP TYPE "public"."enum_affiliates_locale";`)
}
