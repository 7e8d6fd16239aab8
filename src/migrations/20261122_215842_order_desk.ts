import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "order_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"text" varchar NOT NULL,
  	"by" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "order_notes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  ALTER TABLE "orders" ADD COLUMN "has_parcel" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "order_notes_id" integer;
  ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_notes_rels" ADD CONSTRAINT "order_notes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."order_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "order_notes_rels" ADD CONSTRAINT "order_notes_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "order_notes_order_idx" ON "order_notes" USING btree ("order_id");
  CREATE INDEX "order_notes_updated_at_idx" ON "order_notes" USING btree ("updated_at");
  CREATE INDEX "order_notes_created_at_idx" ON "order_notes" USING btree ("created_at");
  CREATE INDEX "order_notes_rels_order_idx" ON "order_notes_rels" USING btree ("order");
  CREATE INDEX "order_notes_rels_parent_idx" ON "order_notes_rels" USING btree ("parent_id");
  CREATE INDEX "order_notes_rels_path_idx" ON "order_notes_rels" USING btree ("path");
  CREATE INDEX "order_notes_rels_users_id_idx" ON "order_notes_rels" USING btree ("users_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_order_notes_fk" FOREIGN KEY ("order_notes_id") REFERENCES "public"."order_notes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_order_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("order_notes_id");
  -- Written by hand: which orders have a parcel, and what waits for the order desk, however many orders are done.
  UPDATE "orders" SET "has_parcel" = EXISTS (
    SELECT 1 FROM "orders_lines" "line" WHERE "line"."_parent_id" = "orders"."id"
       AND "line"."kind" IN ('watch', 'bespoke', 'surprise-watch', 'pre-order'));
  CREATE INDEX "orders_desk_idx" ON "orders" ("state", "id")
    WHERE "state" IN ('paid', 'held', 'in-workshop', 'quality-control', 'withdrawn') AND ("has_parcel" OR "state" <> 'paid');
`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "order_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "order_notes_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "order_notes" CASCADE;
  DROP TABLE "order_notes_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_order_notes_fk";
  
  DROP INDEX "payload_locked_documents_rels_order_notes_id_idx";
  ALTER TABLE "orders" DROP COLUMN "has_parcel";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "order_notes_id";`)
}
