import { MigrateUpArgs, MigrateDownArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "api_keys" ADD COLUMN "account_id" integer;
  ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "api_keys_account_idx" ON "api_keys" USING btree ("account_id");`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "api_keys" DROP CONSTRAINT "api_keys_account_id_users_id_fk";
  
  DROP INDEX "api_keys_account_idx";
  ALTER TABLE "api_keys" DROP COLUMN "account_id";`);
}
