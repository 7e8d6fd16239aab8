import { MigrateUpArgs, MigrateDownArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_watches_color" ADD VALUE 'jaune' BEFORE 'gris';
  ALTER TYPE "public"."enum_watches_color" ADD VALUE 'orange' BEFORE 'gris';
  ALTER TYPE "public"."enum_watches_color" ADD VALUE 'violet' BEFORE 'vert';
  ALTER TYPE "public"."enum__watches_v_version_color" ADD VALUE 'jaune' BEFORE 'gris';
  ALTER TYPE "public"."enum__watches_v_version_color" ADD VALUE 'orange' BEFORE 'gris';
  ALTER TYPE "public"."enum__watches_v_version_color" ADD VALUE 'violet' BEFORE 'vert';
  ALTER TYPE "public"."enum_dials_color" ADD VALUE 'jaune' BEFORE 'gris';
  ALTER TYPE "public"."enum_dials_color" ADD VALUE 'orange' BEFORE 'gris';
  ALTER TYPE "public"."enum_dials_color" ADD VALUE 'violet' BEFORE 'vert';
  ALTER TYPE "public"."enum__dials_v_version_color" ADD VALUE 'jaune' BEFORE 'gris';
  ALTER TYPE "public"."enum__dials_v_version_color" ADD VALUE 'orange' BEFORE 'gris';
  ALTER TYPE "public"."enum__dials_v_version_color" ADD VALUE 'violet' BEFORE 'vert';
  ALTER TYPE "public"."enum_straps_color" ADD VALUE 'jaune' BEFORE 'gris';
  ALTER TYPE "public"."enum_straps_color" ADD VALUE 'orange' BEFORE 'gris';
  ALTER TYPE "public"."enum_straps_color" ADD VALUE 'violet' BEFORE 'vert';
  ALTER TYPE "public"."enum__straps_v_version_color" ADD VALUE 'jaune' BEFORE 'gris';
  ALTER TYPE "public"."enum__straps_v_version_color" ADD VALUE 'orange' BEFORE 'gris';
  ALTER TYPE "public"."enum__straps_v_version_color" ADD VALUE 'violet' BEFORE 'vert';`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "watches" ALTER COLUMN "color" SET DATA TYPE text;
  ALTER TABLE "watches" ALTER COLUMN "color" SET DEFAULT 'argent'::text;
  DROP TYPE "public"."enum_watches_color";
  CREATE TYPE "public"."enum_watches_color" AS ENUM('argent', 'creme', 'gris', 'brun', 'rose', 'rouge', 'vert', 'bleu', 'noir');
  ALTER TABLE "watches" ALTER COLUMN "color" SET DEFAULT 'argent'::"public"."enum_watches_color";
  ALTER TABLE "watches" ALTER COLUMN "color" SET DATA TYPE "public"."enum_watches_color" USING "color"::"public"."enum_watches_color";
  ALTER TABLE "_watches_v" ALTER COLUMN "version_color" SET DATA TYPE text;
  ALTER TABLE "_watches_v" ALTER COLUMN "version_color" SET DEFAULT 'argent'::text;
  DROP TYPE "public"."enum__watches_v_version_color";
  CREATE TYPE "public"."enum__watches_v_version_color" AS ENUM('argent', 'creme', 'gris', 'brun', 'rose', 'rouge', 'vert', 'bleu', 'noir');
  ALTER TABLE "_watches_v" ALTER COLUMN "version_color" SET DEFAULT 'argent'::"public"."enum__watches_v_version_color";
  ALTER TABLE "_watches_v" ALTER COLUMN "version_color" SET DATA TYPE "public"."enum__watches_v_version_color" USING "version_color"::"public"."enum__watches_v_version_color";
  ALTER TABLE "dials" ALTER COLUMN "color" SET DATA TYPE text;
  DROP TYPE "public"."enum_dials_color";
  CREATE TYPE "public"."enum_dials_color" AS ENUM('argent', 'creme', 'gris', 'brun', 'rose', 'rouge', 'vert', 'bleu', 'noir');
  ALTER TABLE "dials" ALTER COLUMN "color" SET DATA TYPE "public"."enum_dials_color" USING "color"::"public"."enum_dials_color";
  ALTER TABLE "_dials_v" ALTER COLUMN "version_color" SET DATA TYPE text;
  DROP TYPE "public"."enum__dials_v_version_color";
  CREATE TYPE "public"."enum__dials_v_version_color" AS ENUM('argent', 'creme', 'gris', 'brun', 'rose', 'rouge', 'vert', 'bleu', 'noir');
  ALTER TABLE "_dials_v" ALTER COLUMN "version_color" SET DATA TYPE "public"."enum__dials_v_version_color" USING "version_color"::"public"."enum__dials_v_version_color";
  ALTER TABLE "straps" ALTER COLUMN "color" SET DATA TYPE text;
  DROP TYPE "public"."enum_straps_color";
  CREATE TYPE "public"."enum_straps_color" AS ENUM('argent', 'creme', 'gris', 'brun', 'rose', 'rouge', 'vert', 'bleu', 'noir');
  ALTER TABLE "straps" ALTER COLUMN "color" SET DATA TYPE "public"."enum_straps_color" USING "color"::"public"."enum_straps_color";
  ALTER TABLE "_straps_v" ALTER COLUMN "version_color" SET DATA TYPE text;
  DROP TYPE "public"."enum__straps_v_version_color";
  CREATE TYPE "public"."enum__straps_v_version_color" AS ENUM('argent', 'creme', 'gris', 'brun', 'rose', 'rouge', 'vert', 'bleu', 'noir');
  ALTER TABLE "_straps_v" ALTER COLUMN "version_color" SET DATA TYPE "public"."enum__straps_v_version_color" USING "version_color"::"public"."enum__straps_v_version_color";`);
}
