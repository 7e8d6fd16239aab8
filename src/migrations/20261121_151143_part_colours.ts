import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_dials_colour" AS ENUM('argent', 'creme', 'gris', 'brun', 'rose', 'rouge', 'vert', 'bleu', 'noir');
  CREATE TYPE "public"."enum_straps_colour" AS ENUM('argent', 'creme', 'gris', 'brun', 'rose', 'rouge', 'vert', 'bleu', 'noir');
  ALTER TABLE "dials" ADD COLUMN "colour" "enum_dials_colour";
  ALTER TABLE "straps" ADD COLUMN "colour" "enum_straps_colour";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "dials" DROP COLUMN "colour";
  ALTER TABLE "straps" DROP COLUMN "colour";
  DROP TYPE "public"."enum_dials_colour";
  DROP TYPE "public"."enum_straps_colour";`)
}
