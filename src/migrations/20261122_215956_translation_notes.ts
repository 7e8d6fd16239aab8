import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_translation_notes_state" AS ENUM('translated', 'reviewed');
  CREATE TABLE "translation_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"entity" varchar NOT NULL,
  	"document" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"source" varchar,
  	"state" "enum_translation_notes_state" NOT NULL
  );
  
  CREATE UNIQUE INDEX "entity_document_path_locale_idx" ON "translation_notes" USING btree ("entity","document","path","locale");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "translation_notes" CASCADE;
  DROP TYPE "public"."enum_translation_notes_state";`)
}
