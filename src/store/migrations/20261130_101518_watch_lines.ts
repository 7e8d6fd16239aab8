import { MigrateUpArgs, MigrateDownArgs, sql } from "@payloadcms/db-postgres";

/** The lines of existing watches and banners become documents. */
const keepLines = sql`
  WITH delivered (key, place, locale, name, text) AS (VALUES
    ('reminiscence', 'a0', 'fr', 'Réminiscence', 'Un cadran clair, des aiguilles bleuies, un cuir qui se patine.'),
    ('reminiscence', 'a0', 'en', 'Réminiscence', 'A pale dial, blued hands, leather that ages well.'),
    ('reminiscence', 'a0', 'es', 'Réminiscence', 'Una esfera clara, agujas azuladas, un cuero que toma pátina.'),
    ('reminiscence', 'a0', 'jp', 'レミニセンス', '明るい文字盤、青焼き針、味の出る革。'),
    ('distinction', 'a1', 'fr', 'Distinction', 'Acier brossé, index facettés. Celle que l’on garde au poignet.'),
    ('distinction', 'a1', 'en', 'Distinction', 'Brushed steel, faceted markers. The one that stays on your wrist.'),
    ('distinction', 'a1', 'es', 'Distinction', 'Acero cepillado, índices facetados. El que se queda en la muñeca.'),
    ('distinction', 'a1', 'jp', 'ディスティンクション', 'ヘアラインのスティール、ファセットインデックス。着けたままにしたくなる一本です。'),
    ('distinction-rose', 'a2', 'fr', 'Distinction Rose', 'Or rose PVD, un bordeaux et cinq pierres sciées à un demi-millimètre ou moins.'),
    ('distinction-rose', 'a2', 'en', 'Distinction Rose', 'Rose gold PVD, a burgundy dial and five stones sawn to half a millimetre or less.'),
    ('distinction-rose', 'a2', 'es', 'Distinction Rose', 'Oro rosa PVD, un burdeos y cinco piedras cortadas a medio milímetro o menos.'),
    ('distinction-rose', 'a2', 'jp', 'ディスティンクション ローズ', 'ローズゴールドPVDに、バーガンディと、0.5 mm以下に切った五つの石。'),
    ('distinction-horizon', 'a3', 'fr', 'Distinction Horizon', 'Un cadran coupé en deux, comme la mer un soir de décembre.'),
    ('distinction-horizon', 'a3', 'en', 'Distinction Horizon', 'A dial cut in two, like the sea on a December evening.'),
    ('distinction-horizon', 'a3', 'es', 'Distinction Horizon', 'Una esfera partida en dos, como el mar una tarde de diciembre.'),
    ('distinction-horizon', 'a3', 'jp', 'ディスティンクション ホライゾン', '12月の夕暮れの海のように、二つに分かれた文字盤。')
  ), lines AS (
    INSERT INTO "watch_lines" ("key", "_order")
      SELECT DISTINCT key, place FROM delivered
        WHERE key IN (SELECT "line"::text FROM "watches" UNION SELECT "version_line"::text FROM "_watches_v"
          UNION SELECT "line"::text FROM "banners" UNION SELECT "version_line"::text FROM "_banners_v")
      RETURNING "id", "key"
  )
  INSERT INTO "watch_lines_locales" ("name", "text", "_locale", "_parent_id")
    SELECT delivered.name, delivered.text, delivered.locale::"_locales", lines.id
      FROM lines JOIN delivered USING (key);
  UPDATE "watches" SET "line_id" = one.id FROM "watch_lines" one WHERE one.key = "line"::text;
  UPDATE "_watches_v" SET "version_line_id" = one.id FROM "watch_lines" one WHERE one.key = "version_line"::text;
  UPDATE "banners" SET "line_id" = one.id FROM "watch_lines" one WHERE one.key = "line"::text;
  UPDATE "_banners_v" SET "version_line_id" = one.id FROM "watch_lines" one WHERE one.key = "version_line"::text;`;

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "watch_lines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "watch_lines_locales" (
  	"name" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "watches" ADD COLUMN "line_id" integer;
  ALTER TABLE "_watches_v" ADD COLUMN "version_line_id" integer;
  ALTER TABLE "banners" ADD COLUMN "line_id" integer;
  ALTER TABLE "_banners_v" ADD COLUMN "version_line_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "watch_lines_id" integer;
  ALTER TABLE "watch_lines_locales" ADD CONSTRAINT "watch_lines_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."watch_lines"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "watch_lines__order_idx" ON "watch_lines" USING btree ("_order");
  CREATE UNIQUE INDEX "watch_lines_key_idx" ON "watch_lines" USING btree ("key");
  CREATE INDEX "watch_lines_updated_at_idx" ON "watch_lines" USING btree ("updated_at");
  CREATE INDEX "watch_lines_created_at_idx" ON "watch_lines" USING btree ("created_at");
  CREATE UNIQUE INDEX "watch_lines_locales_locale_parent_id_unique" ON "watch_lines_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "watches" ADD CONSTRAINT "watches_line_id_watch_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."watch_lines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_watches_v" ADD CONSTRAINT "_watches_v_version_line_id_watch_lines_id_fk" FOREIGN KEY ("version_line_id") REFERENCES "public"."watch_lines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_line_id_watch_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."watch_lines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_line_id_watch_lines_id_fk" FOREIGN KEY ("version_line_id") REFERENCES "public"."watch_lines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_watch_lines_fk" FOREIGN KEY ("watch_lines_id") REFERENCES "public"."watch_lines"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "watches_line_idx" ON "watches" USING btree ("line_id");
  CREATE INDEX "banners_line_idx" ON "banners" USING btree ("line_id");`);
  await db.execute(keepLines);
  await db.execute(sql`
  ALTER TABLE "watches" DROP COLUMN "line";
  ALTER TABLE "_watches_v" DROP COLUMN "version_line";
  ALTER TABLE "banners" DROP COLUMN "line";
  ALTER TABLE "_banners_v" DROP COLUMN "version_line";
  DROP TYPE "public"."enum_watches_line";
  DROP TYPE "public"."enum__watches_v_version_line";
  DROP TYPE "public"."enum_banners_line";
  DROP TYPE "public"."enum__banners_v_version_line";`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_watches_line" AS ENUM('reminiscence', 'distinction', 'distinction-rose', 'distinction-horizon');
  CREATE TYPE "public"."enum__watches_v_version_line" AS ENUM('reminiscence', 'distinction', 'distinction-rose', 'distinction-horizon');
  CREATE TYPE "public"."enum_banners_line" AS ENUM('reminiscence', 'distinction', 'distinction-rose', 'distinction-horizon');
  CREATE TYPE "public"."enum__banners_v_version_line" AS ENUM('reminiscence', 'distinction', 'distinction-rose', 'distinction-horizon');
  ALTER TABLE "watch_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "watch_lines_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "watch_lines" CASCADE;
  DROP TABLE "watch_lines_locales" CASCADE;
  ALTER TABLE "watches" DROP CONSTRAINT "watches_line_id_watch_lines_id_fk";
  
  ALTER TABLE "_watches_v" DROP CONSTRAINT "_watches_v_version_line_id_watch_lines_id_fk";
  
  ALTER TABLE "banners" DROP CONSTRAINT "banners_line_id_watch_lines_id_fk";
  
  ALTER TABLE "_banners_v" DROP CONSTRAINT "_banners_v_version_line_id_watch_lines_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_watch_lines_fk";
  
  DROP INDEX "watches_line_idx";
  DROP INDEX "banners_line_idx";
  ALTER TABLE "watches" ADD COLUMN "line" "enum_watches_line";
  ALTER TABLE "_watches_v" ADD COLUMN "version_line" "enum__watches_v_version_line";
  ALTER TABLE "banners" ADD COLUMN "line" "enum_banners_line";
  ALTER TABLE "_banners_v" ADD COLUMN "version_line" "enum__banners_v_version_line";
  ALTER TABLE "watches" DROP COLUMN "line_id";
  ALTER TABLE "_watches_v" DROP COLUMN "version_line_id";
  ALTER TABLE "banners" DROP COLUMN "line_id";
  ALTER TABLE "_banners_v" DROP COLUMN "version_line_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "watch_lines_id";`);
}
