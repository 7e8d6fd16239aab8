import { MigrateUpArgs, MigrateDownArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_law_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__law_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__law_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TABLE "law_packaging" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"country" varchar,
  	"scheme" varchar,
  	"number" varchar
  );
  
  CREATE TABLE "law" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"durability_label_is_shown" boolean DEFAULT false,
  	"durability_label_years" numeric,
  	"durability_label_picture_id" integer,
  	"manufacturer_name" varchar,
  	"manufacturer_address" varchar,
  	"manufacturer_electronic_address" varchar,
  	"manufacturer_trademark" varchar,
  	"manufacturer_country" varchar,
  	"responsible_person_name" varchar,
  	"responsible_person_address" varchar,
  	"responsible_person_electronic_address" varchar,
  	"_status" "enum_law_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "law_locales" (
  	"guarantee_notice_id" integer,
  	"warnings_watch" varchar,
  	"warnings_strap" varchar,
  	"warnings_box" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_law_v_version_packaging" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"country" varchar,
  	"scheme" varchar,
  	"number" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_law_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_durability_label_is_shown" boolean DEFAULT false,
  	"version_durability_label_years" numeric,
  	"version_durability_label_picture_id" integer,
  	"version_manufacturer_name" varchar,
  	"version_manufacturer_address" varchar,
  	"version_manufacturer_electronic_address" varchar,
  	"version_manufacturer_trademark" varchar,
  	"version_manufacturer_country" varchar,
  	"version_responsible_person_name" varchar,
  	"version_responsible_person_address" varchar,
  	"version_responsible_person_electronic_address" varchar,
  	"version__status" "enum__law_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__law_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_law_v_locales" (
  	"version_guarantee_notice_id" integer,
  	"version_warnings_watch" varchar,
  	"version_warnings_strap" varchar,
  	"version_warnings_box" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "products_locales" ADD COLUMN "warnings" varchar;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_warnings" varchar;
  ALTER TABLE "law_packaging" ADD CONSTRAINT "law_packaging_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."law"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "law" ADD CONSTRAINT "law_durability_label_picture_id_media_id_fk" FOREIGN KEY ("durability_label_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "law_locales" ADD CONSTRAINT "law_locales_guarantee_notice_id_media_id_fk" FOREIGN KEY ("guarantee_notice_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "law_locales" ADD CONSTRAINT "law_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."law"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_law_v_version_packaging" ADD CONSTRAINT "_law_v_version_packaging_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_law_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_law_v" ADD CONSTRAINT "_law_v_version_durability_label_picture_id_media_id_fk" FOREIGN KEY ("version_durability_label_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_law_v_locales" ADD CONSTRAINT "_law_v_locales_version_guarantee_notice_id_media_id_fk" FOREIGN KEY ("version_guarantee_notice_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_law_v_locales" ADD CONSTRAINT "_law_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_law_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "law_packaging_parent_id_idx" ON "law_packaging" USING btree ("_parent_id");
  CREATE INDEX "law_durability_label_durability_label_picture_idx" ON "law" USING btree ("durability_label_picture_id");
  CREATE INDEX "law__status_idx" ON "law" USING btree ("_status");
  CREATE INDEX "law_guarantee_notice_idx" ON "law_locales" USING btree ("guarantee_notice_id","_locale");
  CREATE UNIQUE INDEX "law_locales_locale_parent_id_unique" ON "law_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_law_v_version_packaging_parent_id_idx" ON "_law_v_version_packaging" USING btree ("_parent_id");
  CREATE INDEX "_law_v_created_at_idx" ON "_law_v" USING btree ("created_at");
  CREATE INDEX "_law_v_updated_at_idx" ON "_law_v" USING btree ("updated_at");
  CREATE INDEX "_law_v_snapshot_idx" ON "_law_v" USING btree ("snapshot");
  CREATE INDEX "_law_v_published_locale_idx" ON "_law_v" USING btree ("published_locale");
  CREATE INDEX "_law_v_latest_idx" ON "_law_v" USING btree ("latest");
  CREATE INDEX "_law_v_version_version_guarantee_notice_idx" ON "_law_v_locales" USING btree ("version_guarantee_notice_id","_locale");
  CREATE UNIQUE INDEX "_law_v_locales_locale_parent_id_unique" ON "_law_v_locales" USING btree ("_locale","_parent_id");`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "law_packaging" CASCADE;
  DROP TABLE "law" CASCADE;
  DROP TABLE "law_locales" CASCADE;
  DROP TABLE "_law_v_version_packaging" CASCADE;
  DROP TABLE "_law_v" CASCADE;
  DROP TABLE "_law_v_locales" CASCADE;
  ALTER TABLE "products_locales" DROP COLUMN "warnings";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_warnings";
  DROP TYPE "public"."enum_law_status";
  DROP TYPE "public"."enum__law_v_version_status";
  DROP TYPE "public"."enum__law_v_published_locale";`);
}
