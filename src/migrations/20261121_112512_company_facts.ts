import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shop_settings" ADD COLUMN "company_capital" varchar;
  ALTER TABLE "shop_settings" ADD COLUMN "company_director" varchar;
  ALTER TABLE "shop_settings" ADD COLUMN "company_host" varchar;
  ALTER TABLE "shop_settings" ADD COLUMN "company_mediator" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shop_settings" DROP COLUMN "company_capital";
  ALTER TABLE "shop_settings" DROP COLUMN "company_director";
  ALTER TABLE "shop_settings" DROP COLUMN "company_host";
  ALTER TABLE "shop_settings" DROP COLUMN "company_mediator";`)
}
