import { MigrateUpArgs, MigrateDownArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "dials" ADD COLUMN "printing_id" integer;
  ALTER TABLE "_dials_v" ADD COLUMN "version_printing_id" integer;
  ALTER TABLE "dials" ADD CONSTRAINT "dials_printing_id_layers_id_fk" FOREIGN KEY ("printing_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dials_v" ADD CONSTRAINT "_dials_v_version_printing_id_layers_id_fk" FOREIGN KEY ("version_printing_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "dials_printing_idx" ON "dials" USING btree ("printing_id");`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "dials" DROP CONSTRAINT "dials_printing_id_layers_id_fk";
  
  ALTER TABLE "_dials_v" DROP CONSTRAINT "_dials_v_version_printing_id_layers_id_fk";
  
  DROP INDEX "dials_printing_idx";
  ALTER TABLE "dials" DROP COLUMN "printing_id";
  ALTER TABLE "_dials_v" DROP COLUMN "version_printing_id";`);
}
