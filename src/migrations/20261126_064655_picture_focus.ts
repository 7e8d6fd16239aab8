import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "focus_x" numeric DEFAULT 50 NOT NULL;
  ALTER TABLE "media" ADD COLUMN "focus_y" numeric DEFAULT 50 NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" DROP COLUMN "focus_x";
  ALTER TABLE "media" DROP COLUMN "focus_y";`)
}
