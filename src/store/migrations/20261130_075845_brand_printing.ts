import { MigrateUpArgs, MigrateDownArgs, sql } from "@payloadcms/db-postgres";

/** What each delivered dial prints. */
const deliveredPrinting = sql.raw(`(VALUES
 ('DI', 'classic', '#dfdfde'),
 ('DI-GR', 'classic', '#dfdfde'),
 ('DI-PI', 'classic', '#262626'),
 ('POT-BL', 'bare', '#dfdfde'),
 ('ART-COMET1', 'bare', '#cbbb8a'),
 ('ART-COMET2', 'bare', '#cbbb8a'),
 ('ART-BUGL', 'art', '#dfdfde'),
 ('ART-WH', 'roman', '#262626'),
 ('ART-WHGL', 'art', '#262626'),
 ('ART-WAVE', 'art', '#dfdfde'),
 ('RE1070', 'classic', '#443428'),
 ('DI01', 'classic', '#262626'),
 ('DI02', 'classic', '#dfdfde'),
 ('DI03', 'classic', '#dfdfde'),
 ('DI05', 'classic', '#dfdfde'),
 ('DIPIME', 'stone', '#262626'),
 ('DIPIMM', 'stone', '#cbbb8a'),
 ('DIPILI', 'stone', '#cbbb8a'),
 ('DIPIAL', 'stone', '#cbbb8a'),
 ('DIPIRU', 'stone', '#cbbb8a'),
 ('DIHO', 'classic', '#dfdfde'),
 ('DIBU01', 'classic', '#dfdfde')) AS "d" ("key", "layout", "ink")`);

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_dials_printing_layout" AS ENUM('classic', 'art', 'roman', 'bare', 'stone');
  CREATE TYPE "public"."enum__dials_v_version_printing_layout" AS ENUM('classic', 'art', 'roman', 'bare', 'stone');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'draw-printing' BEFORE 'remind-of-carts';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'draw-printing' BEFORE 'remind-of-carts';
  ALTER TABLE "dials" ADD COLUMN "printing_layout" "enum_dials_printing_layout";
  ALTER TABLE "dials" ADD COLUMN "printing_ink" varchar;
  ALTER TABLE "_dials_v" ADD COLUMN "version_printing_layout" "enum__dials_v_version_printing_layout";
  ALTER TABLE "_dials_v" ADD COLUMN "version_printing_ink" varchar;
  ALTER TABLE "layers" ADD COLUMN "drawn_from" varchar;
  ALTER TABLE "media" ADD COLUMN "printed_from" varchar;
  ALTER TABLE "brand" ADD COLUMN "mark" jsonb;
  ALTER TABLE "brand" ADD COLUMN "wordmark" jsonb;
  ALTER TABLE "brand" ADD COLUMN "dial_line" varchar DEFAULT 'AUTOMATIQUE';
  ALTER TABLE "_brand_v" ADD COLUMN "version_mark" jsonb;
  ALTER TABLE "_brand_v" ADD COLUMN "version_wordmark" jsonb;
  ALTER TABLE "_brand_v" ADD COLUMN "version_dial_line" varchar DEFAULT 'AUTOMATIQUE';
  CREATE INDEX "layers_drawn_from_idx" ON "layers" USING btree ("drawn_from");`);
  // A shop that already sells prints what it was delivered with. Under another name it has no mark and its name is set.
  await db.execute(sql`
   UPDATE "brand" SET "mark" = '{"width":0.924,"path":"M-0.462 -0.5L-0.338 -0.5L0.034 0.5L-0.034 0.5ZM0.338 -0.5L0.462 -0.5L0.034 0.5L-0.034 0.5ZM-0.062 -0.6L0.062 -0.6L0.062 0.5L-0.062 0.5Z"}',
     "wordmark" = '{"width":8.0371,"path":"M-3.2314 -0.5L-3.5257 0.2029L-3.82 -0.5L-4.0143 -0.5L-3.5257 0.5557L-3.0357 -0.5L-3.2314 -0.5ZM-2.4814 0.2429L-2.1129 0.2429L-1.9986 0.5L-1.8071 0.5L-2.2971 -0.5557L-2.7857 0.5L-2.5957 0.5L-2.4814 0.2429ZM-2.4329 0.1L-2.2971 -0.2171L-2.16 0.1L-2.4329 0.1ZM-1.2814 -0.5L-1.45 -0.5L-1.45 0.5L-0.8843 0.5L-0.8843 0.3486L-1.2814 0.3486L-1.2814 -0.5ZM-0.3943 0L-0.3943 0Q-0.3943 -0.1071 -0.3464 -0.1864Q-0.2986 -0.2657 -0.2214 -0.3093Q-0.1443 -0.3529 -0.0529 -0.3529L-0.0529 -0.3529Q0.0186 -0.3529 0.0764 -0.3343Q0.1343 -0.3157 0.18 -0.2836Q0.2257 -0.2514 0.26 -0.2114L0.26 -0.2114L0.26 -0.4114Q0.1986 -0.4643 0.125 -0.4914Q0.0514 -0.5186 -0.0586 -0.5186L-0.0586 -0.5186Q-0.1686 -0.5186 -0.2636 -0.4807Q-0.3586 -0.4429 -0.4286 -0.3736Q-0.4986 -0.3043 -0.5379 -0.2093Q-0.5771 -0.1143 -0.5771 0L-0.5771 0Q-0.5771 0.1129 -0.5379 0.2079Q-0.4986 0.3029 -0.4286 0.3729Q-0.3586 0.4429 -0.2636 0.48Q-0.1686 0.5171 -0.0586 0.5171L-0.0586 0.5171Q0.0514 0.5171 0.125 0.49Q0.1986 0.4629 0.26 0.4114L0.26 0.4114L0.26 0.21Q0.2257 0.2514 0.18 0.2836Q0.1343 0.3157 0.0764 0.3343Q0.0186 0.3529 -0.0529 0.3529L-0.0529 0.3529Q-0.1443 0.3529 -0.2214 0.3086Q-0.2986 0.2643 -0.3464 0.185Q-0.3943 0.1057 -0.3943 0ZM0.8314 0L0.8314 0Q0.8314 -0.1029 0.8757 -0.1836Q0.92 -0.2643 0.9964 -0.31Q1.0729 -0.3557 1.1714 -0.3557L1.1714 -0.3557Q1.2729 -0.3557 1.3493 -0.31Q1.4257 -0.2643 1.4686 -0.1836Q1.5114 -0.1029 1.5114 0L1.5114 0Q1.5114 0.1029 1.4679 0.1829Q1.4243 0.2629 1.3479 0.3093Q1.2714 0.3557 1.1714 0.3557L1.1714 0.3557Q1.0729 0.3557 0.9964 0.3093Q0.92 0.2629 0.8757 0.1829Q0.8314 0.1029 0.8314 0ZM0.6529 0L0.6529 0Q0.6529 0.1114 0.6914 0.2071Q0.73 0.3029 0.8 0.3729Q0.87 0.4429 0.965 0.4821Q1.06 0.5214 1.1714 0.5214L1.1714 0.5214Q1.2857 0.5214 1.38 0.4821Q1.4743 0.4429 1.5443 0.3729Q1.6143 0.3029 1.6529 0.2071Q1.6914 0.1114 1.6914 0L1.6914 0Q1.6914 -0.1129 1.6529 -0.2071Q1.6143 -0.3014 1.5436 -0.3707Q1.4729 -0.44 1.3786 -0.4793Q1.2843 -0.5186 1.1714 -0.5186L1.1714 -0.5186Q1.0614 -0.5186 0.9664 -0.4793Q0.8714 -0.44 0.8007 -0.3707Q0.73 -0.3014 0.6914 -0.2071Q0.6529 -0.1129 0.6529 0ZM2.2614 -0.5L2.0929 -0.5L2.0929 0.1714Q2.0929 0.2543 2.1193 0.3193Q2.1457 0.3843 2.1943 0.43Q2.2429 0.4757 2.31 0.5Q2.3771 0.5243 2.4571 0.5243L2.4571 0.5243Q2.5371 0.5243 2.6043 0.5Q2.6714 0.4757 2.7207 0.43Q2.77 0.3843 2.7964 0.3193Q2.8229 0.2543 2.8229 0.1714L2.8229 0.1714L2.8229 -0.5L2.6529 -0.5L2.6529 0.1643Q2.6529 0.2557 2.6036 0.3129Q2.5543 0.37 2.4571 0.37L2.4571 0.37Q2.3614 0.37 2.3114 0.3129Q2.2614 0.2557 2.2614 0.1643L2.2614 0.1643L2.2614 -0.5ZM3.5886 -0.5L3.28 -0.5L3.28 0.5L3.4486 0.5L3.4486 0.1214L3.5529 0.1214L3.8043 0.5L4.0086 0.5L3.7257 0.1029Q3.7543 0.0943 3.7786 0.0829L3.7786 0.0829Q3.8586 0.0443 3.9036 -0.0257Q3.9486 -0.0957 3.9486 -0.19Q3.9486 -0.2843 3.9036 -0.3536Q3.8586 -0.4229 3.7786 -0.4614Q3.6986 -0.5 3.5886 -0.5L3.5886 -0.5ZM3.5814 -0.0186L3.4486 -0.0186L3.4486 -0.3543L3.5814 -0.3543Q3.64 -0.3543 3.6829 -0.3343Q3.7257 -0.3143 3.75 -0.2771Q3.7743 -0.24 3.7743 -0.1857L3.7743 -0.1857Q3.7743 -0.1329 3.75 -0.095Q3.7257 -0.0571 3.6829 -0.0379Q3.64 -0.0186 3.5814 -0.0186L3.5814 -0.0186Z"}'
     WHERE "name" = 'Atelier Valcour';
   UPDATE "_brand_v" SET "version_mark" = "brand"."mark", "version_wordmark" = "brand"."wordmark"
     FROM "brand" WHERE "version_name" = "brand"."name";
   UPDATE "dials" SET "printing_layout" = "layout"::"enum_dials_printing_layout", "printing_ink" = "ink"
     FROM ${deliveredPrinting}, "layers"
     WHERE "dials"."key" = "d"."key" AND "layers"."id" = "dials"."printing_id" AND "layers"."name" = 'PRINT-' || "d"."key";
   UPDATE "_dials_v" SET "version_printing_layout" = "layout"::"enum__dials_v_version_printing_layout",
     "version_printing_ink" = "ink"
     FROM ${deliveredPrinting}, "layers"
     WHERE "version_key" = "d"."key" AND "layers"."id" = "version_printing_id" AND "layers"."name" = 'PRINT-' || "d"."key";
`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'deliver-mails', 'apply-prices', 'remind-of-carts', 'measure-queue', 'reconcile-orders', 'purge-expired', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'deliver-mails', 'apply-prices', 'remind-of-carts', 'measure-queue', 'reconcile-orders', 'purge-expired', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "layers_drawn_from_idx";
  ALTER TABLE "dials" DROP COLUMN "printing_layout";
  ALTER TABLE "dials" DROP COLUMN "printing_ink";
  ALTER TABLE "_dials_v" DROP COLUMN "version_printing_layout";
  ALTER TABLE "_dials_v" DROP COLUMN "version_printing_ink";
  ALTER TABLE "layers" DROP COLUMN "drawn_from";
  ALTER TABLE "media" DROP COLUMN "printed_from";
  ALTER TABLE "brand" DROP COLUMN "mark";
  ALTER TABLE "brand" DROP COLUMN "wordmark";
  ALTER TABLE "brand" DROP COLUMN "dial_line";
  ALTER TABLE "_brand_v" DROP COLUMN "version_mark";
  ALTER TABLE "_brand_v" DROP COLUMN "version_wordmark";
  ALTER TABLE "_brand_v" DROP COLUMN "version_dial_line";
  DROP TYPE "public"."enum_dials_printing_layout";
  DROP TYPE "public"."enum__dials_v_version_printing_layout";`);
}
