import { MigrateUpArgs, MigrateDownArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_catalogue_imports_kind" AS ENUM('import', 'empty');
  CREATE TYPE "public"."enum_catalogue_imports_state" AS ENUM('applied', 'undone');
  CREATE TABLE "catalogue_imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_catalogue_imports_kind" NOT NULL,
  	"state" "enum_catalogue_imports_state" NOT NULL,
  	"file" varchar,
  	"by" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"created" numeric NOT NULL,
  	"changed" numeric NOT NULL,
  	"record" jsonb NOT NULL,
  	"undone_by" varchar,
  	"undone_at" timestamp(3) with time zone,
  	"kept" jsonb
  );
  `);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "catalogue_imports" CASCADE;
  DROP TYPE "public"."enum_catalogue_imports_kind";
  DROP TYPE "public"."enum_catalogue_imports_state";`);
}
