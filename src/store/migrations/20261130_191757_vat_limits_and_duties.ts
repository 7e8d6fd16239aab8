import { MigrateUpArgs, MigrateDownArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_shop_settings_vat_rates_limit_currency" AS ENUM('EUR', 'USD', 'CHF', 'SAR', 'QAR', 'GBP', 'SGD', 'JPY', 'INR');
  CREATE TYPE "public"."enum__shop_settings_v_version_vat_rates_limit_currency" AS ENUM('EUR', 'USD', 'CHF', 'SAR', 'QAR', 'GBP', 'SGD', 'JPY', 'INR');
  CREATE TABLE "shop_settings_vat_rates_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_shop_settings_v_version_vat_rates_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "orders" ADD COLUMN "duties_total" numeric;
  ALTER TABLE "credit_notes" ADD COLUMN "duties" numeric;
  ALTER TABLE "shop_settings_vat_rates" ADD COLUMN "registration" varchar;
  ALTER TABLE "shop_settings_vat_rates" ADD COLUMN "limit_amount" numeric;
  ALTER TABLE "shop_settings_vat_rates" ADD COLUMN "limit_currency" "enum_shop_settings_vat_rates_limit_currency";
  ALTER TABLE "_shop_settings_v_version_vat_rates" ADD COLUMN "registration" varchar;
  ALTER TABLE "_shop_settings_v_version_vat_rates" ADD COLUMN "limit_amount" numeric;
  ALTER TABLE "_shop_settings_v_version_vat_rates" ADD COLUMN "limit_currency" "enum__shop_settings_v_version_vat_rates_limit_currency";
  ALTER TABLE "shop_settings_vat_rates_locales" ADD CONSTRAINT "shop_settings_vat_rates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shop_settings_vat_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shop_settings_v_version_vat_rates_locales" ADD CONSTRAINT "_shop_settings_v_version_vat_rates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_shop_settings_v_version_vat_rates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "shop_settings_vat_rates_locales_locale_parent_id_unique" ON "shop_settings_vat_rates_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_shop_settings_v_version_vat_rates_locales_locale_parent_id_" ON "_shop_settings_v_version_vat_rates_locales" USING btree ("_locale","_parent_id");`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "shop_settings_vat_rates_locales" CASCADE;
  DROP TABLE "_shop_settings_v_version_vat_rates_locales" CASCADE;
  ALTER TABLE "orders" DROP COLUMN "duties_total";
  ALTER TABLE "credit_notes" DROP COLUMN "duties";
  ALTER TABLE "shop_settings_vat_rates" DROP COLUMN "registration";
  ALTER TABLE "shop_settings_vat_rates" DROP COLUMN "limit_amount";
  ALTER TABLE "shop_settings_vat_rates" DROP COLUMN "limit_currency";
  ALTER TABLE "_shop_settings_v_version_vat_rates" DROP COLUMN "registration";
  ALTER TABLE "_shop_settings_v_version_vat_rates" DROP COLUMN "limit_amount";
  ALTER TABLE "_shop_settings_v_version_vat_rates" DROP COLUMN "limit_currency";
  DROP TYPE "public"."enum_shop_settings_vat_rates_limit_currency";
  DROP TYPE "public"."enum__shop_settings_v_version_vat_rates_limit_currency";`);
}
