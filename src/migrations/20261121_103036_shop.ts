import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_watches_line" AS ENUM('reminiscence', 'distinction', 'distinction-rose', 'distinction-horizon');
  CREATE TYPE "public"."enum_watches_stage" AS ENUM('givre', 'brume', 'sable', 'rosee', 'craie');
  CREATE TYPE "public"."enum_products_kind" AS ENUM('watch', 'bespoke', 'gift-card', 'gift-watch', 'surprise-watch');
  CREATE TYPE "public"."enum_hands_metal" AS ENUM('silver', 'rose', 'gold', 'black', 'blue', 'silver-blue', 'silver-gold');
  CREATE TYPE "public"."enum_hands_lum_color" AS ENUM('green', 'blue', 'orange');
  CREATE TYPE "public"."enum_bezel_inserts_type" AS ENUM('DIVER', 'GMT');
  CREATE TYPE "public"."enum_pages_blocks_hero_illustration_view" AS ENUM('front', 'back');
  CREATE TYPE "public"."enum_pages_blocks_hero_illustration_stage" AS ENUM('givre', 'brume', 'sable', 'rosee', 'craie');
  CREATE TYPE "public"."enum_pages_blocks_picture_text_illustration_view" AS ENUM('front', 'back');
  CREATE TYPE "public"."enum_pages_blocks_picture_text_illustration_stage" AS ENUM('givre', 'brume', 'sable', 'rosee', 'craie');
  CREATE TYPE "public"."enum_pages_blocks_figures_illustration_view" AS ENUM('front', 'back');
  CREATE TYPE "public"."enum_pages_blocks_figures_illustration_stage" AS ENUM('givre', 'brume', 'sable', 'rosee', 'craie');
  CREATE TYPE "public"."enum_pages_blocks_lines_lines_line" AS ENUM('reminiscence', 'distinction', 'distinction-rose', 'distinction-horizon');
  CREATE TYPE "public"."enum_orders_state" AS ENUM('pending', 'processing', 'paid', 'held', 'in-workshop', 'quality-control', 'shipped', 'delivered', 'expired', 'failed', 'withdrawn', 'refunded');
  CREATE TYPE "public"."enum_orders_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_payments_kind" AS ENUM('payment', 'refund', 'dispute');
  CREATE TYPE "public"."enum_mails_state" AS ENUM('waiting', 'sent', 'given-up');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'marketer', 'translator');
  CREATE TYPE "public"."enum_customers_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'deliver-mails', 'reconcile-orders', 'forget-carts');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'deliver-mails', 'reconcile-orders', 'forget-carts');
  CREATE TYPE "public"."enum_shop_settings_charged_as_shown" AS ENUM('USD', 'CHF', 'SAR', 'QAR', 'GBP', 'SGD', 'JPY', 'INR');
  CREATE TYPE "public"."enum_shop_settings_instalment_currencies" AS ENUM('EUR', 'USD', 'CHF', 'SAR', 'QAR', 'GBP', 'SGD', 'JPY', 'INR');
  CREATE TABLE "watches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"code" varchar NOT NULL,
  	"line" "enum_watches_line" NOT NULL,
  	"path" varchar NOT NULL,
  	"stage" "enum_watches_stage" DEFAULT 'givre' NOT NULL,
  	"parts_complication_id" integer NOT NULL,
  	"parts_case_type_id" integer NOT NULL,
  	"parts_case_diameter_id" integer NOT NULL,
  	"parts_caseback_type_id" integer NOT NULL,
  	"parts_date_magnifier_id" integer NOT NULL,
  	"parts_case_color_id" integer NOT NULL,
  	"parts_strap_style_id" integer NOT NULL,
  	"parts_strap_color_id" integer NOT NULL,
  	"parts_strap_endlink_id" integer NOT NULL,
  	"parts_date_color_id" integer NOT NULL,
  	"parts_dial_id" integer NOT NULL,
  	"parts_hands_id" integer NOT NULL,
  	"parts_packaging_id" integer NOT NULL,
  	"parts_warranty_id" integer NOT NULL,
  	"parts_bezel_insert_color_id" integer,
  	"parts_gmt_hand_id" integer,
  	"parts_priority_id" integer NOT NULL,
  	"parts_buckle_id" integer NOT NULL,
  	"parts_second_strap_id" integer NOT NULL,
  	"parts_rotor_id" integer NOT NULL,
  	"configurator_dial_id" integer,
  	"specs_thickness" numeric NOT NULL,
  	"specs_lug_to_lug" numeric NOT NULL,
  	"specs_lug_width" numeric NOT NULL,
  	"specs_water_resistance" numeric NOT NULL,
  	"specs_frequency" numeric NOT NULL,
  	"specs_power_reserve" numeric NOT NULL,
  	"specs_jewels" numeric NOT NULL,
  	"specs_weight" numeric NOT NULL,
  	"specs_accuracy_slow" numeric NOT NULL,
  	"specs_accuracy_fast" numeric NOT NULL,
  	"specs_calibre" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "watches_locales" (
  	"name" varchar NOT NULL,
  	"tagline" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"care" varchar NOT NULL,
  	"specs_case_material" varchar NOT NULL,
  	"specs_glass" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "watches_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"watches_id" integer
  );
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sku" varchar NOT NULL,
  	"price" numeric DEFAULT 0 NOT NULL,
  	"discount" numeric DEFAULT 0 NOT NULL,
  	"kind" "enum_products_kind" NOT NULL,
  	"slug" varchar NOT NULL,
  	"is_visible" boolean DEFAULT true,
  	"is_new" boolean DEFAULT false,
  	"watch_id" integer,
  	"diameter" numeric,
  	"page" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "products_locales" (
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "price_history" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" integer NOT NULL,
  	"price" numeric NOT NULL,
  	"discount" numeric NOT NULL,
  	"paid" numeric NOT NULL,
  	"since" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "case_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"price" numeric DEFAULT 0 NOT NULL,
  	"has_bezel_insert" boolean DEFAULT false,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT true,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "case_types_locales" (
  	"label" varchar NOT NULL,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "case_types_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"case_diameters_id" integer
  );
  
  CREATE TABLE "case_colors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"price" numeric DEFAULT 0 NOT NULL,
  	"case_type_id" integer NOT NULL,
  	"colour" varchar NOT NULL,
  	"back_open_id" integer,
  	"back_closed_id" integer,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT true,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "case_colors_locales" (
  	"label" varchar NOT NULL,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "case_diameters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"price" numeric DEFAULT 0 NOT NULL,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT true,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "case_diameters_locales" (
  	"label" varchar NOT NULL,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "caseback_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"price" numeric DEFAULT 0 NOT NULL,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT true,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "caseback_types_locales" (
  	"label" varchar NOT NULL,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "complications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"price" numeric DEFAULT 0 NOT NULL,
  	"has_gmt_hand" boolean DEFAULT false,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT true,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "complications_locales" (
  	"label" varchar NOT NULL,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "dials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"price" numeric DEFAULT 0 NOT NULL,
  	"shows_date" boolean DEFAULT true,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT true,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "dials_locales" (
  	"label" varchar NOT NULL,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "date_colors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"price" numeric DEFAULT 0 NOT NULL,
  	"magnified_id" integer,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT true,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "date_colors_locales" (
  	"label" varchar NOT NULL,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "date_magnifiers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"price" numeric DEFAULT 0 NOT NULL,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT true,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "date_magnifiers_locales" (
  	"label" varchar NOT NULL,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "hands" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"price" numeric DEFAULT 0 NOT NULL,
  	"family" varchar NOT NULL,
  	"metal" "enum_hands_metal" NOT NULL,
  	"lum_color" "enum_hands_lum_color",
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT true,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "hands_locales" (
  	"label" varchar NOT NULL,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "gmt_hands" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"price" numeric DEFAULT 0 NOT NULL,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT true,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "gmt_hands_locales" (
  	"label" varchar NOT NULL,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "bezel_inserts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"price" numeric DEFAULT 0 NOT NULL,
  	"type" "enum_bezel_inserts_type" NOT NULL,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT true,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bezel_inserts_locales" (
  	"label" varchar NOT NULL,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "strap_families" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"price" numeric DEFAULT 0 NOT NULL,
  	"has_endlink" boolean DEFAULT false,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT true,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "strap_families_locales" (
  	"label" varchar NOT NULL,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "strap_families_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"buckles_id" integer
  );
  
  CREATE TABLE "straps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"price" numeric DEFAULT 0 NOT NULL,
  	"family_id" integer NOT NULL,
  	"with_endlink_id" integer,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT true,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "straps_locales" (
  	"label" varchar NOT NULL,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "strap_endlinks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"price" numeric DEFAULT 0 NOT NULL,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT true,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "strap_endlinks_locales" (
  	"label" varchar NOT NULL,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "buckles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"price" numeric DEFAULT 0 NOT NULL,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT true,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "buckles_locales" (
  	"label" varchar NOT NULL,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "second_straps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"price" numeric DEFAULT 0 NOT NULL,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT true,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "second_straps_locales" (
  	"label" varchar NOT NULL,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "rotors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"price" numeric DEFAULT 0 NOT NULL,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT true,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "rotors_locales" (
  	"label" varchar NOT NULL,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "packagings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"price" numeric DEFAULT 0 NOT NULL,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT true,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "packagings_locales" (
  	"label" varchar NOT NULL,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "warranties" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"price" numeric DEFAULT 0 NOT NULL,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT true,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "warranties_locales" (
  	"label" varchar NOT NULL,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "priorities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"price" numeric DEFAULT 0 NOT NULL,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT true,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "priorities_locales" (
  	"label" varchar NOT NULL,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "layers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"hash" varchar,
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
  
  CREATE TABLE "revisions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"mark" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pages_blocks_hero" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_href" varchar,
  	"illustration_picture_id" integer,
  	"illustration_watch_id" integer,
  	"illustration_view" "enum_pages_blocks_hero_illustration_view" DEFAULT 'front' NOT NULL,
  	"illustration_stage" "enum_pages_blocks_hero_illustration_stage" DEFAULT 'givre' NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_hero_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_text_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_picture_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_href" varchar,
  	"illustration_picture_id" integer,
  	"illustration_watch_id" integer,
  	"illustration_view" "enum_pages_blocks_picture_text_illustration_view" DEFAULT 'front' NOT NULL,
  	"illustration_stage" "enum_pages_blocks_picture_text_illustration_stage" DEFAULT 'givre' NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_picture_text_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_figures_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_figures_figures_locales" (
  	"unit" varchar,
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"illustration_picture_id" integer,
  	"illustration_watch_id" integer,
  	"illustration_view" "enum_pages_blocks_figures_illustration_view" DEFAULT 'front' NOT NULL,
  	"illustration_stage" "enum_pages_blocks_figures_illustration_stage" DEFAULT 'givre' NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_figures_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_lines_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"line" "enum_pages_blocks_lines_lines_line" NOT NULL,
  	"href" varchar NOT NULL,
  	"watch_id" integer NOT NULL
  );
  
  CREATE TABLE "pages_blocks_lines_lines_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_lines_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_rail" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_href" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_rail_locales" (
  	"title" varchar NOT NULL,
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_gift_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_href" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_gift_cards_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"watches_id" integer
  );
  
  CREATE TABLE "banners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"href" varchar,
  	"enabled" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "banners_locales" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "questions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "questions_locales" (
  	"question" varchar NOT NULL,
  	"answer" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
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
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "orders_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"sku" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"details" jsonb NOT NULL,
  	"quantity" numeric NOT NULL,
  	"full_unit" numeric NOT NULL,
  	"unit" numeric NOT NULL,
  	"discount" numeric NOT NULL,
  	"total" numeric NOT NULL,
  	"shown_total" numeric NOT NULL,
  	"image" varchar,
  	"href" varchar,
  	"selection" jsonb
  );
  
  CREATE TABLE "orders_timeline" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"event" varchar NOT NULL,
  	"detail" varchar
  );
  
  CREATE TABLE "orders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_orders_state" NOT NULL,
  	"staff_note" varchar,
  	"number" varchar NOT NULL,
  	"token" varchar NOT NULL,
  	"receipt_number" varchar,
  	"paid_at" timestamp(3) with time zone,
  	"locale" "enum_orders_locale" NOT NULL,
  	"charge_currency" varchar NOT NULL,
  	"total" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"shown_total" numeric NOT NULL,
  	"vat_percent" numeric NOT NULL,
  	"rates" jsonb NOT NULL,
  	"note" varchar,
  	"promo_code" varchar,
  	"promo_percent" numeric,
  	"terms_version" varchar NOT NULL,
  	"catalogue_version" varchar NOT NULL,
  	"contact_email" varchar,
  	"contact_name" varchar,
  	"contact_phone" varchar,
  	"contact_shipping_name" varchar,
  	"contact_shipping_address" jsonb,
  	"contact_billing_address" jsonb,
  	"cart_id" integer,
  	"content_hash" varchar NOT NULL,
  	"session_id" varchar,
  	"session_url" varchar,
  	"session_expires_at" timestamp(3) with time zone NOT NULL,
  	"payment_intent" varchar,
  	"refunded_amount" numeric DEFAULT 0 NOT NULL,
  	"is_disputed" boolean DEFAULT false,
  	"held_reason" varchar,
  	"checked_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"provider_id" varchar NOT NULL,
  	"kind" "enum_payments_kind" NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"status" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "promo_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"percent" numeric NOT NULL,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"limit" numeric,
  	"enabled" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "promo_codes_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "carts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cart_lines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cart_id" integer NOT NULL,
  	"sku" varchar NOT NULL,
  	"quantity" numeric NOT NULL,
  	"price_seen" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bespoke_watches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"bespoke_id" varchar NOT NULL,
  	"catalogue_version" varchar NOT NULL,
  	"price" numeric NOT NULL,
  	"selection" jsonb NOT NULL,
  	"layers" jsonb NOT NULL,
  	"labels" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"order_id" integer,
  	"state" "enum_mails_state" DEFAULT 'waiting' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "webhook_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"event_id" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"object_id" varchar,
  	"outcome" varchar,
  	"processed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "counters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"value" numeric NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"role" "enum_users_role" DEFAULT 'translator' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "customers_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "customers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"locale" "enum_customers_locale" DEFAULT 'fr' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"meta" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"watches_id" integer,
  	"products_id" integer,
  	"case_types_id" integer,
  	"case_colors_id" integer,
  	"case_diameters_id" integer,
  	"caseback_types_id" integer,
  	"complications_id" integer,
  	"dials_id" integer,
  	"date_colors_id" integer,
  	"date_magnifiers_id" integer,
  	"hands_id" integer,
  	"gmt_hands_id" integer,
  	"bezel_inserts_id" integer,
  	"strap_families_id" integer,
  	"straps_id" integer,
  	"strap_endlinks_id" integer,
  	"buckles_id" integer,
  	"second_straps_id" integer,
  	"rotors_id" integer,
  	"packagings_id" integer,
  	"warranties_id" integer,
  	"priorities_id" integer,
  	"layers_id" integer,
  	"pages_id" integer,
  	"banners_id" integer,
  	"questions_id" integer,
  	"media_id" integer,
  	"orders_id" integer,
  	"payments_id" integer,
  	"promo_codes_id" integer,
  	"carts_id" integer,
  	"cart_lines_id" integer,
  	"bespoke_watches_id" integer,
  	"mails_id" integer,
  	"webhook_events_id" integer,
  	"counters_id" integer,
  	"users_id" integer,
  	"customers_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer,
  	"customers_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shop_settings_charged_as_shown" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_shop_settings_charged_as_shown",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "shop_settings_instalment_currencies" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_shop_settings_instalment_currencies",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "shop_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"base_price" numeric DEFAULT 0 NOT NULL,
  	"rates_usd" numeric NOT NULL,
  	"rates_chf" numeric NOT NULL,
  	"rates_sar" numeric NOT NULL,
  	"rates_qar" numeric NOT NULL,
  	"rates_gbp" numeric NOT NULL,
  	"rates_sgd" numeric NOT NULL,
  	"rates_jpy" numeric NOT NULL,
  	"rates_inr" numeric NOT NULL,
  	"rounding_step" numeric DEFAULT 50 NOT NULL,
  	"vat_percent" numeric DEFAULT 20 NOT NULL,
  	"upsell_product_id" integer NOT NULL,
  	"banner_seconds" numeric DEFAULT 5 NOT NULL,
  	"lead_days" numeric DEFAULT 12 NOT NULL,
  	"terms_version" varchar NOT NULL,
  	"instalment_enabled" boolean DEFAULT true,
  	"instalment_count" numeric DEFAULT 3 NOT NULL,
  	"company_name" varchar NOT NULL,
  	"company_address" varchar NOT NULL,
  	"company_registration" varchar NOT NULL,
  	"company_vat_number" varchar NOT NULL,
  	"company_email" varchar NOT NULL,
  	"company_phone" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "shop_settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "configurator_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"shadow_id" integer,
  	"glare_id" integer,
  	"movement_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "navigation_bar_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_bar_children_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_bar" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar
  );
  
  CREATE TABLE "navigation_bar_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_side_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_side_menu_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer_groups_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "footer_groups_links_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "footer_groups_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "footer" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer_locales" (
  	"tagline" varchar NOT NULL,
  	"newsletter_title" varchar NOT NULL,
  	"newsletter_text" varchar NOT NULL,
  	"secure_note" varchar NOT NULL,
  	"copyright" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "watches" ADD CONSTRAINT "watches_parts_complication_id_complications_id_fk" FOREIGN KEY ("parts_complication_id") REFERENCES "public"."complications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "watches" ADD CONSTRAINT "watches_parts_case_type_id_case_types_id_fk" FOREIGN KEY ("parts_case_type_id") REFERENCES "public"."case_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "watches" ADD CONSTRAINT "watches_parts_case_diameter_id_case_diameters_id_fk" FOREIGN KEY ("parts_case_diameter_id") REFERENCES "public"."case_diameters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "watches" ADD CONSTRAINT "watches_parts_caseback_type_id_caseback_types_id_fk" FOREIGN KEY ("parts_caseback_type_id") REFERENCES "public"."caseback_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "watches" ADD CONSTRAINT "watches_parts_date_magnifier_id_date_magnifiers_id_fk" FOREIGN KEY ("parts_date_magnifier_id") REFERENCES "public"."date_magnifiers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "watches" ADD CONSTRAINT "watches_parts_case_color_id_case_colors_id_fk" FOREIGN KEY ("parts_case_color_id") REFERENCES "public"."case_colors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "watches" ADD CONSTRAINT "watches_parts_strap_style_id_strap_families_id_fk" FOREIGN KEY ("parts_strap_style_id") REFERENCES "public"."strap_families"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "watches" ADD CONSTRAINT "watches_parts_strap_color_id_straps_id_fk" FOREIGN KEY ("parts_strap_color_id") REFERENCES "public"."straps"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "watches" ADD CONSTRAINT "watches_parts_strap_endlink_id_strap_endlinks_id_fk" FOREIGN KEY ("parts_strap_endlink_id") REFERENCES "public"."strap_endlinks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "watches" ADD CONSTRAINT "watches_parts_date_color_id_date_colors_id_fk" FOREIGN KEY ("parts_date_color_id") REFERENCES "public"."date_colors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "watches" ADD CONSTRAINT "watches_parts_dial_id_dials_id_fk" FOREIGN KEY ("parts_dial_id") REFERENCES "public"."dials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "watches" ADD CONSTRAINT "watches_parts_hands_id_hands_id_fk" FOREIGN KEY ("parts_hands_id") REFERENCES "public"."hands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "watches" ADD CONSTRAINT "watches_parts_packaging_id_packagings_id_fk" FOREIGN KEY ("parts_packaging_id") REFERENCES "public"."packagings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "watches" ADD CONSTRAINT "watches_parts_warranty_id_warranties_id_fk" FOREIGN KEY ("parts_warranty_id") REFERENCES "public"."warranties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "watches" ADD CONSTRAINT "watches_parts_bezel_insert_color_id_bezel_inserts_id_fk" FOREIGN KEY ("parts_bezel_insert_color_id") REFERENCES "public"."bezel_inserts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "watches" ADD CONSTRAINT "watches_parts_gmt_hand_id_gmt_hands_id_fk" FOREIGN KEY ("parts_gmt_hand_id") REFERENCES "public"."gmt_hands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "watches" ADD CONSTRAINT "watches_parts_priority_id_priorities_id_fk" FOREIGN KEY ("parts_priority_id") REFERENCES "public"."priorities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "watches" ADD CONSTRAINT "watches_parts_buckle_id_buckles_id_fk" FOREIGN KEY ("parts_buckle_id") REFERENCES "public"."buckles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "watches" ADD CONSTRAINT "watches_parts_second_strap_id_second_straps_id_fk" FOREIGN KEY ("parts_second_strap_id") REFERENCES "public"."second_straps"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "watches" ADD CONSTRAINT "watches_parts_rotor_id_rotors_id_fk" FOREIGN KEY ("parts_rotor_id") REFERENCES "public"."rotors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "watches" ADD CONSTRAINT "watches_configurator_dial_id_dials_id_fk" FOREIGN KEY ("configurator_dial_id") REFERENCES "public"."dials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "watches_locales" ADD CONSTRAINT "watches_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."watches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "watches_rels" ADD CONSTRAINT "watches_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."watches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "watches_rels" ADD CONSTRAINT "watches_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "watches_rels" ADD CONSTRAINT "watches_rels_watches_fk" FOREIGN KEY ("watches_id") REFERENCES "public"."watches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_watch_id_watches_id_fk" FOREIGN KEY ("watch_id") REFERENCES "public"."watches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_history" ADD CONSTRAINT "price_history_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_types" ADD CONSTRAINT "case_types_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_types" ADD CONSTRAINT "case_types_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_types_locales" ADD CONSTRAINT "case_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_types_rels" ADD CONSTRAINT "case_types_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_types_rels" ADD CONSTRAINT "case_types_rels_case_diameters_fk" FOREIGN KEY ("case_diameters_id") REFERENCES "public"."case_diameters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_colors" ADD CONSTRAINT "case_colors_case_type_id_case_types_id_fk" FOREIGN KEY ("case_type_id") REFERENCES "public"."case_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_colors" ADD CONSTRAINT "case_colors_back_open_id_layers_id_fk" FOREIGN KEY ("back_open_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_colors" ADD CONSTRAINT "case_colors_back_closed_id_layers_id_fk" FOREIGN KEY ("back_closed_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_colors" ADD CONSTRAINT "case_colors_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_colors" ADD CONSTRAINT "case_colors_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_colors_locales" ADD CONSTRAINT "case_colors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_colors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_diameters" ADD CONSTRAINT "case_diameters_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_diameters" ADD CONSTRAINT "case_diameters_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_diameters_locales" ADD CONSTRAINT "case_diameters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_diameters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "caseback_types" ADD CONSTRAINT "caseback_types_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "caseback_types" ADD CONSTRAINT "caseback_types_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "caseback_types_locales" ADD CONSTRAINT "caseback_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."caseback_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "complications" ADD CONSTRAINT "complications_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "complications" ADD CONSTRAINT "complications_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "complications_locales" ADD CONSTRAINT "complications_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."complications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dials" ADD CONSTRAINT "dials_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dials" ADD CONSTRAINT "dials_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dials_locales" ADD CONSTRAINT "dials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "date_colors" ADD CONSTRAINT "date_colors_magnified_id_layers_id_fk" FOREIGN KEY ("magnified_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "date_colors" ADD CONSTRAINT "date_colors_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "date_colors" ADD CONSTRAINT "date_colors_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "date_colors_locales" ADD CONSTRAINT "date_colors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."date_colors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "date_magnifiers" ADD CONSTRAINT "date_magnifiers_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "date_magnifiers" ADD CONSTRAINT "date_magnifiers_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "date_magnifiers_locales" ADD CONSTRAINT "date_magnifiers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."date_magnifiers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hands" ADD CONSTRAINT "hands_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hands" ADD CONSTRAINT "hands_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hands_locales" ADD CONSTRAINT "hands_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gmt_hands" ADD CONSTRAINT "gmt_hands_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gmt_hands" ADD CONSTRAINT "gmt_hands_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gmt_hands_locales" ADD CONSTRAINT "gmt_hands_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."gmt_hands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bezel_inserts" ADD CONSTRAINT "bezel_inserts_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bezel_inserts" ADD CONSTRAINT "bezel_inserts_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bezel_inserts_locales" ADD CONSTRAINT "bezel_inserts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bezel_inserts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "strap_families" ADD CONSTRAINT "strap_families_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "strap_families" ADD CONSTRAINT "strap_families_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "strap_families_locales" ADD CONSTRAINT "strap_families_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."strap_families"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "strap_families_rels" ADD CONSTRAINT "strap_families_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."strap_families"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "strap_families_rels" ADD CONSTRAINT "strap_families_rels_buckles_fk" FOREIGN KEY ("buckles_id") REFERENCES "public"."buckles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "straps" ADD CONSTRAINT "straps_family_id_strap_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."strap_families"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "straps" ADD CONSTRAINT "straps_with_endlink_id_layers_id_fk" FOREIGN KEY ("with_endlink_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "straps" ADD CONSTRAINT "straps_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "straps" ADD CONSTRAINT "straps_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "straps_locales" ADD CONSTRAINT "straps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."straps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "strap_endlinks" ADD CONSTRAINT "strap_endlinks_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "strap_endlinks" ADD CONSTRAINT "strap_endlinks_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "strap_endlinks_locales" ADD CONSTRAINT "strap_endlinks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."strap_endlinks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "buckles" ADD CONSTRAINT "buckles_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "buckles" ADD CONSTRAINT "buckles_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "buckles_locales" ADD CONSTRAINT "buckles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."buckles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "second_straps" ADD CONSTRAINT "second_straps_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "second_straps" ADD CONSTRAINT "second_straps_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "second_straps_locales" ADD CONSTRAINT "second_straps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."second_straps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rotors" ADD CONSTRAINT "rotors_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "rotors" ADD CONSTRAINT "rotors_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "rotors_locales" ADD CONSTRAINT "rotors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rotors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "packagings" ADD CONSTRAINT "packagings_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "packagings" ADD CONSTRAINT "packagings_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "packagings_locales" ADD CONSTRAINT "packagings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."packagings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "warranties" ADD CONSTRAINT "warranties_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "warranties" ADD CONSTRAINT "warranties_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "warranties_locales" ADD CONSTRAINT "warranties_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."warranties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "priorities" ADD CONSTRAINT "priorities_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "priorities" ADD CONSTRAINT "priorities_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "priorities_locales" ADD CONSTRAINT "priorities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."priorities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_hero" ADD CONSTRAINT "pages_blocks_hero_illustration_picture_id_media_id_fk" FOREIGN KEY ("illustration_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_hero" ADD CONSTRAINT "pages_blocks_hero_illustration_watch_id_watches_id_fk" FOREIGN KEY ("illustration_watch_id") REFERENCES "public"."watches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_hero" ADD CONSTRAINT "pages_blocks_hero_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_hero_locales" ADD CONSTRAINT "pages_blocks_hero_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_hero"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_text" ADD CONSTRAINT "pages_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_text_locales" ADD CONSTRAINT "pages_blocks_text_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_text"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_picture_text" ADD CONSTRAINT "pages_blocks_picture_text_illustration_picture_id_media_id_fk" FOREIGN KEY ("illustration_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_picture_text" ADD CONSTRAINT "pages_blocks_picture_text_illustration_watch_id_watches_id_fk" FOREIGN KEY ("illustration_watch_id") REFERENCES "public"."watches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_picture_text" ADD CONSTRAINT "pages_blocks_picture_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_picture_text_locales" ADD CONSTRAINT "pages_blocks_picture_text_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_picture_text"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_figures_figures" ADD CONSTRAINT "pages_blocks_figures_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_figures_figures_locales" ADD CONSTRAINT "pages_blocks_figures_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_figures_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_figures" ADD CONSTRAINT "pages_blocks_figures_illustration_picture_id_media_id_fk" FOREIGN KEY ("illustration_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_figures" ADD CONSTRAINT "pages_blocks_figures_illustration_watch_id_watches_id_fk" FOREIGN KEY ("illustration_watch_id") REFERENCES "public"."watches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_figures" ADD CONSTRAINT "pages_blocks_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_figures_locales" ADD CONSTRAINT "pages_blocks_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_lines_lines" ADD CONSTRAINT "pages_blocks_lines_lines_watch_id_watches_id_fk" FOREIGN KEY ("watch_id") REFERENCES "public"."watches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_lines_lines" ADD CONSTRAINT "pages_blocks_lines_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_lines_lines_locales" ADD CONSTRAINT "pages_blocks_lines_lines_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_lines_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_lines" ADD CONSTRAINT "pages_blocks_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_lines_locales" ADD CONSTRAINT "pages_blocks_lines_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_rail" ADD CONSTRAINT "pages_blocks_rail_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_rail_locales" ADD CONSTRAINT "pages_blocks_rail_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_rail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_gift_cards" ADD CONSTRAINT "pages_blocks_gift_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_gift_cards_locales" ADD CONSTRAINT "pages_blocks_gift_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_gift_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_watches_fk" FOREIGN KEY ("watches_id") REFERENCES "public"."watches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners_locales" ADD CONSTRAINT "banners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "questions_locales" ADD CONSTRAINT "questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders_lines" ADD CONSTRAINT "orders_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders_timeline" ADD CONSTRAINT "orders_timeline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promo_codes_texts" ADD CONSTRAINT "promo_codes_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promo_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "customers_sessions" ADD CONSTRAINT "customers_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_watches_fk" FOREIGN KEY ("watches_id") REFERENCES "public"."watches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_case_types_fk" FOREIGN KEY ("case_types_id") REFERENCES "public"."case_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_case_colors_fk" FOREIGN KEY ("case_colors_id") REFERENCES "public"."case_colors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_case_diameters_fk" FOREIGN KEY ("case_diameters_id") REFERENCES "public"."case_diameters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_caseback_types_fk" FOREIGN KEY ("caseback_types_id") REFERENCES "public"."caseback_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_complications_fk" FOREIGN KEY ("complications_id") REFERENCES "public"."complications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dials_fk" FOREIGN KEY ("dials_id") REFERENCES "public"."dials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_date_colors_fk" FOREIGN KEY ("date_colors_id") REFERENCES "public"."date_colors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_date_magnifiers_fk" FOREIGN KEY ("date_magnifiers_id") REFERENCES "public"."date_magnifiers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_hands_fk" FOREIGN KEY ("hands_id") REFERENCES "public"."hands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gmt_hands_fk" FOREIGN KEY ("gmt_hands_id") REFERENCES "public"."gmt_hands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bezel_inserts_fk" FOREIGN KEY ("bezel_inserts_id") REFERENCES "public"."bezel_inserts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_strap_families_fk" FOREIGN KEY ("strap_families_id") REFERENCES "public"."strap_families"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_straps_fk" FOREIGN KEY ("straps_id") REFERENCES "public"."straps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_strap_endlinks_fk" FOREIGN KEY ("strap_endlinks_id") REFERENCES "public"."strap_endlinks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_buckles_fk" FOREIGN KEY ("buckles_id") REFERENCES "public"."buckles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_second_straps_fk" FOREIGN KEY ("second_straps_id") REFERENCES "public"."second_straps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rotors_fk" FOREIGN KEY ("rotors_id") REFERENCES "public"."rotors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_packagings_fk" FOREIGN KEY ("packagings_id") REFERENCES "public"."packagings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_warranties_fk" FOREIGN KEY ("warranties_id") REFERENCES "public"."warranties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_priorities_fk" FOREIGN KEY ("priorities_id") REFERENCES "public"."priorities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_layers_fk" FOREIGN KEY ("layers_id") REFERENCES "public"."layers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_banners_fk" FOREIGN KEY ("banners_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_questions_fk" FOREIGN KEY ("questions_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_orders_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payments_fk" FOREIGN KEY ("payments_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promo_codes_fk" FOREIGN KEY ("promo_codes_id") REFERENCES "public"."promo_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_carts_fk" FOREIGN KEY ("carts_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cart_lines_fk" FOREIGN KEY ("cart_lines_id") REFERENCES "public"."cart_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bespoke_watches_fk" FOREIGN KEY ("bespoke_watches_id") REFERENCES "public"."bespoke_watches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_webhook_events_fk" FOREIGN KEY ("webhook_events_id") REFERENCES "public"."webhook_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_counters_fk" FOREIGN KEY ("counters_id") REFERENCES "public"."counters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customers_fk" FOREIGN KEY ("customers_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_customers_fk" FOREIGN KEY ("customers_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shop_settings_charged_as_shown" ADD CONSTRAINT "shop_settings_charged_as_shown_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shop_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shop_settings_instalment_currencies" ADD CONSTRAINT "shop_settings_instalment_currencies_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shop_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_upsell_product_id_products_id_fk" FOREIGN KEY ("upsell_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_settings_texts" ADD CONSTRAINT "shop_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shop_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "configurator_settings" ADD CONSTRAINT "configurator_settings_shadow_id_layers_id_fk" FOREIGN KEY ("shadow_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "configurator_settings" ADD CONSTRAINT "configurator_settings_glare_id_layers_id_fk" FOREIGN KEY ("glare_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "configurator_settings" ADD CONSTRAINT "configurator_settings_movement_id_layers_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_bar_children" ADD CONSTRAINT "navigation_bar_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_bar"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_bar_children_locales" ADD CONSTRAINT "navigation_bar_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_bar_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_bar" ADD CONSTRAINT "navigation_bar_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_bar_locales" ADD CONSTRAINT "navigation_bar_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_bar"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_side_menu" ADD CONSTRAINT "navigation_side_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_side_menu_locales" ADD CONSTRAINT "navigation_side_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_side_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_groups_links" ADD CONSTRAINT "footer_groups_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_groups_links_locales" ADD CONSTRAINT "footer_groups_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_groups_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_groups" ADD CONSTRAINT "footer_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_groups_locales" ADD CONSTRAINT "footer_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_social" ADD CONSTRAINT "footer_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_locales" ADD CONSTRAINT "footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "watches__order_idx" ON "watches" USING btree ("_order");
  CREATE UNIQUE INDEX "watches_code_idx" ON "watches" USING btree ("code");
  CREATE UNIQUE INDEX "watches_path_idx" ON "watches" USING btree ("path");
  CREATE INDEX "watches_parts_parts_complication_idx" ON "watches" USING btree ("parts_complication_id");
  CREATE INDEX "watches_parts_parts_case_type_idx" ON "watches" USING btree ("parts_case_type_id");
  CREATE INDEX "watches_parts_parts_case_diameter_idx" ON "watches" USING btree ("parts_case_diameter_id");
  CREATE INDEX "watches_parts_parts_caseback_type_idx" ON "watches" USING btree ("parts_caseback_type_id");
  CREATE INDEX "watches_parts_parts_date_magnifier_idx" ON "watches" USING btree ("parts_date_magnifier_id");
  CREATE INDEX "watches_parts_parts_case_color_idx" ON "watches" USING btree ("parts_case_color_id");
  CREATE INDEX "watches_parts_parts_strap_style_idx" ON "watches" USING btree ("parts_strap_style_id");
  CREATE INDEX "watches_parts_parts_strap_color_idx" ON "watches" USING btree ("parts_strap_color_id");
  CREATE INDEX "watches_parts_parts_strap_endlink_idx" ON "watches" USING btree ("parts_strap_endlink_id");
  CREATE INDEX "watches_parts_parts_date_color_idx" ON "watches" USING btree ("parts_date_color_id");
  CREATE INDEX "watches_parts_parts_dial_idx" ON "watches" USING btree ("parts_dial_id");
  CREATE INDEX "watches_parts_parts_hands_idx" ON "watches" USING btree ("parts_hands_id");
  CREATE INDEX "watches_parts_parts_packaging_idx" ON "watches" USING btree ("parts_packaging_id");
  CREATE INDEX "watches_parts_parts_warranty_idx" ON "watches" USING btree ("parts_warranty_id");
  CREATE INDEX "watches_parts_parts_bezel_insert_color_idx" ON "watches" USING btree ("parts_bezel_insert_color_id");
  CREATE INDEX "watches_parts_parts_gmt_hand_idx" ON "watches" USING btree ("parts_gmt_hand_id");
  CREATE INDEX "watches_parts_parts_priority_idx" ON "watches" USING btree ("parts_priority_id");
  CREATE INDEX "watches_parts_parts_buckle_idx" ON "watches" USING btree ("parts_buckle_id");
  CREATE INDEX "watches_parts_parts_second_strap_idx" ON "watches" USING btree ("parts_second_strap_id");
  CREATE INDEX "watches_parts_parts_rotor_idx" ON "watches" USING btree ("parts_rotor_id");
  CREATE INDEX "watches_configurator_dial_idx" ON "watches" USING btree ("configurator_dial_id");
  CREATE INDEX "watches_updated_at_idx" ON "watches" USING btree ("updated_at");
  CREATE INDEX "watches_created_at_idx" ON "watches" USING btree ("created_at");
  CREATE UNIQUE INDEX "watches_locales_locale_parent_id_unique" ON "watches_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "watches_rels_order_idx" ON "watches_rels" USING btree ("order");
  CREATE INDEX "watches_rels_parent_idx" ON "watches_rels" USING btree ("parent_id");
  CREATE INDEX "watches_rels_path_idx" ON "watches_rels" USING btree ("path");
  CREATE INDEX "watches_rels_media_id_idx" ON "watches_rels" USING btree ("media_id");
  CREATE INDEX "watches_rels_watches_id_idx" ON "watches_rels" USING btree ("watches_id");
  CREATE UNIQUE INDEX "products_sku_idx" ON "products" USING btree ("sku");
  CREATE UNIQUE INDEX "products_slug_idx" ON "products" USING btree ("slug");
  CREATE INDEX "products_watch_idx" ON "products" USING btree ("watch_id");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_media_id_idx" ON "products_rels" USING btree ("media_id");
  CREATE INDEX "price_history_product_idx" ON "price_history" USING btree ("product_id");
  CREATE INDEX "price_history_since_idx" ON "price_history" USING btree ("since");
  CREATE INDEX "price_history_updated_at_idx" ON "price_history" USING btree ("updated_at");
  CREATE INDEX "price_history_created_at_idx" ON "price_history" USING btree ("created_at");
  CREATE INDEX "case_types__order_idx" ON "case_types" USING btree ("_order");
  CREATE UNIQUE INDEX "case_types_key_idx" ON "case_types" USING btree ("key");
  CREATE INDEX "case_types_layer_idx" ON "case_types" USING btree ("layer_id");
  CREATE INDEX "case_types_thumbnail_idx" ON "case_types" USING btree ("thumbnail_id");
  CREATE INDEX "case_types_updated_at_idx" ON "case_types" USING btree ("updated_at");
  CREATE INDEX "case_types_created_at_idx" ON "case_types" USING btree ("created_at");
  CREATE UNIQUE INDEX "case_types_locales_locale_parent_id_unique" ON "case_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "case_types_rels_order_idx" ON "case_types_rels" USING btree ("order");
  CREATE INDEX "case_types_rels_parent_idx" ON "case_types_rels" USING btree ("parent_id");
  CREATE INDEX "case_types_rels_path_idx" ON "case_types_rels" USING btree ("path");
  CREATE INDEX "case_types_rels_case_diameters_id_idx" ON "case_types_rels" USING btree ("case_diameters_id");
  CREATE INDEX "case_colors__order_idx" ON "case_colors" USING btree ("_order");
  CREATE UNIQUE INDEX "case_colors_key_idx" ON "case_colors" USING btree ("key");
  CREATE INDEX "case_colors_case_type_idx" ON "case_colors" USING btree ("case_type_id");
  CREATE INDEX "case_colors_back_open_idx" ON "case_colors" USING btree ("back_open_id");
  CREATE INDEX "case_colors_back_closed_idx" ON "case_colors" USING btree ("back_closed_id");
  CREATE INDEX "case_colors_layer_idx" ON "case_colors" USING btree ("layer_id");
  CREATE INDEX "case_colors_thumbnail_idx" ON "case_colors" USING btree ("thumbnail_id");
  CREATE INDEX "case_colors_updated_at_idx" ON "case_colors" USING btree ("updated_at");
  CREATE INDEX "case_colors_created_at_idx" ON "case_colors" USING btree ("created_at");
  CREATE UNIQUE INDEX "case_colors_locales_locale_parent_id_unique" ON "case_colors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "case_diameters__order_idx" ON "case_diameters" USING btree ("_order");
  CREATE UNIQUE INDEX "case_diameters_key_idx" ON "case_diameters" USING btree ("key");
  CREATE INDEX "case_diameters_layer_idx" ON "case_diameters" USING btree ("layer_id");
  CREATE INDEX "case_diameters_thumbnail_idx" ON "case_diameters" USING btree ("thumbnail_id");
  CREATE INDEX "case_diameters_updated_at_idx" ON "case_diameters" USING btree ("updated_at");
  CREATE INDEX "case_diameters_created_at_idx" ON "case_diameters" USING btree ("created_at");
  CREATE UNIQUE INDEX "case_diameters_locales_locale_parent_id_unique" ON "case_diameters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "caseback_types__order_idx" ON "caseback_types" USING btree ("_order");
  CREATE UNIQUE INDEX "caseback_types_key_idx" ON "caseback_types" USING btree ("key");
  CREATE INDEX "caseback_types_layer_idx" ON "caseback_types" USING btree ("layer_id");
  CREATE INDEX "caseback_types_thumbnail_idx" ON "caseback_types" USING btree ("thumbnail_id");
  CREATE INDEX "caseback_types_updated_at_idx" ON "caseback_types" USING btree ("updated_at");
  CREATE INDEX "caseback_types_created_at_idx" ON "caseback_types" USING btree ("created_at");
  CREATE UNIQUE INDEX "caseback_types_locales_locale_parent_id_unique" ON "caseback_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "complications__order_idx" ON "complications" USING btree ("_order");
  CREATE UNIQUE INDEX "complications_key_idx" ON "complications" USING btree ("key");
  CREATE INDEX "complications_layer_idx" ON "complications" USING btree ("layer_id");
  CREATE INDEX "complications_thumbnail_idx" ON "complications" USING btree ("thumbnail_id");
  CREATE INDEX "complications_updated_at_idx" ON "complications" USING btree ("updated_at");
  CREATE INDEX "complications_created_at_idx" ON "complications" USING btree ("created_at");
  CREATE UNIQUE INDEX "complications_locales_locale_parent_id_unique" ON "complications_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "dials__order_idx" ON "dials" USING btree ("_order");
  CREATE UNIQUE INDEX "dials_key_idx" ON "dials" USING btree ("key");
  CREATE INDEX "dials_layer_idx" ON "dials" USING btree ("layer_id");
  CREATE INDEX "dials_thumbnail_idx" ON "dials" USING btree ("thumbnail_id");
  CREATE INDEX "dials_updated_at_idx" ON "dials" USING btree ("updated_at");
  CREATE INDEX "dials_created_at_idx" ON "dials" USING btree ("created_at");
  CREATE UNIQUE INDEX "dials_locales_locale_parent_id_unique" ON "dials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "date_colors__order_idx" ON "date_colors" USING btree ("_order");
  CREATE UNIQUE INDEX "date_colors_key_idx" ON "date_colors" USING btree ("key");
  CREATE INDEX "date_colors_magnified_idx" ON "date_colors" USING btree ("magnified_id");
  CREATE INDEX "date_colors_layer_idx" ON "date_colors" USING btree ("layer_id");
  CREATE INDEX "date_colors_thumbnail_idx" ON "date_colors" USING btree ("thumbnail_id");
  CREATE INDEX "date_colors_updated_at_idx" ON "date_colors" USING btree ("updated_at");
  CREATE INDEX "date_colors_created_at_idx" ON "date_colors" USING btree ("created_at");
  CREATE UNIQUE INDEX "date_colors_locales_locale_parent_id_unique" ON "date_colors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "date_magnifiers__order_idx" ON "date_magnifiers" USING btree ("_order");
  CREATE UNIQUE INDEX "date_magnifiers_key_idx" ON "date_magnifiers" USING btree ("key");
  CREATE INDEX "date_magnifiers_layer_idx" ON "date_magnifiers" USING btree ("layer_id");
  CREATE INDEX "date_magnifiers_thumbnail_idx" ON "date_magnifiers" USING btree ("thumbnail_id");
  CREATE INDEX "date_magnifiers_updated_at_idx" ON "date_magnifiers" USING btree ("updated_at");
  CREATE INDEX "date_magnifiers_created_at_idx" ON "date_magnifiers" USING btree ("created_at");
  CREATE UNIQUE INDEX "date_magnifiers_locales_locale_parent_id_unique" ON "date_magnifiers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "hands__order_idx" ON "hands" USING btree ("_order");
  CREATE UNIQUE INDEX "hands_key_idx" ON "hands" USING btree ("key");
  CREATE INDEX "hands_layer_idx" ON "hands" USING btree ("layer_id");
  CREATE INDEX "hands_thumbnail_idx" ON "hands" USING btree ("thumbnail_id");
  CREATE INDEX "hands_updated_at_idx" ON "hands" USING btree ("updated_at");
  CREATE INDEX "hands_created_at_idx" ON "hands" USING btree ("created_at");
  CREATE UNIQUE INDEX "hands_locales_locale_parent_id_unique" ON "hands_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "gmt_hands__order_idx" ON "gmt_hands" USING btree ("_order");
  CREATE UNIQUE INDEX "gmt_hands_key_idx" ON "gmt_hands" USING btree ("key");
  CREATE INDEX "gmt_hands_layer_idx" ON "gmt_hands" USING btree ("layer_id");
  CREATE INDEX "gmt_hands_thumbnail_idx" ON "gmt_hands" USING btree ("thumbnail_id");
  CREATE INDEX "gmt_hands_updated_at_idx" ON "gmt_hands" USING btree ("updated_at");
  CREATE INDEX "gmt_hands_created_at_idx" ON "gmt_hands" USING btree ("created_at");
  CREATE UNIQUE INDEX "gmt_hands_locales_locale_parent_id_unique" ON "gmt_hands_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "bezel_inserts__order_idx" ON "bezel_inserts" USING btree ("_order");
  CREATE UNIQUE INDEX "bezel_inserts_key_idx" ON "bezel_inserts" USING btree ("key");
  CREATE INDEX "bezel_inserts_layer_idx" ON "bezel_inserts" USING btree ("layer_id");
  CREATE INDEX "bezel_inserts_thumbnail_idx" ON "bezel_inserts" USING btree ("thumbnail_id");
  CREATE INDEX "bezel_inserts_updated_at_idx" ON "bezel_inserts" USING btree ("updated_at");
  CREATE INDEX "bezel_inserts_created_at_idx" ON "bezel_inserts" USING btree ("created_at");
  CREATE UNIQUE INDEX "bezel_inserts_locales_locale_parent_id_unique" ON "bezel_inserts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "strap_families__order_idx" ON "strap_families" USING btree ("_order");
  CREATE UNIQUE INDEX "strap_families_key_idx" ON "strap_families" USING btree ("key");
  CREATE INDEX "strap_families_layer_idx" ON "strap_families" USING btree ("layer_id");
  CREATE INDEX "strap_families_thumbnail_idx" ON "strap_families" USING btree ("thumbnail_id");
  CREATE INDEX "strap_families_updated_at_idx" ON "strap_families" USING btree ("updated_at");
  CREATE INDEX "strap_families_created_at_idx" ON "strap_families" USING btree ("created_at");
  CREATE UNIQUE INDEX "strap_families_locales_locale_parent_id_unique" ON "strap_families_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "strap_families_rels_order_idx" ON "strap_families_rels" USING btree ("order");
  CREATE INDEX "strap_families_rels_parent_idx" ON "strap_families_rels" USING btree ("parent_id");
  CREATE INDEX "strap_families_rels_path_idx" ON "strap_families_rels" USING btree ("path");
  CREATE INDEX "strap_families_rels_buckles_id_idx" ON "strap_families_rels" USING btree ("buckles_id");
  CREATE INDEX "straps__order_idx" ON "straps" USING btree ("_order");
  CREATE INDEX "straps_key_idx" ON "straps" USING btree ("key");
  CREATE INDEX "straps_family_idx" ON "straps" USING btree ("family_id");
  CREATE INDEX "straps_with_endlink_idx" ON "straps" USING btree ("with_endlink_id");
  CREATE INDEX "straps_layer_idx" ON "straps" USING btree ("layer_id");
  CREATE INDEX "straps_thumbnail_idx" ON "straps" USING btree ("thumbnail_id");
  CREATE INDEX "straps_updated_at_idx" ON "straps" USING btree ("updated_at");
  CREATE INDEX "straps_created_at_idx" ON "straps" USING btree ("created_at");
  CREATE UNIQUE INDEX "family_key_idx" ON "straps" USING btree ("family_id","key");
  CREATE UNIQUE INDEX "straps_locales_locale_parent_id_unique" ON "straps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "strap_endlinks__order_idx" ON "strap_endlinks" USING btree ("_order");
  CREATE UNIQUE INDEX "strap_endlinks_key_idx" ON "strap_endlinks" USING btree ("key");
  CREATE INDEX "strap_endlinks_layer_idx" ON "strap_endlinks" USING btree ("layer_id");
  CREATE INDEX "strap_endlinks_thumbnail_idx" ON "strap_endlinks" USING btree ("thumbnail_id");
  CREATE INDEX "strap_endlinks_updated_at_idx" ON "strap_endlinks" USING btree ("updated_at");
  CREATE INDEX "strap_endlinks_created_at_idx" ON "strap_endlinks" USING btree ("created_at");
  CREATE UNIQUE INDEX "strap_endlinks_locales_locale_parent_id_unique" ON "strap_endlinks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "buckles__order_idx" ON "buckles" USING btree ("_order");
  CREATE UNIQUE INDEX "buckles_key_idx" ON "buckles" USING btree ("key");
  CREATE INDEX "buckles_layer_idx" ON "buckles" USING btree ("layer_id");
  CREATE INDEX "buckles_thumbnail_idx" ON "buckles" USING btree ("thumbnail_id");
  CREATE INDEX "buckles_updated_at_idx" ON "buckles" USING btree ("updated_at");
  CREATE INDEX "buckles_created_at_idx" ON "buckles" USING btree ("created_at");
  CREATE UNIQUE INDEX "buckles_locales_locale_parent_id_unique" ON "buckles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "second_straps__order_idx" ON "second_straps" USING btree ("_order");
  CREATE UNIQUE INDEX "second_straps_key_idx" ON "second_straps" USING btree ("key");
  CREATE INDEX "second_straps_layer_idx" ON "second_straps" USING btree ("layer_id");
  CREATE INDEX "second_straps_thumbnail_idx" ON "second_straps" USING btree ("thumbnail_id");
  CREATE INDEX "second_straps_updated_at_idx" ON "second_straps" USING btree ("updated_at");
  CREATE INDEX "second_straps_created_at_idx" ON "second_straps" USING btree ("created_at");
  CREATE UNIQUE INDEX "second_straps_locales_locale_parent_id_unique" ON "second_straps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "rotors__order_idx" ON "rotors" USING btree ("_order");
  CREATE UNIQUE INDEX "rotors_key_idx" ON "rotors" USING btree ("key");
  CREATE INDEX "rotors_layer_idx" ON "rotors" USING btree ("layer_id");
  CREATE INDEX "rotors_thumbnail_idx" ON "rotors" USING btree ("thumbnail_id");
  CREATE INDEX "rotors_updated_at_idx" ON "rotors" USING btree ("updated_at");
  CREATE INDEX "rotors_created_at_idx" ON "rotors" USING btree ("created_at");
  CREATE UNIQUE INDEX "rotors_locales_locale_parent_id_unique" ON "rotors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "packagings__order_idx" ON "packagings" USING btree ("_order");
  CREATE UNIQUE INDEX "packagings_key_idx" ON "packagings" USING btree ("key");
  CREATE INDEX "packagings_layer_idx" ON "packagings" USING btree ("layer_id");
  CREATE INDEX "packagings_thumbnail_idx" ON "packagings" USING btree ("thumbnail_id");
  CREATE INDEX "packagings_updated_at_idx" ON "packagings" USING btree ("updated_at");
  CREATE INDEX "packagings_created_at_idx" ON "packagings" USING btree ("created_at");
  CREATE UNIQUE INDEX "packagings_locales_locale_parent_id_unique" ON "packagings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "warranties__order_idx" ON "warranties" USING btree ("_order");
  CREATE UNIQUE INDEX "warranties_key_idx" ON "warranties" USING btree ("key");
  CREATE INDEX "warranties_layer_idx" ON "warranties" USING btree ("layer_id");
  CREATE INDEX "warranties_thumbnail_idx" ON "warranties" USING btree ("thumbnail_id");
  CREATE INDEX "warranties_updated_at_idx" ON "warranties" USING btree ("updated_at");
  CREATE INDEX "warranties_created_at_idx" ON "warranties" USING btree ("created_at");
  CREATE UNIQUE INDEX "warranties_locales_locale_parent_id_unique" ON "warranties_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "priorities__order_idx" ON "priorities" USING btree ("_order");
  CREATE UNIQUE INDEX "priorities_key_idx" ON "priorities" USING btree ("key");
  CREATE INDEX "priorities_layer_idx" ON "priorities" USING btree ("layer_id");
  CREATE INDEX "priorities_thumbnail_idx" ON "priorities" USING btree ("thumbnail_id");
  CREATE INDEX "priorities_updated_at_idx" ON "priorities" USING btree ("updated_at");
  CREATE INDEX "priorities_created_at_idx" ON "priorities" USING btree ("created_at");
  CREATE UNIQUE INDEX "priorities_locales_locale_parent_id_unique" ON "priorities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "layers_name_idx" ON "layers" USING btree ("name");
  CREATE INDEX "layers_hash_idx" ON "layers" USING btree ("hash");
  CREATE INDEX "layers_updated_at_idx" ON "layers" USING btree ("updated_at");
  CREATE INDEX "layers_created_at_idx" ON "layers" USING btree ("created_at");
  CREATE UNIQUE INDEX "layers_filename_idx" ON "layers" USING btree ("filename");
  CREATE UNIQUE INDEX "revisions_key_idx" ON "revisions" USING btree ("key");
  CREATE INDEX "revisions_updated_at_idx" ON "revisions" USING btree ("updated_at");
  CREATE INDEX "revisions_created_at_idx" ON "revisions" USING btree ("created_at");
  CREATE INDEX "pages_blocks_hero_order_idx" ON "pages_blocks_hero" USING btree ("_order");
  CREATE INDEX "pages_blocks_hero_parent_id_idx" ON "pages_blocks_hero" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_hero_path_idx" ON "pages_blocks_hero" USING btree ("_path");
  CREATE INDEX "pages_blocks_hero_illustration_illustration_picture_idx" ON "pages_blocks_hero" USING btree ("illustration_picture_id");
  CREATE INDEX "pages_blocks_hero_illustration_illustration_watch_idx" ON "pages_blocks_hero" USING btree ("illustration_watch_id");
  CREATE UNIQUE INDEX "pages_blocks_hero_locales_locale_parent_id_unique" ON "pages_blocks_hero_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_text_order_idx" ON "pages_blocks_text" USING btree ("_order");
  CREATE INDEX "pages_blocks_text_parent_id_idx" ON "pages_blocks_text" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_text_path_idx" ON "pages_blocks_text" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_text_locales_locale_parent_id_unique" ON "pages_blocks_text_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_picture_text_order_idx" ON "pages_blocks_picture_text" USING btree ("_order");
  CREATE INDEX "pages_blocks_picture_text_parent_id_idx" ON "pages_blocks_picture_text" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_picture_text_path_idx" ON "pages_blocks_picture_text" USING btree ("_path");
  CREATE INDEX "pages_blocks_picture_text_illustration_illustration_pict_idx" ON "pages_blocks_picture_text" USING btree ("illustration_picture_id");
  CREATE INDEX "pages_blocks_picture_text_illustration_illustration_watc_idx" ON "pages_blocks_picture_text" USING btree ("illustration_watch_id");
  CREATE UNIQUE INDEX "pages_blocks_picture_text_locales_locale_parent_id_unique" ON "pages_blocks_picture_text_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_figures_figures_order_idx" ON "pages_blocks_figures_figures" USING btree ("_order");
  CREATE INDEX "pages_blocks_figures_figures_parent_id_idx" ON "pages_blocks_figures_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_figures_figures_locales_locale_parent_id_unique" ON "pages_blocks_figures_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_figures_order_idx" ON "pages_blocks_figures" USING btree ("_order");
  CREATE INDEX "pages_blocks_figures_parent_id_idx" ON "pages_blocks_figures" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_figures_path_idx" ON "pages_blocks_figures" USING btree ("_path");
  CREATE INDEX "pages_blocks_figures_illustration_illustration_picture_idx" ON "pages_blocks_figures" USING btree ("illustration_picture_id");
  CREATE INDEX "pages_blocks_figures_illustration_illustration_watch_idx" ON "pages_blocks_figures" USING btree ("illustration_watch_id");
  CREATE UNIQUE INDEX "pages_blocks_figures_locales_locale_parent_id_unique" ON "pages_blocks_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_lines_lines_order_idx" ON "pages_blocks_lines_lines" USING btree ("_order");
  CREATE INDEX "pages_blocks_lines_lines_parent_id_idx" ON "pages_blocks_lines_lines" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_lines_lines_watch_idx" ON "pages_blocks_lines_lines" USING btree ("watch_id");
  CREATE UNIQUE INDEX "pages_blocks_lines_lines_locales_locale_parent_id_unique" ON "pages_blocks_lines_lines_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_lines_order_idx" ON "pages_blocks_lines" USING btree ("_order");
  CREATE INDEX "pages_blocks_lines_parent_id_idx" ON "pages_blocks_lines" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_lines_path_idx" ON "pages_blocks_lines" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_lines_locales_locale_parent_id_unique" ON "pages_blocks_lines_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_rail_order_idx" ON "pages_blocks_rail" USING btree ("_order");
  CREATE INDEX "pages_blocks_rail_parent_id_idx" ON "pages_blocks_rail" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_rail_path_idx" ON "pages_blocks_rail" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_rail_locales_locale_parent_id_unique" ON "pages_blocks_rail_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_gift_cards_order_idx" ON "pages_blocks_gift_cards" USING btree ("_order");
  CREATE INDEX "pages_blocks_gift_cards_parent_id_idx" ON "pages_blocks_gift_cards" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_gift_cards_path_idx" ON "pages_blocks_gift_cards" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_gift_cards_locales_locale_parent_id_unique" ON "pages_blocks_gift_cards_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_rels_order_idx" ON "pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_watches_id_idx" ON "pages_rels" USING btree ("watches_id");
  CREATE INDEX "banners__order_idx" ON "banners" USING btree ("_order");
  CREATE INDEX "banners_updated_at_idx" ON "banners" USING btree ("updated_at");
  CREATE INDEX "banners_created_at_idx" ON "banners" USING btree ("created_at");
  CREATE UNIQUE INDEX "banners_locales_locale_parent_id_unique" ON "banners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "questions__order_idx" ON "questions" USING btree ("_order");
  CREATE UNIQUE INDEX "questions_key_idx" ON "questions" USING btree ("key");
  CREATE INDEX "questions_updated_at_idx" ON "questions" USING btree ("updated_at");
  CREATE INDEX "questions_created_at_idx" ON "questions" USING btree ("created_at");
  CREATE UNIQUE INDEX "questions_locales_locale_parent_id_unique" ON "questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "orders_lines_order_idx" ON "orders_lines" USING btree ("_order");
  CREATE INDEX "orders_lines_parent_id_idx" ON "orders_lines" USING btree ("_parent_id");
  CREATE INDEX "orders_timeline_order_idx" ON "orders_timeline" USING btree ("_order");
  CREATE INDEX "orders_timeline_parent_id_idx" ON "orders_timeline" USING btree ("_parent_id");
  CREATE INDEX "orders_state_idx" ON "orders" USING btree ("state");
  CREATE UNIQUE INDEX "orders_number_idx" ON "orders" USING btree ("number");
  CREATE UNIQUE INDEX "orders_token_idx" ON "orders" USING btree ("token");
  CREATE UNIQUE INDEX "orders_receipt_number_idx" ON "orders" USING btree ("receipt_number");
  CREATE INDEX "orders_paid_at_idx" ON "orders" USING btree ("paid_at");
  CREATE INDEX "orders_promo_code_idx" ON "orders" USING btree ("promo_code");
  CREATE INDEX "orders_contact_contact_email_idx" ON "orders" USING btree ("contact_email");
  CREATE INDEX "orders_cart_idx" ON "orders" USING btree ("cart_id");
  CREATE UNIQUE INDEX "orders_session_id_idx" ON "orders" USING btree ("session_id");
  CREATE INDEX "orders_payment_intent_idx" ON "orders" USING btree ("payment_intent");
  CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
  CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
  CREATE INDEX "payments_order_idx" ON "payments" USING btree ("order_id");
  CREATE UNIQUE INDEX "payments_provider_id_idx" ON "payments" USING btree ("provider_id");
  CREATE INDEX "payments_updated_at_idx" ON "payments" USING btree ("updated_at");
  CREATE INDEX "payments_created_at_idx" ON "payments" USING btree ("created_at");
  CREATE UNIQUE INDEX "promo_codes_code_idx" ON "promo_codes" USING btree ("code");
  CREATE INDEX "promo_codes_updated_at_idx" ON "promo_codes" USING btree ("updated_at");
  CREATE INDEX "promo_codes_created_at_idx" ON "promo_codes" USING btree ("created_at");
  CREATE INDEX "promo_codes_texts_order_parent" ON "promo_codes_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "carts_token_idx" ON "carts" USING btree ("token");
  CREATE INDEX "carts_updated_at_idx" ON "carts" USING btree ("updated_at");
  CREATE INDEX "carts_created_at_idx" ON "carts" USING btree ("created_at");
  CREATE INDEX "cart_lines_cart_idx" ON "cart_lines" USING btree ("cart_id");
  CREATE INDEX "cart_lines_updated_at_idx" ON "cart_lines" USING btree ("updated_at");
  CREATE INDEX "cart_lines_created_at_idx" ON "cart_lines" USING btree ("created_at");
  CREATE UNIQUE INDEX "cart_sku_idx" ON "cart_lines" USING btree ("cart_id","sku");
  CREATE UNIQUE INDEX "bespoke_watches_bespoke_id_idx" ON "bespoke_watches" USING btree ("bespoke_id");
  CREATE INDEX "bespoke_watches_updated_at_idx" ON "bespoke_watches" USING btree ("updated_at");
  CREATE INDEX "bespoke_watches_created_at_idx" ON "bespoke_watches" USING btree ("created_at");
  CREATE UNIQUE INDEX "mails_key_idx" ON "mails" USING btree ("key");
  CREATE INDEX "mails_order_idx" ON "mails" USING btree ("order_id");
  CREATE INDEX "mails_state_idx" ON "mails" USING btree ("state");
  CREATE INDEX "mails_next_attempt_at_idx" ON "mails" USING btree ("next_attempt_at");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE UNIQUE INDEX "webhook_events_event_id_idx" ON "webhook_events" USING btree ("event_id");
  CREATE INDEX "webhook_events_type_idx" ON "webhook_events" USING btree ("type");
  CREATE INDEX "webhook_events_outcome_idx" ON "webhook_events" USING btree ("outcome");
  CREATE INDEX "webhook_events_updated_at_idx" ON "webhook_events" USING btree ("updated_at");
  CREATE INDEX "webhook_events_created_at_idx" ON "webhook_events" USING btree ("created_at");
  CREATE UNIQUE INDEX "counters_key_idx" ON "counters" USING btree ("key");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "customers_sessions_order_idx" ON "customers_sessions" USING btree ("_order");
  CREATE INDEX "customers_sessions_parent_id_idx" ON "customers_sessions" USING btree ("_parent_id");
  CREATE INDEX "customers_updated_at_idx" ON "customers" USING btree ("updated_at");
  CREATE INDEX "customers_created_at_idx" ON "customers" USING btree ("created_at");
  CREATE UNIQUE INDEX "customers_email_idx" ON "customers" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_watches_id_idx" ON "payload_locked_documents_rels" USING btree ("watches_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_case_types_id_idx" ON "payload_locked_documents_rels" USING btree ("case_types_id");
  CREATE INDEX "payload_locked_documents_rels_case_colors_id_idx" ON "payload_locked_documents_rels" USING btree ("case_colors_id");
  CREATE INDEX "payload_locked_documents_rels_case_diameters_id_idx" ON "payload_locked_documents_rels" USING btree ("case_diameters_id");
  CREATE INDEX "payload_locked_documents_rels_caseback_types_id_idx" ON "payload_locked_documents_rels" USING btree ("caseback_types_id");
  CREATE INDEX "payload_locked_documents_rels_complications_id_idx" ON "payload_locked_documents_rels" USING btree ("complications_id");
  CREATE INDEX "payload_locked_documents_rels_dials_id_idx" ON "payload_locked_documents_rels" USING btree ("dials_id");
  CREATE INDEX "payload_locked_documents_rels_date_colors_id_idx" ON "payload_locked_documents_rels" USING btree ("date_colors_id");
  CREATE INDEX "payload_locked_documents_rels_date_magnifiers_id_idx" ON "payload_locked_documents_rels" USING btree ("date_magnifiers_id");
  CREATE INDEX "payload_locked_documents_rels_hands_id_idx" ON "payload_locked_documents_rels" USING btree ("hands_id");
  CREATE INDEX "payload_locked_documents_rels_gmt_hands_id_idx" ON "payload_locked_documents_rels" USING btree ("gmt_hands_id");
  CREATE INDEX "payload_locked_documents_rels_bezel_inserts_id_idx" ON "payload_locked_documents_rels" USING btree ("bezel_inserts_id");
  CREATE INDEX "payload_locked_documents_rels_strap_families_id_idx" ON "payload_locked_documents_rels" USING btree ("strap_families_id");
  CREATE INDEX "payload_locked_documents_rels_straps_id_idx" ON "payload_locked_documents_rels" USING btree ("straps_id");
  CREATE INDEX "payload_locked_documents_rels_strap_endlinks_id_idx" ON "payload_locked_documents_rels" USING btree ("strap_endlinks_id");
  CREATE INDEX "payload_locked_documents_rels_buckles_id_idx" ON "payload_locked_documents_rels" USING btree ("buckles_id");
  CREATE INDEX "payload_locked_documents_rels_second_straps_id_idx" ON "payload_locked_documents_rels" USING btree ("second_straps_id");
  CREATE INDEX "payload_locked_documents_rels_rotors_id_idx" ON "payload_locked_documents_rels" USING btree ("rotors_id");
  CREATE INDEX "payload_locked_documents_rels_packagings_id_idx" ON "payload_locked_documents_rels" USING btree ("packagings_id");
  CREATE INDEX "payload_locked_documents_rels_warranties_id_idx" ON "payload_locked_documents_rels" USING btree ("warranties_id");
  CREATE INDEX "payload_locked_documents_rels_priorities_id_idx" ON "payload_locked_documents_rels" USING btree ("priorities_id");
  CREATE INDEX "payload_locked_documents_rels_layers_id_idx" ON "payload_locked_documents_rels" USING btree ("layers_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_banners_id_idx" ON "payload_locked_documents_rels" USING btree ("banners_id");
  CREATE INDEX "payload_locked_documents_rels_questions_id_idx" ON "payload_locked_documents_rels" USING btree ("questions_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_orders_id_idx" ON "payload_locked_documents_rels" USING btree ("orders_id");
  CREATE INDEX "payload_locked_documents_rels_payments_id_idx" ON "payload_locked_documents_rels" USING btree ("payments_id");
  CREATE INDEX "payload_locked_documents_rels_promo_codes_id_idx" ON "payload_locked_documents_rels" USING btree ("promo_codes_id");
  CREATE INDEX "payload_locked_documents_rels_carts_id_idx" ON "payload_locked_documents_rels" USING btree ("carts_id");
  CREATE INDEX "payload_locked_documents_rels_cart_lines_id_idx" ON "payload_locked_documents_rels" USING btree ("cart_lines_id");
  CREATE INDEX "payload_locked_documents_rels_bespoke_watches_id_idx" ON "payload_locked_documents_rels" USING btree ("bespoke_watches_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_webhook_events_id_idx" ON "payload_locked_documents_rels" USING btree ("webhook_events_id");
  CREATE INDEX "payload_locked_documents_rels_counters_id_idx" ON "payload_locked_documents_rels" USING btree ("counters_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_customers_id_idx" ON "payload_locked_documents_rels" USING btree ("customers_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_rels_customers_id_idx" ON "payload_preferences_rels" USING btree ("customers_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "shop_settings_charged_as_shown_order_idx" ON "shop_settings_charged_as_shown" USING btree ("order");
  CREATE INDEX "shop_settings_charged_as_shown_parent_idx" ON "shop_settings_charged_as_shown" USING btree ("parent_id");
  CREATE INDEX "shop_settings_instalment_currencies_order_idx" ON "shop_settings_instalment_currencies" USING btree ("order");
  CREATE INDEX "shop_settings_instalment_currencies_parent_idx" ON "shop_settings_instalment_currencies" USING btree ("parent_id");
  CREATE INDEX "shop_settings_upsell_product_idx" ON "shop_settings" USING btree ("upsell_product_id");
  CREATE INDEX "shop_settings_texts_order_parent" ON "shop_settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "configurator_settings_shadow_idx" ON "configurator_settings" USING btree ("shadow_id");
  CREATE INDEX "configurator_settings_glare_idx" ON "configurator_settings" USING btree ("glare_id");
  CREATE INDEX "configurator_settings_movement_idx" ON "configurator_settings" USING btree ("movement_id");
  CREATE INDEX "navigation_bar_children_order_idx" ON "navigation_bar_children" USING btree ("_order");
  CREATE INDEX "navigation_bar_children_parent_id_idx" ON "navigation_bar_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_bar_children_locales_locale_parent_id_unique" ON "navigation_bar_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_bar_order_idx" ON "navigation_bar" USING btree ("_order");
  CREATE INDEX "navigation_bar_parent_id_idx" ON "navigation_bar" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_bar_locales_locale_parent_id_unique" ON "navigation_bar_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_side_menu_order_idx" ON "navigation_side_menu" USING btree ("_order");
  CREATE INDEX "navigation_side_menu_parent_id_idx" ON "navigation_side_menu" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_side_menu_locales_locale_parent_id_unique" ON "navigation_side_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_groups_links_order_idx" ON "footer_groups_links" USING btree ("_order");
  CREATE INDEX "footer_groups_links_parent_id_idx" ON "footer_groups_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_groups_links_locales_locale_parent_id_unique" ON "footer_groups_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_groups_order_idx" ON "footer_groups" USING btree ("_order");
  CREATE INDEX "footer_groups_parent_id_idx" ON "footer_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_groups_locales_locale_parent_id_unique" ON "footer_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_social_order_idx" ON "footer_social" USING btree ("_order");
  CREATE INDEX "footer_social_parent_id_idx" ON "footer_social" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_locales_locale_parent_id_unique" ON "footer_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "watches" CASCADE;
  DROP TABLE "watches_locales" CASCADE;
  DROP TABLE "watches_rels" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_locales" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "price_history" CASCADE;
  DROP TABLE "case_types" CASCADE;
  DROP TABLE "case_types_locales" CASCADE;
  DROP TABLE "case_types_rels" CASCADE;
  DROP TABLE "case_colors" CASCADE;
  DROP TABLE "case_colors_locales" CASCADE;
  DROP TABLE "case_diameters" CASCADE;
  DROP TABLE "case_diameters_locales" CASCADE;
  DROP TABLE "caseback_types" CASCADE;
  DROP TABLE "caseback_types_locales" CASCADE;
  DROP TABLE "complications" CASCADE;
  DROP TABLE "complications_locales" CASCADE;
  DROP TABLE "dials" CASCADE;
  DROP TABLE "dials_locales" CASCADE;
  DROP TABLE "date_colors" CASCADE;
  DROP TABLE "date_colors_locales" CASCADE;
  DROP TABLE "date_magnifiers" CASCADE;
  DROP TABLE "date_magnifiers_locales" CASCADE;
  DROP TABLE "hands" CASCADE;
  DROP TABLE "hands_locales" CASCADE;
  DROP TABLE "gmt_hands" CASCADE;
  DROP TABLE "gmt_hands_locales" CASCADE;
  DROP TABLE "bezel_inserts" CASCADE;
  DROP TABLE "bezel_inserts_locales" CASCADE;
  DROP TABLE "strap_families" CASCADE;
  DROP TABLE "strap_families_locales" CASCADE;
  DROP TABLE "strap_families_rels" CASCADE;
  DROP TABLE "straps" CASCADE;
  DROP TABLE "straps_locales" CASCADE;
  DROP TABLE "strap_endlinks" CASCADE;
  DROP TABLE "strap_endlinks_locales" CASCADE;
  DROP TABLE "buckles" CASCADE;
  DROP TABLE "buckles_locales" CASCADE;
  DROP TABLE "second_straps" CASCADE;
  DROP TABLE "second_straps_locales" CASCADE;
  DROP TABLE "rotors" CASCADE;
  DROP TABLE "rotors_locales" CASCADE;
  DROP TABLE "packagings" CASCADE;
  DROP TABLE "packagings_locales" CASCADE;
  DROP TABLE "warranties" CASCADE;
  DROP TABLE "warranties_locales" CASCADE;
  DROP TABLE "priorities" CASCADE;
  DROP TABLE "priorities_locales" CASCADE;
  DROP TABLE "layers" CASCADE;
  DROP TABLE "revisions" CASCADE;
  DROP TABLE "pages_blocks_hero" CASCADE;
  DROP TABLE "pages_blocks_hero_locales" CASCADE;
  DROP TABLE "pages_blocks_text" CASCADE;
  DROP TABLE "pages_blocks_text_locales" CASCADE;
  DROP TABLE "pages_blocks_picture_text" CASCADE;
  DROP TABLE "pages_blocks_picture_text_locales" CASCADE;
  DROP TABLE "pages_blocks_figures_figures" CASCADE;
  DROP TABLE "pages_blocks_figures_figures_locales" CASCADE;
  DROP TABLE "pages_blocks_figures" CASCADE;
  DROP TABLE "pages_blocks_figures_locales" CASCADE;
  DROP TABLE "pages_blocks_lines_lines" CASCADE;
  DROP TABLE "pages_blocks_lines_lines_locales" CASCADE;
  DROP TABLE "pages_blocks_lines" CASCADE;
  DROP TABLE "pages_blocks_lines_locales" CASCADE;
  DROP TABLE "pages_blocks_rail" CASCADE;
  DROP TABLE "pages_blocks_rail_locales" CASCADE;
  DROP TABLE "pages_blocks_gift_cards" CASCADE;
  DROP TABLE "pages_blocks_gift_cards_locales" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "pages_rels" CASCADE;
  DROP TABLE "banners" CASCADE;
  DROP TABLE "banners_locales" CASCADE;
  DROP TABLE "questions" CASCADE;
  DROP TABLE "questions_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "orders_lines" CASCADE;
  DROP TABLE "orders_timeline" CASCADE;
  DROP TABLE "orders" CASCADE;
  DROP TABLE "payments" CASCADE;
  DROP TABLE "promo_codes" CASCADE;
  DROP TABLE "promo_codes_texts" CASCADE;
  DROP TABLE "carts" CASCADE;
  DROP TABLE "cart_lines" CASCADE;
  DROP TABLE "bespoke_watches" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "webhook_events" CASCADE;
  DROP TABLE "counters" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "customers_sessions" CASCADE;
  DROP TABLE "customers" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "shop_settings_charged_as_shown" CASCADE;
  DROP TABLE "shop_settings_instalment_currencies" CASCADE;
  DROP TABLE "shop_settings" CASCADE;
  DROP TABLE "shop_settings_texts" CASCADE;
  DROP TABLE "configurator_settings" CASCADE;
  DROP TABLE "navigation_bar_children" CASCADE;
  DROP TABLE "navigation_bar_children_locales" CASCADE;
  DROP TABLE "navigation_bar" CASCADE;
  DROP TABLE "navigation_bar_locales" CASCADE;
  DROP TABLE "navigation_side_menu" CASCADE;
  DROP TABLE "navigation_side_menu_locales" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "footer_groups_links" CASCADE;
  DROP TABLE "footer_groups_links_locales" CASCADE;
  DROP TABLE "footer_groups" CASCADE;
  DROP TABLE "footer_groups_locales" CASCADE;
  DROP TABLE "footer_social" CASCADE;
  DROP TABLE "footer" CASCADE;
  DROP TABLE "footer_locales" CASCADE;
  DROP TABLE "payload_jobs_stats" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_watches_line";
  DROP TYPE "public"."enum_watches_stage";
  DROP TYPE "public"."enum_products_kind";
  DROP TYPE "public"."enum_hands_metal";
  DROP TYPE "public"."enum_hands_lum_color";
  DROP TYPE "public"."enum_bezel_inserts_type";
  DROP TYPE "public"."enum_pages_blocks_hero_illustration_view";
  DROP TYPE "public"."enum_pages_blocks_hero_illustration_stage";
  DROP TYPE "public"."enum_pages_blocks_picture_text_illustration_view";
  DROP TYPE "public"."enum_pages_blocks_picture_text_illustration_stage";
  DROP TYPE "public"."enum_pages_blocks_figures_illustration_view";
  DROP TYPE "public"."enum_pages_blocks_figures_illustration_stage";
  DROP TYPE "public"."enum_pages_blocks_lines_lines_line";
  DROP TYPE "public"."enum_orders_state";
  DROP TYPE "public"."enum_orders_locale";
  DROP TYPE "public"."enum_payments_kind";
  DROP TYPE "public"."enum_mails_state";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_customers_locale";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_shop_settings_charged_as_shown";
  DROP TYPE "public"."enum_shop_settings_instalment_currencies";`)
}
