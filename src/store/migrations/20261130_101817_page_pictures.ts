import { MigrateUpArgs, MigrateDownArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shop_settings" ADD COLUMN "page_pictures_sign_in_id" integer;
  ALTER TABLE "shop_settings" ADD COLUMN "page_pictures_account_id" integer;
  ALTER TABLE "shop_settings" ADD COLUMN "page_pictures_sizes_id" integer;
  ALTER TABLE "_shop_settings_v" ADD COLUMN "version_page_pictures_sign_in_id" integer;
  ALTER TABLE "_shop_settings_v" ADD COLUMN "version_page_pictures_account_id" integer;
  ALTER TABLE "_shop_settings_v" ADD COLUMN "version_page_pictures_sizes_id" integer;
  ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_page_pictures_sign_in_id_media_id_fk" FOREIGN KEY ("page_pictures_sign_in_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_page_pictures_account_id_media_id_fk" FOREIGN KEY ("page_pictures_account_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_page_pictures_sizes_id_media_id_fk" FOREIGN KEY ("page_pictures_sizes_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shop_settings_v" ADD CONSTRAINT "_shop_settings_v_version_page_pictures_sign_in_id_media_id_fk" FOREIGN KEY ("version_page_pictures_sign_in_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shop_settings_v" ADD CONSTRAINT "_shop_settings_v_version_page_pictures_account_id_media_id_fk" FOREIGN KEY ("version_page_pictures_account_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shop_settings_v" ADD CONSTRAINT "_shop_settings_v_version_page_pictures_sizes_id_media_id_fk" FOREIGN KEY ("version_page_pictures_sizes_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "shop_settings_page_pictures_page_pictures_sign_in_idx" ON "shop_settings" USING btree ("page_pictures_sign_in_id");
  CREATE INDEX "shop_settings_page_pictures_page_pictures_account_idx" ON "shop_settings" USING btree ("page_pictures_account_id");
  CREATE INDEX "shop_settings_page_pictures_page_pictures_sizes_idx" ON "shop_settings" USING btree ("page_pictures_sizes_id");`);
  // Until now these pages had these delivered pictures.
  for (const [column, scene] of [
    ["sign_in", "macro-crown"],
    ["account", "flat-parts"],
    ["sizes", "sizes-on-wrist"],
  ] as const) {
    const picture = sql.raw(
      `(SELECT "id" FROM "media" WHERE "filename" = '${scene}.webp' OR "printed_from" LIKE '${scene}:%' ORDER BY "id" LIMIT 1)`,
    );
    const [settings, versions] = [`page_pictures_${column}_id`, `version_page_pictures_${column}_id`].map(
      (name) => sql.raw(`"${name}"`),
    );
    await db.execute(sql`UPDATE "shop_settings" SET ${settings} = ${picture}`);
    await db.execute(sql`UPDATE "_shop_settings_v" SET ${versions} = ${picture} WHERE "latest"`);
  }
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shop_settings" DROP CONSTRAINT "shop_settings_page_pictures_sign_in_id_media_id_fk";
  
  ALTER TABLE "shop_settings" DROP CONSTRAINT "shop_settings_page_pictures_account_id_media_id_fk";
  
  ALTER TABLE "shop_settings" DROP CONSTRAINT "shop_settings_page_pictures_sizes_id_media_id_fk";
  
  ALTER TABLE "_shop_settings_v" DROP CONSTRAINT "_shop_settings_v_version_page_pictures_sign_in_id_media_id_fk";
  
  ALTER TABLE "_shop_settings_v" DROP CONSTRAINT "_shop_settings_v_version_page_pictures_account_id_media_id_fk";
  
  ALTER TABLE "_shop_settings_v" DROP CONSTRAINT "_shop_settings_v_version_page_pictures_sizes_id_media_id_fk";
  
  DROP INDEX "shop_settings_page_pictures_page_pictures_sign_in_idx";
  DROP INDEX "shop_settings_page_pictures_page_pictures_account_idx";
  DROP INDEX "shop_settings_page_pictures_page_pictures_sizes_idx";
  ALTER TABLE "shop_settings" DROP COLUMN "page_pictures_sign_in_id";
  ALTER TABLE "shop_settings" DROP COLUMN "page_pictures_account_id";
  ALTER TABLE "shop_settings" DROP COLUMN "page_pictures_sizes_id";
  ALTER TABLE "_shop_settings_v" DROP COLUMN "version_page_pictures_sign_in_id";
  ALTER TABLE "_shop_settings_v" DROP COLUMN "version_page_pictures_account_id";
  ALTER TABLE "_shop_settings_v" DROP COLUMN "version_page_pictures_sizes_id";`);
}
