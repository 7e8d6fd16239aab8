import { MigrateUpArgs, MigrateDownArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "banners" ADD COLUMN "key" varchar;
  ALTER TABLE "_banners_v" ADD COLUMN "version_key" varchar;
  ALTER TABLE "banners" ALTER COLUMN "key" SET DEFAULT gen_random_uuid()::varchar;
  UPDATE "banners" SET "key" = delivered."key"
    FROM (SELECT DISTINCT ON (names."key") names."key", texts."_parent_id" AS "id"
            FROM (VALUES ('banner 1', 'assembly', 'Assemblée à la commande, dans notre atelier.'),
                         ('banner 2', 'delivery', 'Livraison suivie comprise dans le prix.'),
                         ('banner 3', 'dials', '{{dials}} cadrans, la plupart faits à la main.'),
                         ('banner 4', 'withdrawal', '14 jours pour changer d’avis.')) AS names("former", "key", "text")
            LEFT JOIN "delivered_content" known ON known."entity" = 'banners' AND known."key" = names."former"
            JOIN "banners_locales" texts ON texts."_locale" = 'fr'
                 AND (texts."_parent_id" = known."document" OR (known."id" IS NULL AND texts."text" = names."text"))
           ORDER BY names."key", texts."_parent_id") delivered
   WHERE "banners"."id" = delivered."id";
  UPDATE "banners" SET "key" = gen_random_uuid()::varchar WHERE "key" IS NULL;
  UPDATE "_banners_v" SET "version_key" = "banners"."key" FROM "banners" WHERE "banners"."id" = "_banners_v"."parent_id";
  UPDATE "delivered_content" SET "key" = CASE "key" WHEN 'banner 1' THEN 'assembly' WHEN 'banner 2' THEN 'delivery'
      WHEN 'banner 3' THEN 'dials' WHEN 'banner 4' THEN 'withdrawal' ELSE "key" END WHERE "entity" = 'banners';
  INSERT INTO "shop_settings_texts" ("order", "parent_id", "path", "text")
    SELECT pages."order", "shop_settings"."id", 'adPages', pages."path"
      FROM "shop_settings", (VALUES (1, '/carte-cadeaux'), (2, '/montres/distinction/DI05'), (3, '/montres/reminiscence'),
        (4, '/avant-premiere'), (5, '/avant-premiere/bienvenue'), (6, '/avant-premiere/paypal')) AS pages("order", "path");
  INSERT INTO "_shop_settings_v_texts" ("order", "parent_id", "path", "text")
    SELECT pages."order", "_shop_settings_v"."id", 'version.adPages', pages."path"
      FROM "_shop_settings_v", (VALUES (1, '/carte-cadeaux'), (2, '/montres/distinction/DI05'), (3, '/montres/reminiscence'),
        (4, '/avant-premiere'), (5, '/avant-premiere/bienvenue'), (6, '/avant-premiere/paypal')) AS pages("order", "path");
  CREATE UNIQUE INDEX "banners_key_idx" ON "banners" USING btree ("key");`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "banners_key_idx";
  ALTER TABLE "banners" DROP COLUMN "key";
  ALTER TABLE "_banners_v" DROP COLUMN "version_key";`);
}
