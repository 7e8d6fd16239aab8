import { MigrateUpArgs, MigrateDownArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders" ADD COLUMN "payment_voucher_url" varchar;
  ALTER TABLE "orders" ADD COLUMN "payment_voucher_day" varchar;`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders" DROP COLUMN "payment_voucher_url";
  ALTER TABLE "orders" DROP COLUMN "payment_voucher_day";`);
}
