import { MigrateUpArgs, MigrateDownArgs, sql } from "@payloadcms/db-postgres";

/** Kept answers are for one day at most: those of before, which are not sealed, are dropped. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "agent_keys" CASCADE;
  DELETE FROM "idempotency_keys";
  ALTER TABLE "idempotency_keys" ADD COLUMN "claimed_until" timestamp(3) with time zone NOT NULL;
  ALTER TABLE "idempotency_keys" DROP COLUMN "claimed_at";
  ALTER TABLE "idempotency_keys" DROP COLUMN "status";`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "agent_keys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"payload_hash" varchar NOT NULL,
  	"answer" varchar,
  	"claimed_until" timestamp(3) with time zone NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  DELETE FROM "idempotency_keys";
  ALTER TABLE "idempotency_keys" ADD COLUMN "claimed_at" timestamp(3) with time zone NOT NULL;
  ALTER TABLE "idempotency_keys" ADD COLUMN "status" numeric;
  CREATE UNIQUE INDEX "agent_keys_key_idx" ON "agent_keys" USING btree ("key");
  CREATE INDEX "agent_keys_expires_at_idx" ON "agent_keys" USING btree ("expires_at");
  ALTER TABLE "idempotency_keys" DROP COLUMN "claimed_until";`);
}
