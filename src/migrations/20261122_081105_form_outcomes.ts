import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "form_outcomes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"press" varchar,
  	"state" varchar,
  	"pressed_until" timestamp(3) with time zone NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "form_outcomes_id" integer;
  CREATE UNIQUE INDEX "form_outcomes_token_hash_idx" ON "form_outcomes" USING btree ("token_hash");
  CREATE UNIQUE INDEX "form_outcomes_press_idx" ON "form_outcomes" USING btree ("press");
  CREATE INDEX "form_outcomes_expires_at_idx" ON "form_outcomes" USING btree ("expires_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_outcomes_fk" FOREIGN KEY ("form_outcomes_id") REFERENCES "public"."form_outcomes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_form_outcomes_id_idx" ON "payload_locked_documents_rels" USING btree ("form_outcomes_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "form_outcomes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "form_outcomes" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_form_outcomes_fk";
  
  DROP INDEX "payload_locked_documents_rels_form_outcomes_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "form_outcomes_id";`)
}
