import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_staff_sign_ins_outcome" AS ENUM('signed-in', 'recovery-code', 'wrong-password', 'wrong-code', 'limited', 'reset-asked', 'password-chosen');
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('create', 'update', 'delete', 'call');
  CREATE TABLE "staff_sign_ins" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"email" varchar,
  	"outcome" "enum_staff_sign_ins_outcome" NOT NULL,
  	"address" varchar,
  	"device" varchar
  );
  
  CREATE TABLE "audit_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by" varchar NOT NULL,
  	"action" "enum_audit_entries_action" NOT NULL,
  	"entity" varchar NOT NULL,
  	"document" varchar,
  	"field" varchar,
  	"locale" varchar,
  	"before" varchar,
  	"after" varchar
  );
  
  CREATE TABLE "staff_sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sid" varchar NOT NULL,
  	"account_id" integer,
  	"device" varchar,
  	"place" varchar,
  	"last_seen_at" timestamp(3) with time zone NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"account_id" integer,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff_second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account_id" integer,
  	"secret" varchar NOT NULL,
  	"last_step" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff_recovery_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account_id" integer,
  	"code_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "users" ADD COLUMN "joined_at" timestamp(3) with time zone;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff_links" ADD CONSTRAINT "staff_links_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff_second_factors" ADD CONSTRAINT "staff_second_factors_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "staff_sign_ins_at_idx" ON "staff_sign_ins" USING btree ("at");
  CREATE INDEX "staff_sign_ins_email_idx" ON "staff_sign_ins" USING btree ("email");
  CREATE INDEX "audit_entries_at_idx" ON "audit_entries" USING btree ("at");
  CREATE INDEX "audit_entries_by_idx" ON "audit_entries" USING btree ("by");
  CREATE INDEX "audit_entries_entity_idx" ON "audit_entries" USING btree ("entity");
  CREATE INDEX "audit_entries_document_idx" ON "audit_entries" USING btree ("document");
  CREATE UNIQUE INDEX "staff_sessions_sid_idx" ON "staff_sessions" USING btree ("sid");
  CREATE INDEX "staff_sessions_account_idx" ON "staff_sessions" USING btree ("account_id");
  CREATE INDEX "staff_sessions_expires_at_idx" ON "staff_sessions" USING btree ("expires_at");
  CREATE INDEX "staff_sessions_updated_at_idx" ON "staff_sessions" USING btree ("updated_at");
  CREATE INDEX "staff_sessions_created_at_idx" ON "staff_sessions" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_links_token_hash_idx" ON "staff_links" USING btree ("token_hash");
  CREATE INDEX "staff_links_account_idx" ON "staff_links" USING btree ("account_id");
  CREATE INDEX "staff_links_expires_at_idx" ON "staff_links" USING btree ("expires_at");
  CREATE INDEX "staff_links_updated_at_idx" ON "staff_links" USING btree ("updated_at");
  CREATE INDEX "staff_links_created_at_idx" ON "staff_links" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_second_factors_account_idx" ON "staff_second_factors" USING btree ("account_id");
  CREATE INDEX "staff_second_factors_updated_at_idx" ON "staff_second_factors" USING btree ("updated_at");
  CREATE INDEX "staff_second_factors_created_at_idx" ON "staff_second_factors" USING btree ("created_at");
  CREATE INDEX "staff_recovery_codes_account_idx" ON "staff_recovery_codes" USING btree ("account_id");
  CREATE UNIQUE INDEX "staff_recovery_codes_code_hash_idx" ON "staff_recovery_codes" USING btree ("code_hash");
  CREATE INDEX "staff_recovery_codes_updated_at_idx" ON "staff_recovery_codes" USING btree ("updated_at");
  CREATE INDEX "staff_recovery_codes_created_at_idx" ON "staff_recovery_codes" USING btree ("created_at");
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";
  -- Who has a password has joined.
  UPDATE "users" SET "joined_at" = "created_at" WHERE "hash" IS NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "staff_sign_ins" CASCADE;
  DROP TABLE "audit_entries" CASCADE;
  DROP TABLE "staff_sessions" CASCADE;
  DROP TABLE "staff_links" CASCADE;
  DROP TABLE "staff_second_factors" CASCADE;
  DROP TABLE "staff_recovery_codes" CASCADE;
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "users" DROP COLUMN "joined_at";
  DROP TYPE "public"."enum_staff_sign_ins_outcome";
  DROP TYPE "public"."enum_audit_entries_action";`)
}
