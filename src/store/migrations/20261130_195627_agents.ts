import { MigrateUpArgs, MigrateDownArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "agent_calls" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"profile" varchar,
  	"operation" varchar NOT NULL,
  	"transport" varchar NOT NULL,
  	"status" numeric NOT NULL,
  	"code" varchar,
  	"milliseconds" numeric NOT NULL
  );
  
  CREATE TABLE "agent_profiles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"profile" jsonb,
  	"failure_code" varchar,
  	"failure_content" varchar,
  	"failures" numeric NOT NULL,
  	"fetched_at" timestamp(3) with time zone NOT NULL,
  	"fresh_until" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "agent_keys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"payload_hash" varchar NOT NULL,
  	"answer" varchar,
  	"claimed_until" timestamp(3) with time zone NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "agents_blocked" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"profile" varchar NOT NULL
  );
  
  CREATE TABLE "agents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_open" boolean DEFAULT true,
  	"calls_per_minute" numeric DEFAULT 60,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "agents_blocked" ADD CONSTRAINT "agents_blocked_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "agent_calls_at_idx" ON "agent_calls" USING btree ("at");
  CREATE INDEX "agent_calls_profile_idx" ON "agent_calls" USING btree ("profile");
  CREATE INDEX "agent_calls_code_idx" ON "agent_calls" USING btree ("code");
  CREATE UNIQUE INDEX "agent_profiles_address_idx" ON "agent_profiles" USING btree ("address");
  CREATE INDEX "agent_profiles_fetched_at_idx" ON "agent_profiles" USING btree ("fetched_at");
  CREATE UNIQUE INDEX "agent_keys_key_idx" ON "agent_keys" USING btree ("key");
  CREATE INDEX "agent_keys_expires_at_idx" ON "agent_keys" USING btree ("expires_at");
  CREATE INDEX "agents_blocked_parent_id_idx" ON "agents_blocked" USING btree ("_parent_id");
  CREATE INDEX "agents_blocked_profile_idx" ON "agents_blocked" USING btree ("profile");`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "agent_calls" CASCADE;
  DROP TABLE "agent_profiles" CASCADE;
  DROP TABLE "agent_keys" CASCADE;
  DROP TABLE "agents_blocked" CASCADE;
  DROP TABLE "agents" CASCADE;`);
}
