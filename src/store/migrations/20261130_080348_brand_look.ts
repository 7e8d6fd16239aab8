import { MigrateUpArgs, MigrateDownArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."brand_tone" AS ENUM('light', 'dark');
  CREATE TYPE "public"."setup_step" AS ENUM('brand', 'dial', 'pictures', 'catalogue', 'pages', 'facts', 'open');
  CREATE TABLE "fonts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"min_weight" numeric,
  	"max_weight" numeric,
  	"min_width" numeric,
  	"max_width" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "setup_done" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "setup_step",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "setup" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "fonts_id" integer;
  ALTER TABLE "brand" ADD COLUMN "accent" varchar DEFAULT '#1c3fae';
  ALTER TABLE "brand" ADD COLUMN "tone" "brand_tone" DEFAULT 'light';
  ALTER TABLE "brand" ADD COLUMN "letters_sans_id" integer;
  ALTER TABLE "brand" ADD COLUMN "letters_sans_bold_id" integer;
  ALTER TABLE "brand" ADD COLUMN "letters_reading_id" integer;
  ALTER TABLE "brand" ADD COLUMN "letters_reading_italic_id" integer;
  ALTER TABLE "_brand_v" ADD COLUMN "version_accent" varchar DEFAULT '#1c3fae';
  ALTER TABLE "_brand_v" ADD COLUMN "version_tone" "brand_tone" DEFAULT 'light';
  ALTER TABLE "_brand_v" ADD COLUMN "version_letters_sans_id" integer;
  ALTER TABLE "_brand_v" ADD COLUMN "version_letters_sans_bold_id" integer;
  ALTER TABLE "_brand_v" ADD COLUMN "version_letters_reading_id" integer;
  ALTER TABLE "_brand_v" ADD COLUMN "version_letters_reading_italic_id" integer;
  ALTER TABLE "setup_done" ADD CONSTRAINT "setup_done_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."setup"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "fonts_updated_at_idx" ON "fonts" USING btree ("updated_at");
  CREATE INDEX "fonts_created_at_idx" ON "fonts" USING btree ("created_at");
  CREATE UNIQUE INDEX "fonts_filename_idx" ON "fonts" USING btree ("filename");
  CREATE INDEX "setup_done_parent_idx" ON "setup_done" USING btree ("parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fonts_fk" FOREIGN KEY ("fonts_id") REFERENCES "public"."fonts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_letters_sans_id_fonts_id_fk" FOREIGN KEY ("letters_sans_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_letters_sans_bold_id_fonts_id_fk" FOREIGN KEY ("letters_sans_bold_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_letters_reading_id_fonts_id_fk" FOREIGN KEY ("letters_reading_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_letters_reading_italic_id_fonts_id_fk" FOREIGN KEY ("letters_reading_italic_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_letters_sans_id_fonts_id_fk" FOREIGN KEY ("version_letters_sans_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_letters_sans_bold_id_fonts_id_fk" FOREIGN KEY ("version_letters_sans_bold_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_letters_reading_id_fonts_id_fk" FOREIGN KEY ("version_letters_reading_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_letters_reading_italic_id_fonts_id_fk" FOREIGN KEY ("version_letters_reading_italic_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "brand_letters_letters_sans_idx" ON "brand" USING btree ("letters_sans_id");
  CREATE INDEX "brand_letters_letters_sans_bold_idx" ON "brand" USING btree ("letters_sans_bold_id");
  CREATE INDEX "brand_letters_letters_reading_idx" ON "brand" USING btree ("letters_reading_id");
  CREATE INDEX "brand_letters_letters_reading_italic_idx" ON "brand" USING btree ("letters_reading_italic_id");`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "fonts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "setup_done" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "setup" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "fonts" CASCADE;
  DROP TABLE "setup_done" CASCADE;
  DROP TABLE "setup" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_fonts_fk";
  
  ALTER TABLE "brand" DROP CONSTRAINT "brand_letters_sans_id_fonts_id_fk";
  
  ALTER TABLE "brand" DROP CONSTRAINT "brand_letters_sans_bold_id_fonts_id_fk";
  
  ALTER TABLE "brand" DROP CONSTRAINT "brand_letters_reading_id_fonts_id_fk";
  
  ALTER TABLE "brand" DROP CONSTRAINT "brand_letters_reading_italic_id_fonts_id_fk";
  
  ALTER TABLE "_brand_v" DROP CONSTRAINT "_brand_v_version_letters_sans_id_fonts_id_fk";
  
  ALTER TABLE "_brand_v" DROP CONSTRAINT "_brand_v_version_letters_sans_bold_id_fonts_id_fk";
  
  ALTER TABLE "_brand_v" DROP CONSTRAINT "_brand_v_version_letters_reading_id_fonts_id_fk";
  
  ALTER TABLE "_brand_v" DROP CONSTRAINT "_brand_v_version_letters_reading_italic_id_fonts_id_fk";
  
  DROP INDEX "brand_letters_letters_sans_idx";
  DROP INDEX "brand_letters_letters_sans_bold_idx";
  DROP INDEX "brand_letters_letters_reading_idx";
  DROP INDEX "brand_letters_letters_reading_italic_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "fonts_id";
  ALTER TABLE "brand" DROP COLUMN "accent";
  ALTER TABLE "brand" DROP COLUMN "tone";
  ALTER TABLE "brand" DROP COLUMN "letters_sans_id";
  ALTER TABLE "brand" DROP COLUMN "letters_sans_bold_id";
  ALTER TABLE "brand" DROP COLUMN "letters_reading_id";
  ALTER TABLE "brand" DROP COLUMN "letters_reading_italic_id";
  ALTER TABLE "_brand_v" DROP COLUMN "version_accent";
  ALTER TABLE "_brand_v" DROP COLUMN "version_tone";
  ALTER TABLE "_brand_v" DROP COLUMN "version_letters_sans_id";
  ALTER TABLE "_brand_v" DROP COLUMN "version_letters_sans_bold_id";
  ALTER TABLE "_brand_v" DROP COLUMN "version_letters_reading_id";
  ALTER TABLE "_brand_v" DROP COLUMN "version_letters_reading_italic_id";
  DROP TYPE "public"."brand_tone";
  DROP TYPE "public"."setup_step";`);
}
