import { MigrateUpArgs, MigrateDownArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "delivered_content" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"entity" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"document" numeric,
  	"delivered" jsonb NOT NULL,
  	"stored" jsonb NOT NULL,
  	"kept" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "delivered_content_updated_at_idx" ON "delivered_content" USING btree ("updated_at");
  CREATE INDEX "delivered_content_created_at_idx" ON "delivered_content" USING btree ("created_at");
  CREATE UNIQUE INDEX "entity_key_idx" ON "delivered_content" USING btree ("entity","key");`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "delivered_content" CASCADE;`);
}
