import { MigrateUpArgs, MigrateDownArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "agents_limits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"profile" varchar NOT NULL,
  	"calls_per_minute" numeric NOT NULL
  );
  
  ALTER TABLE "webhook_deliveries" ALTER COLUMN "next_attempt_at" DROP NOT NULL;
  UPDATE "webhook_deliveries" SET "next_attempt_at" = NULL WHERE "state" <> 'waiting';
  ALTER TABLE "api_keys" ADD COLUMN "calls_per_minute" numeric DEFAULT 120 NOT NULL;
  ALTER TABLE "agents_limits" ADD CONSTRAINT "agents_limits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "agents_limits_parent_id_idx" ON "agents_limits" USING btree ("_parent_id");
  CREATE INDEX "agents_limits_profile_idx" ON "agents_limits" USING btree ("profile");`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "agents_limits" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "agents_limits" CASCADE;
  UPDATE "webhook_deliveries" SET "next_attempt_at" = "queued_at" WHERE "next_attempt_at" IS NULL;
  ALTER TABLE "webhook_deliveries" ALTER COLUMN "next_attempt_at" SET NOT NULL;
  ALTER TABLE "api_keys" DROP COLUMN "calls_per_minute";`);
}
