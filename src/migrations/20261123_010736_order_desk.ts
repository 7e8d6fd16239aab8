import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_orders_part_parcels_carrier" AS ENUM('colissimo', 'chronopost', 'dhl', 'ups', 'fedex');
  CREATE TABLE "orders_part_parcels" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"carrier" "enum_orders_part_parcels_carrier" NOT NULL,
  	"tracking_number" varchar NOT NULL,
  	"sent_at" timestamp(3) with time zone NOT NULL,
  	"pieces" jsonb NOT NULL
  );
  
  CREATE TABLE "shop_settings_workshop_closures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone
  );
  
  CREATE TABLE "_shop_settings_v_version_workshop_closures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  ALTER TABLE "orders" ADD COLUMN "made_by" varchar;
  ALTER TABLE "orders" ADD COLUMN "link_until" timestamp(3) with time zone;
  ALTER TABLE "orders" ADD COLUMN "exchange_of_id" integer;
  ALTER TABLE "orders" ADD COLUMN "exchanged_pieces" jsonb;
  ALTER TABLE "orders" ADD COLUMN "returned_at" timestamp(3) with time zone;
  ALTER TABLE "orders" ADD COLUMN "promised_days" numeric;
  ALTER TABLE "shop_settings" ADD COLUMN "workshop_bespoke_per_day" numeric;
  ALTER TABLE "shop_settings" ADD COLUMN "workshop_ready_per_day" numeric;
  ALTER TABLE "_shop_settings_v" ADD COLUMN "version_workshop_bespoke_per_day" numeric;
  ALTER TABLE "_shop_settings_v" ADD COLUMN "version_workshop_ready_per_day" numeric;
  ALTER TABLE "orders_part_parcels" ADD CONSTRAINT "orders_part_parcels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shop_settings_workshop_closures" ADD CONSTRAINT "shop_settings_workshop_closures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shop_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shop_settings_v_version_workshop_closures" ADD CONSTRAINT "_shop_settings_v_version_workshop_closures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_shop_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "orders_part_parcels_order_idx" ON "orders_part_parcels" USING btree ("_order");
  CREATE INDEX "orders_part_parcels_parent_id_idx" ON "orders_part_parcels" USING btree ("_parent_id");
  CREATE INDEX "shop_settings_workshop_closures_order_idx" ON "shop_settings_workshop_closures" USING btree ("_order");
  CREATE INDEX "shop_settings_workshop_closures_parent_id_idx" ON "shop_settings_workshop_closures" USING btree ("_parent_id");
  CREATE INDEX "_shop_settings_v_version_workshop_closures_order_idx" ON "_shop_settings_v_version_workshop_closures" USING btree ("_order");
  CREATE INDEX "_shop_settings_v_version_workshop_closures_parent_id_idx" ON "_shop_settings_v_version_workshop_closures" USING btree ("_parent_id");
  ALTER TABLE "orders" ADD CONSTRAINT "orders_exchange_of_id_orders_id_fk" FOREIGN KEY ("exchange_of_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "orders_exchange_of_idx" ON "orders" USING btree ("exchange_of_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders_part_parcels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shop_settings_workshop_closures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_shop_settings_v_version_workshop_closures" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "orders_part_parcels" CASCADE;
  DROP TABLE "shop_settings_workshop_closures" CASCADE;
  DROP TABLE "_shop_settings_v_version_workshop_closures" CASCADE;
  ALTER TABLE "orders" DROP CONSTRAINT "orders_exchange_of_id_orders_id_fk";
  
  DROP INDEX "orders_exchange_of_idx";
  ALTER TABLE "orders" DROP COLUMN "made_by";
  ALTER TABLE "orders" DROP COLUMN "link_until";
  ALTER TABLE "orders" DROP COLUMN "exchange_of_id";
  ALTER TABLE "orders" DROP COLUMN "exchanged_pieces";
  ALTER TABLE "orders" DROP COLUMN "returned_at";
  ALTER TABLE "orders" DROP COLUMN "promised_days";
  ALTER TABLE "shop_settings" DROP COLUMN "workshop_bespoke_per_day";
  ALTER TABLE "shop_settings" DROP COLUMN "workshop_ready_per_day";
  ALTER TABLE "_shop_settings_v" DROP COLUMN "version_workshop_bespoke_per_day";
  ALTER TABLE "_shop_settings_v" DROP COLUMN "version_workshop_ready_per_day";
  DROP TYPE "public"."enum_orders_part_parcels_carrier";`)
}
