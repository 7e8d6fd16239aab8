import { MigrateUpArgs, MigrateDownArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "law_japan_notice" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "_law_v_version_japan_notice" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "law" ADD COLUMN "japan_seller" varchar;
  ALTER TABLE "law" ADD COLUMN "japan_representative" varchar;
  ALTER TABLE "law" ADD COLUMN "japan_address" varchar;
  ALTER TABLE "law" ADD COLUMN "japan_office" varchar;
  ALTER TABLE "law" ADD COLUMN "japan_phone" varchar;
  ALTER TABLE "law" ADD COLUMN "japan_hours" varchar;
  ALTER TABLE "_law_v" ADD COLUMN "version_japan_seller" varchar;
  ALTER TABLE "_law_v" ADD COLUMN "version_japan_representative" varchar;
  ALTER TABLE "_law_v" ADD COLUMN "version_japan_address" varchar;
  ALTER TABLE "_law_v" ADD COLUMN "version_japan_office" varchar;
  ALTER TABLE "_law_v" ADD COLUMN "version_japan_phone" varchar;
  ALTER TABLE "_law_v" ADD COLUMN "version_japan_hours" varchar;
  ALTER TABLE "law_japan_notice" ADD CONSTRAINT "law_japan_notice_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."law"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_law_v_version_japan_notice" ADD CONSTRAINT "_law_v_version_japan_notice_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_law_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "law_japan_notice_parent_id_idx" ON "law_japan_notice" USING btree ("_parent_id");
  CREATE INDEX "_law_v_version_japan_notice_parent_id_idx" ON "_law_v_version_japan_notice" USING btree ("_parent_id");`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "law_japan_notice" CASCADE;
  DROP TABLE "_law_v_version_japan_notice" CASCADE;
  ALTER TABLE "law" DROP COLUMN "japan_seller";
  ALTER TABLE "law" DROP COLUMN "japan_representative";
  ALTER TABLE "law" DROP COLUMN "japan_address";
  ALTER TABLE "law" DROP COLUMN "japan_office";
  ALTER TABLE "law" DROP COLUMN "japan_phone";
  ALTER TABLE "law" DROP COLUMN "japan_hours";
  ALTER TABLE "_law_v" DROP COLUMN "version_japan_seller";
  ALTER TABLE "_law_v" DROP COLUMN "version_japan_representative";
  ALTER TABLE "_law_v" DROP COLUMN "version_japan_address";
  ALTER TABLE "_law_v" DROP COLUMN "version_japan_office";
  ALTER TABLE "_law_v" DROP COLUMN "version_japan_phone";
  ALTER TABLE "_law_v" DROP COLUMN "version_japan_hours";`);
}
