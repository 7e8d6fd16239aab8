import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_quiz_questions_answers_rules_trait" AS ENUM('line', 'diameter', 'colour', 'strap', 'price', 'metal', 'making');
  CREATE TYPE "public"."enum_quiz_questions_answers_parts_field" AS ENUM('complication', 'caseType', 'caseDiameter', 'casebackType', 'dateMagnifier', 'caseColor', 'strapStyle', 'strapColor', 'strapEndlink', 'dateColor', 'dial', 'hands', 'packaging', 'warranty', 'bezelInsertColor', 'gmtHand', 'priority', 'buckle', 'secondStrap', 'rotor');
  CREATE TYPE "public"."enum_quiz_questions_answers_illustration_view" AS ENUM('front', 'back');
  CREATE TYPE "public"."enum_quiz_questions_answers_illustration_stage" AS ENUM('givre', 'brume', 'sable', 'rosee', 'craie');
  ALTER TYPE "public"."enum_manuals_sections_figure_crop" ADD VALUE 'crown' BEFORE 'date';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'forget-forms' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'forget-forms' BEFORE 'schedulePublish';
  CREATE TABLE "quiz_questions_answers_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"trait" "enum_quiz_questions_answers_rules_trait" NOT NULL,
  	"values" varchar NOT NULL,
  	"points" numeric DEFAULT 3 NOT NULL
  );
  
  CREATE TABLE "quiz_questions_answers_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"field" "enum_quiz_questions_answers_parts_field" NOT NULL,
  	"key" varchar NOT NULL
  );
  
  CREATE TABLE "quiz_questions_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"illustration_picture_id" integer,
  	"illustration_watch_id" integer,
  	"illustration_view" "enum_quiz_questions_answers_illustration_view" DEFAULT 'front' NOT NULL,
  	"illustration_stage" "enum_quiz_questions_answers_illustration_stage" DEFAULT 'givre' NOT NULL
  );
  
  CREATE TABLE "quiz_questions_answers_locales" (
  	"title" varchar NOT NULL,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "quiz_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL
  );
  
  CREATE TABLE "quiz_questions_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "quiz" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "quiz_questions_answers_rules" ADD CONSTRAINT "quiz_questions_answers_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quiz_questions_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quiz_questions_answers_parts" ADD CONSTRAINT "quiz_questions_answers_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quiz_questions_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quiz_questions_answers" ADD CONSTRAINT "quiz_questions_answers_illustration_picture_id_media_id_fk" FOREIGN KEY ("illustration_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quiz_questions_answers" ADD CONSTRAINT "quiz_questions_answers_illustration_watch_id_watches_id_fk" FOREIGN KEY ("illustration_watch_id") REFERENCES "public"."watches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quiz_questions_answers" ADD CONSTRAINT "quiz_questions_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quiz_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quiz_questions_answers_locales" ADD CONSTRAINT "quiz_questions_answers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quiz_questions_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quiz"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quiz_questions_locales" ADD CONSTRAINT "quiz_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quiz_questions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "quiz_questions_answers_rules_order_idx" ON "quiz_questions_answers_rules" USING btree ("_order");
  CREATE INDEX "quiz_questions_answers_rules_parent_id_idx" ON "quiz_questions_answers_rules" USING btree ("_parent_id");
  CREATE INDEX "quiz_questions_answers_parts_order_idx" ON "quiz_questions_answers_parts" USING btree ("_order");
  CREATE INDEX "quiz_questions_answers_parts_parent_id_idx" ON "quiz_questions_answers_parts" USING btree ("_parent_id");
  CREATE INDEX "quiz_questions_answers_order_idx" ON "quiz_questions_answers" USING btree ("_order");
  CREATE INDEX "quiz_questions_answers_parent_id_idx" ON "quiz_questions_answers" USING btree ("_parent_id");
  CREATE INDEX "quiz_questions_answers_illustration_illustration_picture_idx" ON "quiz_questions_answers" USING btree ("illustration_picture_id");
  CREATE INDEX "quiz_questions_answers_illustration_illustration_watch_idx" ON "quiz_questions_answers" USING btree ("illustration_watch_id");
  CREATE UNIQUE INDEX "quiz_questions_answers_locales_locale_parent_id_unique" ON "quiz_questions_answers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "quiz_questions_order_idx" ON "quiz_questions" USING btree ("_order");
  CREATE INDEX "quiz_questions_parent_id_idx" ON "quiz_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "quiz_questions_locales_locale_parent_id_unique" ON "quiz_questions_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "quiz_questions_answers_rules" CASCADE;
  DROP TABLE "quiz_questions_answers_parts" CASCADE;
  DROP TABLE "quiz_questions_answers" CASCADE;
  DROP TABLE "quiz_questions_answers_locales" CASCADE;
  DROP TABLE "quiz_questions" CASCADE;
  DROP TABLE "quiz_questions_locales" CASCADE;
  DROP TABLE "quiz" CASCADE;
  ALTER TABLE "manuals_sections" ALTER COLUMN "figure_crop" SET DATA TYPE text;
  ALTER TABLE "manuals_sections" ALTER COLUMN "figure_crop" SET DEFAULT 'full'::text;
  DROP TYPE "public"."enum_manuals_sections_figure_crop";
  CREATE TYPE "public"."enum_manuals_sections_figure_crop" AS ENUM('full', 'dial', 'hands', 'case', 'bezel', 'lug', 'strap', 'date', 'gmt', 'caseback', 'rotor');
  ALTER TABLE "manuals_sections" ALTER COLUMN "figure_crop" SET DEFAULT 'full'::"public"."enum_manuals_sections_figure_crop";
  ALTER TABLE "manuals_sections" ALTER COLUMN "figure_crop" SET DATA TYPE "public"."enum_manuals_sections_figure_crop" USING "figure_crop"::"public"."enum_manuals_sections_figure_crop";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'deliver-mails', 'reconcile-orders', 'forget-carts', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'deliver-mails', 'reconcile-orders', 'forget-carts', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_quiz_questions_answers_rules_trait";
  DROP TYPE "public"."enum_quiz_questions_answers_parts_field";
  DROP TYPE "public"."enum_quiz_questions_answers_illustration_view";
  DROP TYPE "public"."enum_quiz_questions_answers_illustration_stage";`)
}
