import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_notices" AS ENUM('new-order', 'held', 'disputed', 'withdrawn', 'requests', 'low-stock');
  CREATE TABLE "users_notices" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_notices",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "users_notices" ADD CONSTRAINT "users_notices_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_notices_order_idx" ON "users_notices" USING btree ("order");
  CREATE INDEX "users_notices_parent_idx" ON "users_notices" USING btree ("parent_id");`)
  // Written by hand: who runs a shop hears of new orders from now on.
  await db.execute(sql`
   INSERT INTO "users_notices" ("order", "parent_id", "value")
   SELECT 1, "id", 'new-order' FROM "users" WHERE "role" = 'admin' AND "joined_at" IS NOT NULL;`)
  // Orders are searched by telephone and tracking number too, see 20261122_151000_search_and_indexes; a server that refuses
  // pg_trgm has no such indexes.
  await db.execute(sql`
   DO $$ BEGIN
     IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
       CREATE INDEX orders_search_contact_phone_idx ON orders USING gin (regexp_replace(contact_phone, '[^0-9]', '', 'g') gin_trgm_ops)
         WITH (fastupdate = on, gin_pending_list_limit = 64) WHERE contact_phone IS NOT NULL;
       CREATE INDEX orders_search_tracking_number_idx ON orders USING gin (tracking_number gin_trgm_ops)
         WITH (fastupdate = on, gin_pending_list_limit = 64) WHERE tracking_number IS NOT NULL;
       CREATE INDEX orders_part_parcels_search_tracking_number_idx ON orders_part_parcels USING gin (tracking_number gin_trgm_ops);
     END IF;
   END $$;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX IF EXISTS orders_search_contact_phone_idx, orders_search_tracking_number_idx,
     orders_part_parcels_search_tracking_number_idx;
   DROP TABLE "users_notices" CASCADE;
  DROP TYPE "public"."enum_users_notices";`)
}
