import { MigrateUpArgs, MigrateDownArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_agent_sessions_kind" AS ENUM('cart', 'checkout');
  CREATE TABLE "agent_sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"secret" varchar NOT NULL,
  	"kind" "enum_agent_sessions_kind" NOT NULL,
  	"agent" varchar NOT NULL,
  	"cart_token" varchar NOT NULL,
  	"source" varchar,
  	"page" varchar NOT NULL,
  	"data" jsonb NOT NULL,
  	"canceled_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "orders" ADD COLUMN "agent" varchar;
  ALTER TABLE "orders" ADD COLUMN "agent_session" varchar;
  CREATE UNIQUE INDEX "agent_sessions_secret_idx" ON "agent_sessions" USING btree ("secret");
  CREATE INDEX "agent_sessions_source_idx" ON "agent_sessions" USING btree ("source");
  CREATE UNIQUE INDEX "agent_sessions_page_idx" ON "agent_sessions" USING btree ("page");
  CREATE INDEX "agent_sessions_expires_at_idx" ON "agent_sessions" USING btree ("expires_at");
  CREATE INDEX "agent_sessions_updated_at_idx" ON "agent_sessions" USING btree ("updated_at");
  CREATE INDEX "agent_sessions_created_at_idx" ON "agent_sessions" USING btree ("created_at");
  CREATE INDEX "orders_agent_idx" ON "orders" USING btree ("agent");
  CREATE INDEX "orders_agent_session_idx" ON "orders" USING btree ("agent_session");`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "agent_sessions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "agent_sessions" CASCADE;
  DROP INDEX "orders_agent_idx";
  DROP INDEX "orders_agent_session_idx";
  ALTER TABLE "orders" DROP COLUMN "agent";
  ALTER TABLE "orders" DROP COLUMN "agent_session";
  DROP TYPE "public"."enum_agent_sessions_kind";`);
}
