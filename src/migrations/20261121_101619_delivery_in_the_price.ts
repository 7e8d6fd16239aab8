import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shop_settings" DROP COLUMN "shipping_price";
  ALTER TABLE "shop_settings" DROP COLUMN "shipping_free_from";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shop_settings" ADD COLUMN "shipping_price" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "shop_settings" ADD COLUMN "shipping_free_from" numeric;`)
}
