import { MigrateUpArgs, MigrateDownArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_strap_families_material" AS ENUM('metal', 'leather', 'other');
  CREATE TYPE "public"."enum__strap_families_v_version_material" AS ENUM('metal', 'leather', 'other');
  ALTER TABLE "strap_families" ADD COLUMN "material" "enum_strap_families_material" DEFAULT 'other';
  ALTER TABLE "_strap_families_v" ADD COLUMN "version_material" "enum__strap_families_v_version_material" DEFAULT 'other';
  UPDATE "strap_families" SET "material" = 'metal' WHERE "key" IN ('OY', 'JU', 'PR', 'MA', 'PM');
  UPDATE "strap_families" SET "material" = 'leather' WHERE "key" = 'LE';
  UPDATE "_strap_families_v" SET "version_material" = 'metal' WHERE "version_key" IN ('OY', 'JU', 'PR', 'MA', 'PM');
  UPDATE "_strap_families_v" SET "version_material" = 'leather' WHERE "version_key" = 'LE';`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "strap_families" DROP COLUMN "material";
  ALTER TABLE "_strap_families_v" DROP COLUMN "version_material";
  DROP TYPE "public"."enum_strap_families_material";
  DROP TYPE "public"."enum__strap_families_v_version_material";`);
}
