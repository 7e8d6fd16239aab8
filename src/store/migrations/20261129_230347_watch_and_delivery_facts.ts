import { MigrateUpArgs, MigrateDownArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_shop_settings_shipping_carrier" AS ENUM('colissimo', 'chronopost', 'dhl', 'ups', 'fedex');
  CREATE TYPE "public"."enum__shop_settings_v_version_shipping_carrier" AS ENUM('colissimo', 'chronopost', 'dhl', 'ups', 'fedex');
  ALTER TABLE "watches_locales" ADD COLUMN "specs_strap_length" varchar;
  ALTER TABLE "watches_locales" ADD COLUMN "specs_clasp" varchar;
  ALTER TABLE "_watches_v_locales" ADD COLUMN "version_specs_strap_length" varchar;
  ALTER TABLE "_watches_v_locales" ADD COLUMN "version_specs_clasp" varchar;
  ALTER TABLE "shop_settings" ADD COLUMN "shipping_carrier" "enum_shop_settings_shipping_carrier";
  ALTER TABLE "shop_settings" ADD COLUMN "shipping_transit_days" numeric;
  ALTER TABLE "_shop_settings_v" ADD COLUMN "version_shipping_carrier" "enum__shop_settings_v_version_shipping_carrier";
  ALTER TABLE "_shop_settings_v" ADD COLUMN "version_shipping_transit_days" numeric;`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "watches_locales" DROP COLUMN "specs_strap_length";
  ALTER TABLE "watches_locales" DROP COLUMN "specs_clasp";
  ALTER TABLE "_watches_v_locales" DROP COLUMN "version_specs_strap_length";
  ALTER TABLE "_watches_v_locales" DROP COLUMN "version_specs_clasp";
  ALTER TABLE "shop_settings" DROP COLUMN "shipping_carrier";
  ALTER TABLE "shop_settings" DROP COLUMN "shipping_transit_days";
  ALTER TABLE "_shop_settings_v" DROP COLUMN "version_shipping_carrier";
  ALTER TABLE "_shop_settings_v" DROP COLUMN "version_shipping_transit_days";
  DROP TYPE "public"."enum_shop_settings_shipping_carrier";
  DROP TYPE "public"."enum__shop_settings_v_version_shipping_carrier";`);
}
