import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_requests_kind" ADD VALUE 'preorder-register';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "requests" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_requests_kind";
  CREATE TYPE "public"."enum_requests_kind" AS ENUM('contact', 'bespoke-request', 'business-request', 'maintenance-request', 'configurator-request', 'premium');
  ALTER TABLE "requests" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_requests_kind" USING "kind"::"public"."enum_requests_kind";`)
}
