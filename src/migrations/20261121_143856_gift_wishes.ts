import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_gift_cards_kind" AS ENUM('amount', 'watch');
  CREATE TYPE "public"."enum_gift_cards_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_gift_card_entries_operation" AS ENUM('issue', 'hold', 'capture', 'release', 'refund', 'freeze', 'thaw', 'expire', 'cancel', 'restore');
  CREATE TYPE "public"."enum_gift_card_entries_account" AS ENUM('sold', 'available', 'held', 'frozen', 'spent', 'lapsed', 'missing');
  CREATE TABLE "gift_cards" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"ending" varchar NOT NULL,
  	"seed" varchar NOT NULL,
  	"code_hash" varchar NOT NULL,
  	"origin" varchar NOT NULL,
  	"kind" "enum_gift_cards_kind" DEFAULT 'amount' NOT NULL,
  	"value" numeric NOT NULL,
  	"issued_at" timestamp(3) with time zone NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"is_frozen" boolean DEFAULT false NOT NULL,
  	"order_id" integer NOT NULL,
  	"locale" "enum_gift_cards_locale" NOT NULL,
  	"recipient_name" varchar,
  	"recipient_email" varchar,
  	"sender_name" varchar,
  	"message" varchar,
  	"send_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "gift_card_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"card_id" integer NOT NULL,
  	"operation" "enum_gift_card_entries_operation" NOT NULL,
  	"account" "enum_gift_card_entries_account" NOT NULL,
  	"amount" numeric NOT NULL,
  	"order_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "gift_wishes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"wish_id" varchar NOT NULL,
  	"gift" jsonb,
  	"tastes" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "day_figures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"count" numeric NOT NULL
  );
  
  ALTER TABLE "orders_lines" ADD COLUMN "gift" jsonb;
  ALTER TABLE "orders_lines" ADD COLUMN "tastes" jsonb;
  ALTER TABLE "orders" ADD COLUMN "covered" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "orders" ADD COLUMN "covered_by" jsonb;
  ALTER TABLE "orders" ADD COLUMN "refunded_to_cards" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "gift_cards_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "gift_card_entries_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "gift_wishes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "day_figures_id" integer;
  ALTER TABLE "shop_settings" ADD COLUMN "tracking_pixel_id" varchar;
  ALTER TABLE "shop_settings" ADD COLUMN "tracking_instalment_key" varchar;
  ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_card_id_gift_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "gift_cards_ending_idx" ON "gift_cards" USING btree ("ending");
  CREATE UNIQUE INDEX "gift_cards_seed_idx" ON "gift_cards" USING btree ("seed");
  CREATE UNIQUE INDEX "gift_cards_code_hash_idx" ON "gift_cards" USING btree ("code_hash");
  CREATE UNIQUE INDEX "gift_cards_origin_idx" ON "gift_cards" USING btree ("origin");
  CREATE INDEX "gift_cards_expires_at_idx" ON "gift_cards" USING btree ("expires_at");
  CREATE INDEX "gift_cards_order_idx" ON "gift_cards" USING btree ("order_id");
  CREATE INDEX "gift_cards_recipient_email_idx" ON "gift_cards" USING btree ("recipient_email");
  CREATE INDEX "gift_cards_updated_at_idx" ON "gift_cards" USING btree ("updated_at");
  CREATE INDEX "gift_cards_created_at_idx" ON "gift_cards" USING btree ("created_at");
  CREATE INDEX "gift_card_entries_card_idx" ON "gift_card_entries" USING btree ("card_id");
  CREATE INDEX "gift_card_entries_order_idx" ON "gift_card_entries" USING btree ("order_id");
  CREATE INDEX "gift_card_entries_updated_at_idx" ON "gift_card_entries" USING btree ("updated_at");
  CREATE INDEX "gift_card_entries_created_at_idx" ON "gift_card_entries" USING btree ("created_at");
  CREATE UNIQUE INDEX "gift_wishes_wish_id_idx" ON "gift_wishes" USING btree ("wish_id");
  CREATE INDEX "gift_wishes_updated_at_idx" ON "gift_wishes" USING btree ("updated_at");
  CREATE INDEX "gift_wishes_created_at_idx" ON "gift_wishes" USING btree ("created_at");
  CREATE INDEX "day_figures_day_idx" ON "day_figures" USING btree ("day");
  CREATE UNIQUE INDEX "day_kind_subject_locale_idx" ON "day_figures" USING btree ("day","kind","subject","locale");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gift_cards_fk" FOREIGN KEY ("gift_cards_id") REFERENCES "public"."gift_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gift_card_entries_fk" FOREIGN KEY ("gift_card_entries_id") REFERENCES "public"."gift_card_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gift_wishes_fk" FOREIGN KEY ("gift_wishes_id") REFERENCES "public"."gift_wishes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_day_figures_fk" FOREIGN KEY ("day_figures_id") REFERENCES "public"."day_figures"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_gift_cards_id_idx" ON "payload_locked_documents_rels" USING btree ("gift_cards_id");
  CREATE INDEX "payload_locked_documents_rels_gift_card_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("gift_card_entries_id");
  CREATE INDEX "payload_locked_documents_rels_gift_wishes_id_idx" ON "payload_locked_documents_rels" USING btree ("gift_wishes_id");
  CREATE INDEX "payload_locked_documents_rels_day_figures_id_idx" ON "payload_locked_documents_rels" USING btree ("day_figures_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "gift_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "gift_card_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "gift_wishes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "day_figures" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "gift_cards" CASCADE;
  DROP TABLE "gift_card_entries" CASCADE;
  DROP TABLE "gift_wishes" CASCADE;
  DROP TABLE "day_figures" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_gift_cards_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_gift_card_entries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_gift_wishes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_day_figures_fk";
  
  DROP INDEX "payload_locked_documents_rels_gift_cards_id_idx";
  DROP INDEX "payload_locked_documents_rels_gift_card_entries_id_idx";
  DROP INDEX "payload_locked_documents_rels_gift_wishes_id_idx";
  DROP INDEX "payload_locked_documents_rels_day_figures_id_idx";
  ALTER TABLE "orders_lines" DROP COLUMN "gift";
  ALTER TABLE "orders_lines" DROP COLUMN "tastes";
  ALTER TABLE "orders" DROP COLUMN "covered";
  ALTER TABLE "orders" DROP COLUMN "covered_by";
  ALTER TABLE "orders" DROP COLUMN "refunded_to_cards";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "gift_cards_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "gift_card_entries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "gift_wishes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "day_figures_id";
  ALTER TABLE "shop_settings" DROP COLUMN "tracking_pixel_id";
  ALTER TABLE "shop_settings" DROP COLUMN "tracking_instalment_key";
  DROP TYPE "public"."enum_gift_cards_kind";
  DROP TYPE "public"."enum_gift_cards_locale";
  DROP TYPE "public"."enum_gift_card_entries_operation";
  DROP TYPE "public"."enum_gift_card_entries_account";`)
}
