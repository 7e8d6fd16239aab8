import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_watches_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__watches_v_version_line" AS ENUM('reminiscence', 'distinction', 'distinction-rose', 'distinction-horizon');
  CREATE TYPE "public"."enum__watches_v_version_color" AS ENUM('argent', 'creme', 'gris', 'brun', 'rose', 'rouge', 'vert', 'bleu', 'noir');
  CREATE TYPE "public"."enum__watches_v_version_stage" AS ENUM('givre', 'brume', 'sable', 'rosee', 'craie');
  CREATE TYPE "public"."enum__watches_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__watches_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_kind" AS ENUM('watch', 'bespoke', 'gift-card', 'gift-watch', 'surprise-watch');
  CREATE TYPE "public"."enum__products_v_version_availability" AS ENUM('in-stock', 'made-to-order', 'sold-out');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_case_types_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_types_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_types_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_case_colors_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_colors_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_colors_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_case_diameters_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_diameters_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_diameters_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_caseback_types_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__caseback_types_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__caseback_types_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_complications_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__complications_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__complications_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_dials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dials_v_version_color" AS ENUM('argent', 'creme', 'gris', 'brun', 'rose', 'rouge', 'vert', 'bleu', 'noir');
  CREATE TYPE "public"."enum__dials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dials_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_date_colors_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__date_colors_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__date_colors_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_date_magnifiers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__date_magnifiers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__date_magnifiers_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_hands_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__hands_v_version_metal" AS ENUM('silver', 'rose', 'gold', 'black', 'blue', 'silver-blue', 'silver-gold');
  CREATE TYPE "public"."enum__hands_v_version_lum_color" AS ENUM('green', 'blue', 'orange');
  CREATE TYPE "public"."enum__hands_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__hands_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_gmt_hands_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gmt_hands_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gmt_hands_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_bezel_inserts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__bezel_inserts_v_version_type" AS ENUM('DIVER', 'GMT');
  CREATE TYPE "public"."enum__bezel_inserts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__bezel_inserts_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_strap_families_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__strap_families_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__strap_families_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_straps_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__straps_v_version_color" AS ENUM('argent', 'creme', 'gris', 'brun', 'rose', 'rouge', 'vert', 'bleu', 'noir');
  CREATE TYPE "public"."enum__straps_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__straps_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_strap_endlinks_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__strap_endlinks_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__strap_endlinks_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_buckles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__buckles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__buckles_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_second_straps_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__second_straps_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__second_straps_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_rotors_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__rotors_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__rotors_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_packagings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__packagings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__packagings_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_warranties_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__warranties_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__warranties_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_priorities_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__priorities_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__priorities_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_banners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banners_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_promo_codes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__promo_codes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__promo_codes_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_shop_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__shop_settings_v_version_charged_as_shown" AS ENUM('USD', 'CHF', 'SAR', 'QAR', 'GBP', 'SGD', 'JPY', 'INR');
  CREATE TYPE "public"."enum__shop_settings_v_version_instalment_currencies" AS ENUM('EUR', 'USD', 'CHF', 'SAR', 'QAR', 'GBP', 'SGD', 'JPY', 'INR');
  CREATE TYPE "public"."enum__shop_settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__shop_settings_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_configurator_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__configurator_settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__configurator_settings_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_footer_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__footer_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__footer_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_quiz_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__quiz_v_version_questions_answers_rules_trait" AS ENUM('line', 'diameter', 'color', 'strap', 'price', 'metal', 'making');
  CREATE TYPE "public"."enum__quiz_v_version_questions_answers_parts_field" AS ENUM('complication', 'caseType', 'caseDiameter', 'casebackType', 'dateMagnifier', 'caseColor', 'strapStyle', 'strapColor', 'strapEndlink', 'dateColor', 'dial', 'hands', 'packaging', 'warranty', 'bezelInsertColor', 'gmtHand', 'priority', 'buckle', 'secondStrap', 'rotor');
  CREATE TYPE "public"."enum__quiz_v_version_questions_answers_illustration_view" AS ENUM('front', 'back');
  CREATE TYPE "public"."enum__quiz_v_version_questions_answers_illustration_stage" AS ENUM('givre', 'brume', 'sable', 'rosee', 'craie');
  CREATE TYPE "public"."enum__quiz_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__quiz_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TABLE "_watches_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_code" varchar,
  	"version_line" "enum__watches_v_version_line",
  	"version_path" varchar,
  	"version_color" "enum__watches_v_version_color" DEFAULT 'argent',
  	"version_stage" "enum__watches_v_version_stage" DEFAULT 'givre',
  	"version_parts_complication_id" integer,
  	"version_parts_case_type_id" integer,
  	"version_parts_case_diameter_id" integer,
  	"version_parts_caseback_type_id" integer,
  	"version_parts_date_magnifier_id" integer,
  	"version_parts_case_color_id" integer,
  	"version_parts_strap_style_id" integer,
  	"version_parts_strap_color_id" integer,
  	"version_parts_strap_endlink_id" integer,
  	"version_parts_date_color_id" integer,
  	"version_parts_dial_id" integer,
  	"version_parts_hands_id" integer,
  	"version_parts_packaging_id" integer,
  	"version_parts_warranty_id" integer,
  	"version_parts_bezel_insert_color_id" integer,
  	"version_parts_gmt_hand_id" integer,
  	"version_parts_priority_id" integer,
  	"version_parts_buckle_id" integer,
  	"version_parts_second_strap_id" integer,
  	"version_parts_rotor_id" integer,
  	"version_configurator_dial_id" integer,
  	"version_specs_thickness" numeric,
  	"version_specs_lug_to_lug" numeric,
  	"version_specs_lug_width" numeric,
  	"version_specs_water_resistance" numeric,
  	"version_specs_frequency" numeric,
  	"version_specs_power_reserve" numeric,
  	"version_specs_jewels" numeric,
  	"version_specs_weight" numeric,
  	"version_specs_accuracy_slow" numeric,
  	"version_specs_accuracy_fast" numeric,
  	"version_specs_calibre" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__watches_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__watches_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_watches_v_locales" (
  	"version_name" varchar,
  	"version_tagline" varchar,
  	"version_description" varchar,
  	"version_care" varchar,
  	"version_box" varchar,
  	"version_specs_case_material" varchar,
  	"version_specs_glass" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_watches_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"watches_id" integer
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_sku" varchar,
  	"version_price" numeric DEFAULT 0,
  	"version_discount" numeric DEFAULT 0,
  	"version_kind" "enum__products_v_version_kind",
  	"version_slug" varchar,
  	"version_is_visible" boolean DEFAULT true,
  	"version_availability" "enum__products_v_version_availability" DEFAULT 'in-stock',
  	"version_is_new" boolean DEFAULT false,
  	"version_watch_id" integer,
  	"version_diameter" numeric,
  	"version_page" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__products_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_products_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_case_types_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_key" varchar,
  	"version_price" numeric DEFAULT 0,
  	"version_has_bezel_insert" boolean DEFAULT false,
  	"version_layer_id" integer,
  	"version_thumbnail_id" integer,
  	"version_enabled" boolean DEFAULT false,
  	"version_is_new" boolean DEFAULT false,
  	"version_has_warning" boolean DEFAULT false,
  	"version_lead_days" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__case_types_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__case_types_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_case_types_v_locales" (
  	"version_label" varchar,
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_case_types_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"case_diameters_id" integer
  );
  
  CREATE TABLE "_case_colors_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_key" varchar,
  	"version_price" numeric DEFAULT 0,
  	"version_case_type_id" integer,
  	"version_color" varchar,
  	"version_back_open_id" integer,
  	"version_back_closed_id" integer,
  	"version_end_link_id" integer,
  	"version_layer_id" integer,
  	"version_thumbnail_id" integer,
  	"version_enabled" boolean DEFAULT false,
  	"version_is_new" boolean DEFAULT false,
  	"version_has_warning" boolean DEFAULT false,
  	"version_lead_days" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__case_colors_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__case_colors_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_case_colors_v_locales" (
  	"version_label" varchar,
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_case_diameters_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_key" varchar,
  	"version_price" numeric DEFAULT 0,
  	"version_layer_id" integer,
  	"version_thumbnail_id" integer,
  	"version_enabled" boolean DEFAULT false,
  	"version_is_new" boolean DEFAULT false,
  	"version_has_warning" boolean DEFAULT false,
  	"version_lead_days" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__case_diameters_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__case_diameters_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_case_diameters_v_locales" (
  	"version_label" varchar,
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_caseback_types_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_key" varchar,
  	"version_price" numeric DEFAULT 0,
  	"version_layer_id" integer,
  	"version_thumbnail_id" integer,
  	"version_enabled" boolean DEFAULT false,
  	"version_is_new" boolean DEFAULT false,
  	"version_has_warning" boolean DEFAULT false,
  	"version_lead_days" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__caseback_types_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__caseback_types_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_caseback_types_v_locales" (
  	"version_label" varchar,
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_complications_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_key" varchar,
  	"version_price" numeric DEFAULT 0,
  	"version_has_gmt_hand" boolean DEFAULT false,
  	"version_layer_id" integer,
  	"version_thumbnail_id" integer,
  	"version_enabled" boolean DEFAULT false,
  	"version_is_new" boolean DEFAULT false,
  	"version_has_warning" boolean DEFAULT false,
  	"version_lead_days" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__complications_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__complications_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_complications_v_locales" (
  	"version_label" varchar,
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_dials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_key" varchar,
  	"version_price" numeric DEFAULT 0,
  	"version_shows_date" boolean DEFAULT true,
  	"version_color" "enum__dials_v_version_color",
  	"version_layer_id" integer,
  	"version_thumbnail_id" integer,
  	"version_enabled" boolean DEFAULT false,
  	"version_is_new" boolean DEFAULT false,
  	"version_has_warning" boolean DEFAULT false,
  	"version_lead_days" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__dials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__dials_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_dials_v_locales" (
  	"version_label" varchar,
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_date_colors_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_key" varchar,
  	"version_price" numeric DEFAULT 0,
  	"version_magnified_id" integer,
  	"version_layer_id" integer,
  	"version_thumbnail_id" integer,
  	"version_enabled" boolean DEFAULT false,
  	"version_is_new" boolean DEFAULT false,
  	"version_has_warning" boolean DEFAULT false,
  	"version_lead_days" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__date_colors_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__date_colors_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_date_colors_v_locales" (
  	"version_label" varchar,
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_date_magnifiers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_key" varchar,
  	"version_price" numeric DEFAULT 0,
  	"version_layer_id" integer,
  	"version_thumbnail_id" integer,
  	"version_enabled" boolean DEFAULT false,
  	"version_is_new" boolean DEFAULT false,
  	"version_has_warning" boolean DEFAULT false,
  	"version_lead_days" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__date_magnifiers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__date_magnifiers_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_date_magnifiers_v_locales" (
  	"version_label" varchar,
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_hands_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_key" varchar,
  	"version_price" numeric DEFAULT 0,
  	"version_family" varchar,
  	"version_metal" "enum__hands_v_version_metal",
  	"version_lum_color" "enum__hands_v_version_lum_color",
  	"version_layer_id" integer,
  	"version_thumbnail_id" integer,
  	"version_enabled" boolean DEFAULT false,
  	"version_is_new" boolean DEFAULT false,
  	"version_has_warning" boolean DEFAULT false,
  	"version_lead_days" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__hands_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__hands_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_hands_v_locales" (
  	"version_label" varchar,
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_gmt_hands_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_key" varchar,
  	"version_price" numeric DEFAULT 0,
  	"version_layer_id" integer,
  	"version_thumbnail_id" integer,
  	"version_enabled" boolean DEFAULT false,
  	"version_is_new" boolean DEFAULT false,
  	"version_has_warning" boolean DEFAULT false,
  	"version_lead_days" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__gmt_hands_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__gmt_hands_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_gmt_hands_v_locales" (
  	"version_label" varchar,
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_bezel_inserts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_key" varchar,
  	"version_price" numeric DEFAULT 0,
  	"version_type" "enum__bezel_inserts_v_version_type",
  	"version_layer_id" integer,
  	"version_thumbnail_id" integer,
  	"version_enabled" boolean DEFAULT false,
  	"version_is_new" boolean DEFAULT false,
  	"version_has_warning" boolean DEFAULT false,
  	"version_lead_days" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__bezel_inserts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__bezel_inserts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_bezel_inserts_v_locales" (
  	"version_label" varchar,
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_strap_families_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_key" varchar,
  	"version_price" numeric DEFAULT 0,
  	"version_has_endlink" boolean DEFAULT false,
  	"version_layer_id" integer,
  	"version_thumbnail_id" integer,
  	"version_enabled" boolean DEFAULT false,
  	"version_is_new" boolean DEFAULT false,
  	"version_has_warning" boolean DEFAULT false,
  	"version_lead_days" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__strap_families_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__strap_families_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_strap_families_v_locales" (
  	"version_label" varchar,
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_strap_families_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"buckles_id" integer
  );
  
  CREATE TABLE "_straps_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_key" varchar,
  	"version_price" numeric DEFAULT 0,
  	"version_family_id" integer,
  	"version_color" "enum__straps_v_version_color",
  	"version_layer_id" integer,
  	"version_thumbnail_id" integer,
  	"version_enabled" boolean DEFAULT false,
  	"version_is_new" boolean DEFAULT false,
  	"version_has_warning" boolean DEFAULT false,
  	"version_lead_days" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__straps_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__straps_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_straps_v_locales" (
  	"version_label" varchar,
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_strap_endlinks_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_key" varchar,
  	"version_price" numeric DEFAULT 0,
  	"version_layer_id" integer,
  	"version_thumbnail_id" integer,
  	"version_enabled" boolean DEFAULT false,
  	"version_is_new" boolean DEFAULT false,
  	"version_has_warning" boolean DEFAULT false,
  	"version_lead_days" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__strap_endlinks_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__strap_endlinks_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_strap_endlinks_v_locales" (
  	"version_label" varchar,
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_buckles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_key" varchar,
  	"version_price" numeric DEFAULT 0,
  	"version_layer_id" integer,
  	"version_thumbnail_id" integer,
  	"version_enabled" boolean DEFAULT false,
  	"version_is_new" boolean DEFAULT false,
  	"version_has_warning" boolean DEFAULT false,
  	"version_lead_days" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__buckles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__buckles_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_buckles_v_locales" (
  	"version_label" varchar,
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_second_straps_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_key" varchar,
  	"version_price" numeric DEFAULT 0,
  	"version_layer_id" integer,
  	"version_thumbnail_id" integer,
  	"version_enabled" boolean DEFAULT false,
  	"version_is_new" boolean DEFAULT false,
  	"version_has_warning" boolean DEFAULT false,
  	"version_lead_days" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__second_straps_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__second_straps_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_second_straps_v_locales" (
  	"version_label" varchar,
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_rotors_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_key" varchar,
  	"version_price" numeric DEFAULT 0,
  	"version_layer_id" integer,
  	"version_thumbnail_id" integer,
  	"version_enabled" boolean DEFAULT false,
  	"version_is_new" boolean DEFAULT false,
  	"version_has_warning" boolean DEFAULT false,
  	"version_lead_days" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__rotors_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__rotors_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_rotors_v_locales" (
  	"version_label" varchar,
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_packagings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_key" varchar,
  	"version_price" numeric DEFAULT 0,
  	"version_layer_id" integer,
  	"version_thumbnail_id" integer,
  	"version_enabled" boolean DEFAULT false,
  	"version_is_new" boolean DEFAULT false,
  	"version_has_warning" boolean DEFAULT false,
  	"version_lead_days" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__packagings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__packagings_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_packagings_v_locales" (
  	"version_label" varchar,
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_warranties_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_key" varchar,
  	"version_price" numeric DEFAULT 0,
  	"version_layer_id" integer,
  	"version_thumbnail_id" integer,
  	"version_enabled" boolean DEFAULT false,
  	"version_is_new" boolean DEFAULT false,
  	"version_has_warning" boolean DEFAULT false,
  	"version_lead_days" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__warranties_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__warranties_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_warranties_v_locales" (
  	"version_label" varchar,
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_priorities_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_key" varchar,
  	"version_price" numeric DEFAULT 0,
  	"version_layer_id" integer,
  	"version_thumbnail_id" integer,
  	"version_enabled" boolean DEFAULT false,
  	"version_is_new" boolean DEFAULT false,
  	"version_has_warning" boolean DEFAULT false,
  	"version_lead_days" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__priorities_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__priorities_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_priorities_v_locales" (
  	"version_label" varchar,
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_banners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_href" varchar,
  	"version_enabled" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__banners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__banners_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_banners_v_locales" (
  	"version_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_promo_codes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_code" varchar,
  	"version_percent" numeric,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_limit" numeric,
  	"version_enabled" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__promo_codes_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__promo_codes_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_promo_codes_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_shop_settings_v_version_charged_as_shown" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__shop_settings_v_version_charged_as_shown",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_shop_settings_v_version_instalment_currencies" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__shop_settings_v_version_instalment_currencies",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_shop_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_base_price" numeric DEFAULT 0,
  	"version_rates_usd" numeric,
  	"version_rates_chf" numeric,
  	"version_rates_sar" numeric,
  	"version_rates_qar" numeric,
  	"version_rates_gbp" numeric,
  	"version_rates_sgd" numeric,
  	"version_rates_jpy" numeric,
  	"version_rates_inr" numeric,
  	"version_rounding_step" numeric DEFAULT 50,
  	"version_price_alarm" numeric DEFAULT 30,
  	"version_vat_percent" numeric DEFAULT 20,
  	"version_upsell_product_id" integer,
  	"version_banner_seconds" numeric DEFAULT 5,
  	"version_lead_days" numeric DEFAULT 12,
  	"version_terms_version" varchar,
  	"version_instalment_enabled" boolean DEFAULT true,
  	"version_instalment_count" numeric DEFAULT 3,
  	"version_tracking_pixel_id" varchar,
  	"version_tracking_instalment_key" varchar,
  	"version_company_name" varchar,
  	"version_company_address" varchar,
  	"version_company_registration" varchar,
  	"version_company_vat_number" varchar,
  	"version_company_email" varchar,
  	"version_company_phone" varchar,
  	"version_company_capital" varchar,
  	"version_company_director" varchar,
  	"version_company_host" varchar,
  	"version_company_mediator" varchar,
  	"version_maintenance_enabled" boolean DEFAULT false,
  	"version_maintenance_until" timestamp(3) with time zone,
  	"version__status" "enum__shop_settings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__shop_settings_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_shop_settings_v_locales" (
  	"version_maintenance_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_shop_settings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_configurator_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_shadow_id" integer,
  	"version_glare_id" integer,
  	"version_movement_id" integer,
  	"version__status" "enum__configurator_settings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__configurator_settings_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_navigation_v_version_bar_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_bar_children_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_bar" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_bar_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_side_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_side_menu_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__navigation_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__navigation_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_footer_v_version_groups_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_groups_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_groups_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_email" varchar,
  	"version__status" "enum__footer_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__footer_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_footer_v_locales" (
  	"version_tagline" varchar,
  	"version_newsletter_title" varchar,
  	"version_newsletter_text" varchar,
  	"version_secure_note" varchar,
  	"version_copyright" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_quiz_v_version_questions_answers_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"trait" "enum__quiz_v_version_questions_answers_rules_trait",
  	"values" varchar,
  	"points" numeric DEFAULT 3,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_quiz_v_version_questions_answers_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"field" "enum__quiz_v_version_questions_answers_parts_field",
  	"key" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_quiz_v_version_questions_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"illustration_picture_id" integer,
  	"illustration_watch_id" integer,
  	"illustration_view" "enum__quiz_v_version_questions_answers_illustration_view" DEFAULT 'front',
  	"illustration_stage" "enum__quiz_v_version_questions_answers_illustration_stage" DEFAULT 'givre',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_quiz_v_version_questions_answers_locales" (
  	"title" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_quiz_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_quiz_v_version_questions_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_quiz_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__quiz_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__quiz_v_published_locale",
  	"latest" boolean
  );
  
  ALTER TABLE "watches" ALTER COLUMN "code" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "line" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "path" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "color" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "stage" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_complication_id" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_case_type_id" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_case_diameter_id" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_caseback_type_id" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_date_magnifier_id" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_case_color_id" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_strap_style_id" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_strap_color_id" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_strap_endlink_id" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_date_color_id" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_dial_id" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_hands_id" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_packaging_id" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_warranty_id" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_priority_id" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_buckle_id" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_second_strap_id" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_rotor_id" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "specs_thickness" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "specs_lug_to_lug" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "specs_lug_width" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "specs_water_resistance" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "specs_frequency" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "specs_power_reserve" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "specs_jewels" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "specs_weight" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "specs_accuracy_slow" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "specs_accuracy_fast" DROP NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "specs_calibre" DROP NOT NULL;
  ALTER TABLE "watches_locales" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "watches_locales" ALTER COLUMN "tagline" DROP NOT NULL;
  ALTER TABLE "watches_locales" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "watches_locales" ALTER COLUMN "care" DROP NOT NULL;
  ALTER TABLE "watches_locales" ALTER COLUMN "specs_case_material" DROP NOT NULL;
  ALTER TABLE "watches_locales" ALTER COLUMN "specs_glass" DROP NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "sku" DROP NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "price" DROP NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "discount" DROP NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "kind" DROP NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "slug" DROP NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "availability" DROP NOT NULL;
  ALTER TABLE "products_locales" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "case_types" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "case_types" ALTER COLUMN "price" DROP NOT NULL;
  ALTER TABLE "case_types" ALTER COLUMN "enabled" SET DEFAULT false;
  ALTER TABLE "case_types" ALTER COLUMN "lead_days" DROP NOT NULL;
  ALTER TABLE "case_types_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "case_colors" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "case_colors" ALTER COLUMN "price" DROP NOT NULL;
  ALTER TABLE "case_colors" ALTER COLUMN "case_type_id" DROP NOT NULL;
  ALTER TABLE "case_colors" ALTER COLUMN "color" DROP NOT NULL;
  ALTER TABLE "case_colors" ALTER COLUMN "enabled" SET DEFAULT false;
  ALTER TABLE "case_colors" ALTER COLUMN "lead_days" DROP NOT NULL;
  ALTER TABLE "case_colors_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "case_diameters" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "case_diameters" ALTER COLUMN "price" DROP NOT NULL;
  ALTER TABLE "case_diameters" ALTER COLUMN "enabled" SET DEFAULT false;
  ALTER TABLE "case_diameters" ALTER COLUMN "lead_days" DROP NOT NULL;
  ALTER TABLE "case_diameters_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "caseback_types" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "caseback_types" ALTER COLUMN "price" DROP NOT NULL;
  ALTER TABLE "caseback_types" ALTER COLUMN "enabled" SET DEFAULT false;
  ALTER TABLE "caseback_types" ALTER COLUMN "lead_days" DROP NOT NULL;
  ALTER TABLE "caseback_types_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "complications" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "complications" ALTER COLUMN "price" DROP NOT NULL;
  ALTER TABLE "complications" ALTER COLUMN "enabled" SET DEFAULT false;
  ALTER TABLE "complications" ALTER COLUMN "lead_days" DROP NOT NULL;
  ALTER TABLE "complications_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "dials" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "dials" ALTER COLUMN "price" DROP NOT NULL;
  ALTER TABLE "dials" ALTER COLUMN "enabled" SET DEFAULT false;
  ALTER TABLE "dials" ALTER COLUMN "lead_days" DROP NOT NULL;
  ALTER TABLE "dials_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "date_colors" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "date_colors" ALTER COLUMN "price" DROP NOT NULL;
  ALTER TABLE "date_colors" ALTER COLUMN "enabled" SET DEFAULT false;
  ALTER TABLE "date_colors" ALTER COLUMN "lead_days" DROP NOT NULL;
  ALTER TABLE "date_colors_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "date_magnifiers" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "date_magnifiers" ALTER COLUMN "price" DROP NOT NULL;
  ALTER TABLE "date_magnifiers" ALTER COLUMN "enabled" SET DEFAULT false;
  ALTER TABLE "date_magnifiers" ALTER COLUMN "lead_days" DROP NOT NULL;
  ALTER TABLE "date_magnifiers_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "hands" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "hands" ALTER COLUMN "price" DROP NOT NULL;
  ALTER TABLE "hands" ALTER COLUMN "family" DROP NOT NULL;
  ALTER TABLE "hands" ALTER COLUMN "metal" DROP NOT NULL;
  ALTER TABLE "hands" ALTER COLUMN "enabled" SET DEFAULT false;
  ALTER TABLE "hands" ALTER COLUMN "lead_days" DROP NOT NULL;
  ALTER TABLE "hands_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "gmt_hands" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "gmt_hands" ALTER COLUMN "price" DROP NOT NULL;
  ALTER TABLE "gmt_hands" ALTER COLUMN "enabled" SET DEFAULT false;
  ALTER TABLE "gmt_hands" ALTER COLUMN "lead_days" DROP NOT NULL;
  ALTER TABLE "gmt_hands_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "bezel_inserts" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "bezel_inserts" ALTER COLUMN "price" DROP NOT NULL;
  ALTER TABLE "bezel_inserts" ALTER COLUMN "type" DROP NOT NULL;
  ALTER TABLE "bezel_inserts" ALTER COLUMN "enabled" SET DEFAULT false;
  ALTER TABLE "bezel_inserts" ALTER COLUMN "lead_days" DROP NOT NULL;
  ALTER TABLE "bezel_inserts_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "strap_families" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "strap_families" ALTER COLUMN "price" DROP NOT NULL;
  ALTER TABLE "strap_families" ALTER COLUMN "enabled" SET DEFAULT false;
  ALTER TABLE "strap_families" ALTER COLUMN "lead_days" DROP NOT NULL;
  ALTER TABLE "strap_families_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "straps" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "straps" ALTER COLUMN "price" DROP NOT NULL;
  ALTER TABLE "straps" ALTER COLUMN "family_id" DROP NOT NULL;
  ALTER TABLE "straps" ALTER COLUMN "enabled" SET DEFAULT false;
  ALTER TABLE "straps" ALTER COLUMN "lead_days" DROP NOT NULL;
  ALTER TABLE "straps_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "strap_endlinks" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "strap_endlinks" ALTER COLUMN "price" DROP NOT NULL;
  ALTER TABLE "strap_endlinks" ALTER COLUMN "enabled" SET DEFAULT false;
  ALTER TABLE "strap_endlinks" ALTER COLUMN "lead_days" DROP NOT NULL;
  ALTER TABLE "strap_endlinks_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "buckles" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "buckles" ALTER COLUMN "price" DROP NOT NULL;
  ALTER TABLE "buckles" ALTER COLUMN "enabled" SET DEFAULT false;
  ALTER TABLE "buckles" ALTER COLUMN "lead_days" DROP NOT NULL;
  ALTER TABLE "buckles_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "second_straps" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "second_straps" ALTER COLUMN "price" DROP NOT NULL;
  ALTER TABLE "second_straps" ALTER COLUMN "enabled" SET DEFAULT false;
  ALTER TABLE "second_straps" ALTER COLUMN "lead_days" DROP NOT NULL;
  ALTER TABLE "second_straps_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "rotors" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "rotors" ALTER COLUMN "price" DROP NOT NULL;
  ALTER TABLE "rotors" ALTER COLUMN "enabled" SET DEFAULT false;
  ALTER TABLE "rotors" ALTER COLUMN "lead_days" DROP NOT NULL;
  ALTER TABLE "rotors_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "packagings" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "packagings" ALTER COLUMN "price" DROP NOT NULL;
  ALTER TABLE "packagings" ALTER COLUMN "enabled" SET DEFAULT false;
  ALTER TABLE "packagings" ALTER COLUMN "lead_days" DROP NOT NULL;
  ALTER TABLE "packagings_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "warranties" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "warranties" ALTER COLUMN "price" DROP NOT NULL;
  ALTER TABLE "warranties" ALTER COLUMN "enabled" SET DEFAULT false;
  ALTER TABLE "warranties" ALTER COLUMN "lead_days" DROP NOT NULL;
  ALTER TABLE "warranties_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "priorities" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "priorities" ALTER COLUMN "price" DROP NOT NULL;
  ALTER TABLE "priorities" ALTER COLUMN "enabled" SET DEFAULT false;
  ALTER TABLE "priorities" ALTER COLUMN "lead_days" DROP NOT NULL;
  ALTER TABLE "priorities_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "banners_locales" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "promo_codes" ALTER COLUMN "code" DROP NOT NULL;
  ALTER TABLE "promo_codes" ALTER COLUMN "percent" DROP NOT NULL;
  ALTER TABLE "promo_codes" ALTER COLUMN "enabled" DROP NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "base_price" DROP NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "rates_usd" DROP NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "rates_chf" DROP NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "rates_sar" DROP NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "rates_qar" DROP NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "rates_gbp" DROP NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "rates_sgd" DROP NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "rates_jpy" DROP NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "rates_inr" DROP NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "rounding_step" DROP NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "vat_percent" DROP NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "upsell_product_id" DROP NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "banner_seconds" DROP NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "lead_days" DROP NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "terms_version" DROP NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "instalment_count" DROP NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "company_name" DROP NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "company_address" DROP NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "company_registration" DROP NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "company_vat_number" DROP NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "company_email" DROP NOT NULL;
  ALTER TABLE "navigation_bar_children" ALTER COLUMN "href" DROP NOT NULL;
  ALTER TABLE "navigation_bar_children_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "navigation_bar_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "navigation_side_menu" ALTER COLUMN "href" DROP NOT NULL;
  ALTER TABLE "navigation_side_menu_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "footer_groups_links" ALTER COLUMN "href" DROP NOT NULL;
  ALTER TABLE "footer_groups_links_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "footer_groups_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "footer_social" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "footer_social" ALTER COLUMN "href" DROP NOT NULL;
  ALTER TABLE "footer" ALTER COLUMN "email" DROP NOT NULL;
  ALTER TABLE "footer_locales" ALTER COLUMN "tagline" DROP NOT NULL;
  ALTER TABLE "footer_locales" ALTER COLUMN "newsletter_title" DROP NOT NULL;
  ALTER TABLE "footer_locales" ALTER COLUMN "newsletter_text" DROP NOT NULL;
  ALTER TABLE "footer_locales" ALTER COLUMN "secure_note" DROP NOT NULL;
  ALTER TABLE "footer_locales" ALTER COLUMN "copyright" DROP NOT NULL;
  ALTER TABLE "quiz_questions_answers_rules" ALTER COLUMN "trait" DROP NOT NULL;
  ALTER TABLE "quiz_questions_answers_rules" ALTER COLUMN "values" DROP NOT NULL;
  ALTER TABLE "quiz_questions_answers_rules" ALTER COLUMN "points" DROP NOT NULL;
  ALTER TABLE "quiz_questions_answers_parts" ALTER COLUMN "field" DROP NOT NULL;
  ALTER TABLE "quiz_questions_answers_parts" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "quiz_questions_answers" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "quiz_questions_answers" ALTER COLUMN "illustration_view" DROP NOT NULL;
  ALTER TABLE "quiz_questions_answers" ALTER COLUMN "illustration_stage" DROP NOT NULL;
  ALTER TABLE "quiz_questions_answers_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "quiz_questions" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "quiz_questions_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "watches" ADD COLUMN "_status" "enum_watches_status" DEFAULT 'draft';
  ALTER TABLE "products" ADD COLUMN "_status" "enum_products_status" DEFAULT 'draft';
  ALTER TABLE "case_types" ADD COLUMN "_status" "enum_case_types_status" DEFAULT 'draft';
  ALTER TABLE "case_colors" ADD COLUMN "_status" "enum_case_colors_status" DEFAULT 'draft';
  ALTER TABLE "case_diameters" ADD COLUMN "_status" "enum_case_diameters_status" DEFAULT 'draft';
  ALTER TABLE "caseback_types" ADD COLUMN "_status" "enum_caseback_types_status" DEFAULT 'draft';
  ALTER TABLE "complications" ADD COLUMN "_status" "enum_complications_status" DEFAULT 'draft';
  ALTER TABLE "dials" ADD COLUMN "_status" "enum_dials_status" DEFAULT 'draft';
  ALTER TABLE "date_colors" ADD COLUMN "_status" "enum_date_colors_status" DEFAULT 'draft';
  ALTER TABLE "date_magnifiers" ADD COLUMN "_status" "enum_date_magnifiers_status" DEFAULT 'draft';
  ALTER TABLE "hands" ADD COLUMN "_status" "enum_hands_status" DEFAULT 'draft';
  ALTER TABLE "gmt_hands" ADD COLUMN "_status" "enum_gmt_hands_status" DEFAULT 'draft';
  ALTER TABLE "bezel_inserts" ADD COLUMN "_status" "enum_bezel_inserts_status" DEFAULT 'draft';
  ALTER TABLE "strap_families" ADD COLUMN "_status" "enum_strap_families_status" DEFAULT 'draft';
  ALTER TABLE "straps" ADD COLUMN "_status" "enum_straps_status" DEFAULT 'draft';
  ALTER TABLE "strap_endlinks" ADD COLUMN "_status" "enum_strap_endlinks_status" DEFAULT 'draft';
  ALTER TABLE "buckles" ADD COLUMN "_status" "enum_buckles_status" DEFAULT 'draft';
  ALTER TABLE "second_straps" ADD COLUMN "_status" "enum_second_straps_status" DEFAULT 'draft';
  ALTER TABLE "rotors" ADD COLUMN "_status" "enum_rotors_status" DEFAULT 'draft';
  ALTER TABLE "packagings" ADD COLUMN "_status" "enum_packagings_status" DEFAULT 'draft';
  ALTER TABLE "warranties" ADD COLUMN "_status" "enum_warranties_status" DEFAULT 'draft';
  ALTER TABLE "priorities" ADD COLUMN "_status" "enum_priorities_status" DEFAULT 'draft';
  ALTER TABLE "banners" ADD COLUMN "_status" "enum_banners_status" DEFAULT 'draft';
  ALTER TABLE "promo_codes" ADD COLUMN "_status" "enum_promo_codes_status" DEFAULT 'draft';
  ALTER TABLE "shop_settings" ADD COLUMN "price_alarm" numeric DEFAULT 30;
  ALTER TABLE "shop_settings" ADD COLUMN "_status" "enum_shop_settings_status" DEFAULT 'draft';
  ALTER TABLE "configurator_settings" ADD COLUMN "_status" "enum_configurator_settings_status" DEFAULT 'draft';
  ALTER TABLE "navigation" ADD COLUMN "_status" "enum_navigation_status" DEFAULT 'draft';
  ALTER TABLE "footer" ADD COLUMN "_status" "enum_footer_status" DEFAULT 'draft';
  ALTER TABLE "quiz" ADD COLUMN "_status" "enum_quiz_status" DEFAULT 'draft';
  ALTER TABLE "_watches_v" ADD CONSTRAINT "_watches_v_parent_id_watches_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."watches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_watches_v" ADD CONSTRAINT "_watches_v_version_parts_complication_id_complications_id_fk" FOREIGN KEY ("version_parts_complication_id") REFERENCES "public"."complications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_watches_v" ADD CONSTRAINT "_watches_v_version_parts_case_type_id_case_types_id_fk" FOREIGN KEY ("version_parts_case_type_id") REFERENCES "public"."case_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_watches_v" ADD CONSTRAINT "_watches_v_version_parts_case_diameter_id_case_diameters_id_fk" FOREIGN KEY ("version_parts_case_diameter_id") REFERENCES "public"."case_diameters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_watches_v" ADD CONSTRAINT "_watches_v_version_parts_caseback_type_id_caseback_types_id_fk" FOREIGN KEY ("version_parts_caseback_type_id") REFERENCES "public"."caseback_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_watches_v" ADD CONSTRAINT "_watches_v_version_parts_date_magnifier_id_date_magnifiers_id_fk" FOREIGN KEY ("version_parts_date_magnifier_id") REFERENCES "public"."date_magnifiers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_watches_v" ADD CONSTRAINT "_watches_v_version_parts_case_color_id_case_colors_id_fk" FOREIGN KEY ("version_parts_case_color_id") REFERENCES "public"."case_colors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_watches_v" ADD CONSTRAINT "_watches_v_version_parts_strap_style_id_strap_families_id_fk" FOREIGN KEY ("version_parts_strap_style_id") REFERENCES "public"."strap_families"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_watches_v" ADD CONSTRAINT "_watches_v_version_parts_strap_color_id_straps_id_fk" FOREIGN KEY ("version_parts_strap_color_id") REFERENCES "public"."straps"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_watches_v" ADD CONSTRAINT "_watches_v_version_parts_strap_endlink_id_strap_endlinks_id_fk" FOREIGN KEY ("version_parts_strap_endlink_id") REFERENCES "public"."strap_endlinks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_watches_v" ADD CONSTRAINT "_watches_v_version_parts_date_color_id_date_colors_id_fk" FOREIGN KEY ("version_parts_date_color_id") REFERENCES "public"."date_colors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_watches_v" ADD CONSTRAINT "_watches_v_version_parts_dial_id_dials_id_fk" FOREIGN KEY ("version_parts_dial_id") REFERENCES "public"."dials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_watches_v" ADD CONSTRAINT "_watches_v_version_parts_hands_id_hands_id_fk" FOREIGN KEY ("version_parts_hands_id") REFERENCES "public"."hands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_watches_v" ADD CONSTRAINT "_watches_v_version_parts_packaging_id_packagings_id_fk" FOREIGN KEY ("version_parts_packaging_id") REFERENCES "public"."packagings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_watches_v" ADD CONSTRAINT "_watches_v_version_parts_warranty_id_warranties_id_fk" FOREIGN KEY ("version_parts_warranty_id") REFERENCES "public"."warranties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_watches_v" ADD CONSTRAINT "_watches_v_version_parts_bezel_insert_color_id_bezel_inserts_id_fk" FOREIGN KEY ("version_parts_bezel_insert_color_id") REFERENCES "public"."bezel_inserts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_watches_v" ADD CONSTRAINT "_watches_v_version_parts_gmt_hand_id_gmt_hands_id_fk" FOREIGN KEY ("version_parts_gmt_hand_id") REFERENCES "public"."gmt_hands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_watches_v" ADD CONSTRAINT "_watches_v_version_parts_priority_id_priorities_id_fk" FOREIGN KEY ("version_parts_priority_id") REFERENCES "public"."priorities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_watches_v" ADD CONSTRAINT "_watches_v_version_parts_buckle_id_buckles_id_fk" FOREIGN KEY ("version_parts_buckle_id") REFERENCES "public"."buckles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_watches_v" ADD CONSTRAINT "_watches_v_version_parts_second_strap_id_second_straps_id_fk" FOREIGN KEY ("version_parts_second_strap_id") REFERENCES "public"."second_straps"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_watches_v" ADD CONSTRAINT "_watches_v_version_parts_rotor_id_rotors_id_fk" FOREIGN KEY ("version_parts_rotor_id") REFERENCES "public"."rotors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_watches_v" ADD CONSTRAINT "_watches_v_version_configurator_dial_id_dials_id_fk" FOREIGN KEY ("version_configurator_dial_id") REFERENCES "public"."dials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_watches_v_locales" ADD CONSTRAINT "_watches_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_watches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_watches_v_rels" ADD CONSTRAINT "_watches_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_watches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_watches_v_rels" ADD CONSTRAINT "_watches_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_watches_v_rels" ADD CONSTRAINT "_watches_v_rels_watches_fk" FOREIGN KEY ("watches_id") REFERENCES "public"."watches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_watch_id_watches_id_fk" FOREIGN KEY ("version_watch_id") REFERENCES "public"."watches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_types_v" ADD CONSTRAINT "_case_types_v_parent_id_case_types_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_types_v" ADD CONSTRAINT "_case_types_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_types_v" ADD CONSTRAINT "_case_types_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_types_v_locales" ADD CONSTRAINT "_case_types_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_types_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_types_v_rels" ADD CONSTRAINT "_case_types_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_case_types_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_types_v_rels" ADD CONSTRAINT "_case_types_v_rels_case_diameters_fk" FOREIGN KEY ("case_diameters_id") REFERENCES "public"."case_diameters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_colors_v" ADD CONSTRAINT "_case_colors_v_parent_id_case_colors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_colors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_colors_v" ADD CONSTRAINT "_case_colors_v_version_case_type_id_case_types_id_fk" FOREIGN KEY ("version_case_type_id") REFERENCES "public"."case_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_colors_v" ADD CONSTRAINT "_case_colors_v_version_back_open_id_layers_id_fk" FOREIGN KEY ("version_back_open_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_colors_v" ADD CONSTRAINT "_case_colors_v_version_back_closed_id_layers_id_fk" FOREIGN KEY ("version_back_closed_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_colors_v" ADD CONSTRAINT "_case_colors_v_version_end_link_id_layers_id_fk" FOREIGN KEY ("version_end_link_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_colors_v" ADD CONSTRAINT "_case_colors_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_colors_v" ADD CONSTRAINT "_case_colors_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_colors_v_locales" ADD CONSTRAINT "_case_colors_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_colors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_diameters_v" ADD CONSTRAINT "_case_diameters_v_parent_id_case_diameters_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_diameters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_diameters_v" ADD CONSTRAINT "_case_diameters_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_diameters_v" ADD CONSTRAINT "_case_diameters_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_diameters_v_locales" ADD CONSTRAINT "_case_diameters_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_diameters_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_caseback_types_v" ADD CONSTRAINT "_caseback_types_v_parent_id_caseback_types_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."caseback_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_caseback_types_v" ADD CONSTRAINT "_caseback_types_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_caseback_types_v" ADD CONSTRAINT "_caseback_types_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_caseback_types_v_locales" ADD CONSTRAINT "_caseback_types_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_caseback_types_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_complications_v" ADD CONSTRAINT "_complications_v_parent_id_complications_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."complications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_complications_v" ADD CONSTRAINT "_complications_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_complications_v" ADD CONSTRAINT "_complications_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_complications_v_locales" ADD CONSTRAINT "_complications_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_complications_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dials_v" ADD CONSTRAINT "_dials_v_parent_id_dials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dials_v" ADD CONSTRAINT "_dials_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dials_v" ADD CONSTRAINT "_dials_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dials_v_locales" ADD CONSTRAINT "_dials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_date_colors_v" ADD CONSTRAINT "_date_colors_v_parent_id_date_colors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."date_colors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_date_colors_v" ADD CONSTRAINT "_date_colors_v_version_magnified_id_layers_id_fk" FOREIGN KEY ("version_magnified_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_date_colors_v" ADD CONSTRAINT "_date_colors_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_date_colors_v" ADD CONSTRAINT "_date_colors_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_date_colors_v_locales" ADD CONSTRAINT "_date_colors_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_date_colors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_date_magnifiers_v" ADD CONSTRAINT "_date_magnifiers_v_parent_id_date_magnifiers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."date_magnifiers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_date_magnifiers_v" ADD CONSTRAINT "_date_magnifiers_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_date_magnifiers_v" ADD CONSTRAINT "_date_magnifiers_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_date_magnifiers_v_locales" ADD CONSTRAINT "_date_magnifiers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_date_magnifiers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hands_v" ADD CONSTRAINT "_hands_v_parent_id_hands_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hands_v" ADD CONSTRAINT "_hands_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hands_v" ADD CONSTRAINT "_hands_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hands_v_locales" ADD CONSTRAINT "_hands_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_hands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gmt_hands_v" ADD CONSTRAINT "_gmt_hands_v_parent_id_gmt_hands_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."gmt_hands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gmt_hands_v" ADD CONSTRAINT "_gmt_hands_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gmt_hands_v" ADD CONSTRAINT "_gmt_hands_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gmt_hands_v_locales" ADD CONSTRAINT "_gmt_hands_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_gmt_hands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_bezel_inserts_v" ADD CONSTRAINT "_bezel_inserts_v_parent_id_bezel_inserts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."bezel_inserts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_bezel_inserts_v" ADD CONSTRAINT "_bezel_inserts_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_bezel_inserts_v" ADD CONSTRAINT "_bezel_inserts_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_bezel_inserts_v_locales" ADD CONSTRAINT "_bezel_inserts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_bezel_inserts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_strap_families_v" ADD CONSTRAINT "_strap_families_v_parent_id_strap_families_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."strap_families"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_strap_families_v" ADD CONSTRAINT "_strap_families_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_strap_families_v" ADD CONSTRAINT "_strap_families_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_strap_families_v_locales" ADD CONSTRAINT "_strap_families_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_strap_families_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_strap_families_v_rels" ADD CONSTRAINT "_strap_families_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_strap_families_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_strap_families_v_rels" ADD CONSTRAINT "_strap_families_v_rels_buckles_fk" FOREIGN KEY ("buckles_id") REFERENCES "public"."buckles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_straps_v" ADD CONSTRAINT "_straps_v_parent_id_straps_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."straps"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_straps_v" ADD CONSTRAINT "_straps_v_version_family_id_strap_families_id_fk" FOREIGN KEY ("version_family_id") REFERENCES "public"."strap_families"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_straps_v" ADD CONSTRAINT "_straps_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_straps_v" ADD CONSTRAINT "_straps_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_straps_v_locales" ADD CONSTRAINT "_straps_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_straps_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_strap_endlinks_v" ADD CONSTRAINT "_strap_endlinks_v_parent_id_strap_endlinks_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."strap_endlinks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_strap_endlinks_v" ADD CONSTRAINT "_strap_endlinks_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_strap_endlinks_v" ADD CONSTRAINT "_strap_endlinks_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_strap_endlinks_v_locales" ADD CONSTRAINT "_strap_endlinks_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_strap_endlinks_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_buckles_v" ADD CONSTRAINT "_buckles_v_parent_id_buckles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."buckles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_buckles_v" ADD CONSTRAINT "_buckles_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_buckles_v" ADD CONSTRAINT "_buckles_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_buckles_v_locales" ADD CONSTRAINT "_buckles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_buckles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_second_straps_v" ADD CONSTRAINT "_second_straps_v_parent_id_second_straps_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."second_straps"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_second_straps_v" ADD CONSTRAINT "_second_straps_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_second_straps_v" ADD CONSTRAINT "_second_straps_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_second_straps_v_locales" ADD CONSTRAINT "_second_straps_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_second_straps_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rotors_v" ADD CONSTRAINT "_rotors_v_parent_id_rotors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."rotors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rotors_v" ADD CONSTRAINT "_rotors_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rotors_v" ADD CONSTRAINT "_rotors_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rotors_v_locales" ADD CONSTRAINT "_rotors_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rotors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_packagings_v" ADD CONSTRAINT "_packagings_v_parent_id_packagings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."packagings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_packagings_v" ADD CONSTRAINT "_packagings_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_packagings_v" ADD CONSTRAINT "_packagings_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_packagings_v_locales" ADD CONSTRAINT "_packagings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_packagings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_warranties_v" ADD CONSTRAINT "_warranties_v_parent_id_warranties_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."warranties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_warranties_v" ADD CONSTRAINT "_warranties_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_warranties_v" ADD CONSTRAINT "_warranties_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_warranties_v_locales" ADD CONSTRAINT "_warranties_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_warranties_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_priorities_v" ADD CONSTRAINT "_priorities_v_parent_id_priorities_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."priorities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_priorities_v" ADD CONSTRAINT "_priorities_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_priorities_v" ADD CONSTRAINT "_priorities_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_priorities_v_locales" ADD CONSTRAINT "_priorities_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_priorities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_parent_id_banners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v_locales" ADD CONSTRAINT "_banners_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promo_codes_v" ADD CONSTRAINT "_promo_codes_v_parent_id_promo_codes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promo_codes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promo_codes_v_texts" ADD CONSTRAINT "_promo_codes_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_promo_codes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shop_settings_v_version_charged_as_shown" ADD CONSTRAINT "_shop_settings_v_version_charged_as_shown_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_shop_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shop_settings_v_version_instalment_currencies" ADD CONSTRAINT "_shop_settings_v_version_instalment_currencies_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_shop_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shop_settings_v" ADD CONSTRAINT "_shop_settings_v_version_upsell_product_id_products_id_fk" FOREIGN KEY ("version_upsell_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shop_settings_v_locales" ADD CONSTRAINT "_shop_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_shop_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shop_settings_v_texts" ADD CONSTRAINT "_shop_settings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_shop_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_configurator_settings_v" ADD CONSTRAINT "_configurator_settings_v_version_shadow_id_layers_id_fk" FOREIGN KEY ("version_shadow_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_configurator_settings_v" ADD CONSTRAINT "_configurator_settings_v_version_glare_id_layers_id_fk" FOREIGN KEY ("version_glare_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_configurator_settings_v" ADD CONSTRAINT "_configurator_settings_v_version_movement_id_layers_id_fk" FOREIGN KEY ("version_movement_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_bar_children" ADD CONSTRAINT "_navigation_v_version_bar_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_bar"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_bar_children_locales" ADD CONSTRAINT "_navigation_v_version_bar_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_bar_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_bar" ADD CONSTRAINT "_navigation_v_version_bar_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_bar_locales" ADD CONSTRAINT "_navigation_v_version_bar_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_bar"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_side_menu" ADD CONSTRAINT "_navigation_v_version_side_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_side_menu_locales" ADD CONSTRAINT "_navigation_v_version_side_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_side_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_groups_links" ADD CONSTRAINT "_footer_v_version_groups_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_groups_links_locales" ADD CONSTRAINT "_footer_v_version_groups_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_groups_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_groups" ADD CONSTRAINT "_footer_v_version_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_groups_locales" ADD CONSTRAINT "_footer_v_version_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_social" ADD CONSTRAINT "_footer_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_locales" ADD CONSTRAINT "_footer_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quiz_v_version_questions_answers_rules" ADD CONSTRAINT "_quiz_v_version_questions_answers_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_quiz_v_version_questions_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quiz_v_version_questions_answers_parts" ADD CONSTRAINT "_quiz_v_version_questions_answers_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_quiz_v_version_questions_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quiz_v_version_questions_answers" ADD CONSTRAINT "_quiz_v_version_questions_answers_illustration_picture_id_media_id_fk" FOREIGN KEY ("illustration_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_quiz_v_version_questions_answers" ADD CONSTRAINT "_quiz_v_version_questions_answers_illustration_watch_id_watches_id_fk" FOREIGN KEY ("illustration_watch_id") REFERENCES "public"."watches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_quiz_v_version_questions_answers" ADD CONSTRAINT "_quiz_v_version_questions_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_quiz_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quiz_v_version_questions_answers_locales" ADD CONSTRAINT "_quiz_v_version_questions_answers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_quiz_v_version_questions_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quiz_v_version_questions" ADD CONSTRAINT "_quiz_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_quiz_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quiz_v_version_questions_locales" ADD CONSTRAINT "_quiz_v_version_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_quiz_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_watches_v_parent_idx" ON "_watches_v" USING btree ("parent_id");
  CREATE INDEX "_watches_v_version_version__order_idx" ON "_watches_v" USING btree ("version__order");
  CREATE INDEX "_watches_v_version_version_code_idx" ON "_watches_v" USING btree ("version_code");
  CREATE INDEX "_watches_v_version_version_path_idx" ON "_watches_v" USING btree ("version_path");
  CREATE INDEX "_watches_v_version_parts_version_parts_complication_idx" ON "_watches_v" USING btree ("version_parts_complication_id");
  CREATE INDEX "_watches_v_version_parts_version_parts_case_type_idx" ON "_watches_v" USING btree ("version_parts_case_type_id");
  CREATE INDEX "_watches_v_version_parts_version_parts_case_diameter_idx" ON "_watches_v" USING btree ("version_parts_case_diameter_id");
  CREATE INDEX "_watches_v_version_parts_version_parts_caseback_type_idx" ON "_watches_v" USING btree ("version_parts_caseback_type_id");
  CREATE INDEX "_watches_v_version_parts_version_parts_date_magnifier_idx" ON "_watches_v" USING btree ("version_parts_date_magnifier_id");
  CREATE INDEX "_watches_v_version_parts_version_parts_case_color_idx" ON "_watches_v" USING btree ("version_parts_case_color_id");
  CREATE INDEX "_watches_v_version_parts_version_parts_strap_style_idx" ON "_watches_v" USING btree ("version_parts_strap_style_id");
  CREATE INDEX "_watches_v_version_parts_version_parts_strap_color_idx" ON "_watches_v" USING btree ("version_parts_strap_color_id");
  CREATE INDEX "_watches_v_version_parts_version_parts_strap_endlink_idx" ON "_watches_v" USING btree ("version_parts_strap_endlink_id");
  CREATE INDEX "_watches_v_version_parts_version_parts_date_color_idx" ON "_watches_v" USING btree ("version_parts_date_color_id");
  CREATE INDEX "_watches_v_version_parts_version_parts_dial_idx" ON "_watches_v" USING btree ("version_parts_dial_id");
  CREATE INDEX "_watches_v_version_parts_version_parts_hands_idx" ON "_watches_v" USING btree ("version_parts_hands_id");
  CREATE INDEX "_watches_v_version_parts_version_parts_packaging_idx" ON "_watches_v" USING btree ("version_parts_packaging_id");
  CREATE INDEX "_watches_v_version_parts_version_parts_warranty_idx" ON "_watches_v" USING btree ("version_parts_warranty_id");
  CREATE INDEX "_watches_v_version_parts_version_parts_bezel_insert_colo_idx" ON "_watches_v" USING btree ("version_parts_bezel_insert_color_id");
  CREATE INDEX "_watches_v_version_parts_version_parts_gmt_hand_idx" ON "_watches_v" USING btree ("version_parts_gmt_hand_id");
  CREATE INDEX "_watches_v_version_parts_version_parts_priority_idx" ON "_watches_v" USING btree ("version_parts_priority_id");
  CREATE INDEX "_watches_v_version_parts_version_parts_buckle_idx" ON "_watches_v" USING btree ("version_parts_buckle_id");
  CREATE INDEX "_watches_v_version_parts_version_parts_second_strap_idx" ON "_watches_v" USING btree ("version_parts_second_strap_id");
  CREATE INDEX "_watches_v_version_parts_version_parts_rotor_idx" ON "_watches_v" USING btree ("version_parts_rotor_id");
  CREATE INDEX "_watches_v_version_version_configurator_dial_idx" ON "_watches_v" USING btree ("version_configurator_dial_id");
  CREATE INDEX "_watches_v_version_version_updated_at_idx" ON "_watches_v" USING btree ("version_updated_at");
  CREATE INDEX "_watches_v_version_version_created_at_idx" ON "_watches_v" USING btree ("version_created_at");
  CREATE INDEX "_watches_v_version_version__status_idx" ON "_watches_v" USING btree ("version__status");
  CREATE INDEX "_watches_v_created_at_idx" ON "_watches_v" USING btree ("created_at");
  CREATE INDEX "_watches_v_updated_at_idx" ON "_watches_v" USING btree ("updated_at");
  CREATE INDEX "_watches_v_snapshot_idx" ON "_watches_v" USING btree ("snapshot");
  CREATE INDEX "_watches_v_published_locale_idx" ON "_watches_v" USING btree ("published_locale");
  CREATE INDEX "_watches_v_latest_idx" ON "_watches_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_watches_v_locales_locale_parent_id_unique" ON "_watches_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_watches_v_rels_order_idx" ON "_watches_v_rels" USING btree ("order");
  CREATE INDEX "_watches_v_rels_parent_idx" ON "_watches_v_rels" USING btree ("parent_id");
  CREATE INDEX "_watches_v_rels_path_idx" ON "_watches_v_rels" USING btree ("path");
  CREATE INDEX "_watches_v_rels_media_id_idx" ON "_watches_v_rels" USING btree ("media_id");
  CREATE INDEX "_watches_v_rels_watches_id_idx" ON "_watches_v_rels" USING btree ("watches_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_sku_idx" ON "_products_v" USING btree ("version_sku");
  CREATE INDEX "_products_v_version_version_slug_idx" ON "_products_v" USING btree ("version_slug");
  CREATE INDEX "_products_v_version_version_watch_idx" ON "_products_v" USING btree ("version_watch_id");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_rels_order_idx" ON "_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_media_id_idx" ON "_products_v_rels" USING btree ("media_id");
  CREATE INDEX "_case_types_v_parent_idx" ON "_case_types_v" USING btree ("parent_id");
  CREATE INDEX "_case_types_v_version_version__order_idx" ON "_case_types_v" USING btree ("version__order");
  CREATE INDEX "_case_types_v_version_version_key_idx" ON "_case_types_v" USING btree ("version_key");
  CREATE INDEX "_case_types_v_version_version_layer_idx" ON "_case_types_v" USING btree ("version_layer_id");
  CREATE INDEX "_case_types_v_version_version_thumbnail_idx" ON "_case_types_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_case_types_v_version_version_updated_at_idx" ON "_case_types_v" USING btree ("version_updated_at");
  CREATE INDEX "_case_types_v_version_version_created_at_idx" ON "_case_types_v" USING btree ("version_created_at");
  CREATE INDEX "_case_types_v_version_version__status_idx" ON "_case_types_v" USING btree ("version__status");
  CREATE INDEX "_case_types_v_created_at_idx" ON "_case_types_v" USING btree ("created_at");
  CREATE INDEX "_case_types_v_updated_at_idx" ON "_case_types_v" USING btree ("updated_at");
  CREATE INDEX "_case_types_v_snapshot_idx" ON "_case_types_v" USING btree ("snapshot");
  CREATE INDEX "_case_types_v_published_locale_idx" ON "_case_types_v" USING btree ("published_locale");
  CREATE INDEX "_case_types_v_latest_idx" ON "_case_types_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_case_types_v_locales_locale_parent_id_unique" ON "_case_types_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_types_v_rels_order_idx" ON "_case_types_v_rels" USING btree ("order");
  CREATE INDEX "_case_types_v_rels_parent_idx" ON "_case_types_v_rels" USING btree ("parent_id");
  CREATE INDEX "_case_types_v_rels_path_idx" ON "_case_types_v_rels" USING btree ("path");
  CREATE INDEX "_case_types_v_rels_case_diameters_id_idx" ON "_case_types_v_rels" USING btree ("case_diameters_id");
  CREATE INDEX "_case_colors_v_parent_idx" ON "_case_colors_v" USING btree ("parent_id");
  CREATE INDEX "_case_colors_v_version_version__order_idx" ON "_case_colors_v" USING btree ("version__order");
  CREATE INDEX "_case_colors_v_version_version_key_idx" ON "_case_colors_v" USING btree ("version_key");
  CREATE INDEX "_case_colors_v_version_version_case_type_idx" ON "_case_colors_v" USING btree ("version_case_type_id");
  CREATE INDEX "_case_colors_v_version_version_back_open_idx" ON "_case_colors_v" USING btree ("version_back_open_id");
  CREATE INDEX "_case_colors_v_version_version_back_closed_idx" ON "_case_colors_v" USING btree ("version_back_closed_id");
  CREATE INDEX "_case_colors_v_version_version_end_link_idx" ON "_case_colors_v" USING btree ("version_end_link_id");
  CREATE INDEX "_case_colors_v_version_version_layer_idx" ON "_case_colors_v" USING btree ("version_layer_id");
  CREATE INDEX "_case_colors_v_version_version_thumbnail_idx" ON "_case_colors_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_case_colors_v_version_version_updated_at_idx" ON "_case_colors_v" USING btree ("version_updated_at");
  CREATE INDEX "_case_colors_v_version_version_created_at_idx" ON "_case_colors_v" USING btree ("version_created_at");
  CREATE INDEX "_case_colors_v_version_version__status_idx" ON "_case_colors_v" USING btree ("version__status");
  CREATE INDEX "_case_colors_v_created_at_idx" ON "_case_colors_v" USING btree ("created_at");
  CREATE INDEX "_case_colors_v_updated_at_idx" ON "_case_colors_v" USING btree ("updated_at");
  CREATE INDEX "_case_colors_v_snapshot_idx" ON "_case_colors_v" USING btree ("snapshot");
  CREATE INDEX "_case_colors_v_published_locale_idx" ON "_case_colors_v" USING btree ("published_locale");
  CREATE INDEX "_case_colors_v_latest_idx" ON "_case_colors_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_case_colors_v_locales_locale_parent_id_unique" ON "_case_colors_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_diameters_v_parent_idx" ON "_case_diameters_v" USING btree ("parent_id");
  CREATE INDEX "_case_diameters_v_version_version__order_idx" ON "_case_diameters_v" USING btree ("version__order");
  CREATE INDEX "_case_diameters_v_version_version_key_idx" ON "_case_diameters_v" USING btree ("version_key");
  CREATE INDEX "_case_diameters_v_version_version_layer_idx" ON "_case_diameters_v" USING btree ("version_layer_id");
  CREATE INDEX "_case_diameters_v_version_version_thumbnail_idx" ON "_case_diameters_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_case_diameters_v_version_version_updated_at_idx" ON "_case_diameters_v" USING btree ("version_updated_at");
  CREATE INDEX "_case_diameters_v_version_version_created_at_idx" ON "_case_diameters_v" USING btree ("version_created_at");
  CREATE INDEX "_case_diameters_v_version_version__status_idx" ON "_case_diameters_v" USING btree ("version__status");
  CREATE INDEX "_case_diameters_v_created_at_idx" ON "_case_diameters_v" USING btree ("created_at");
  CREATE INDEX "_case_diameters_v_updated_at_idx" ON "_case_diameters_v" USING btree ("updated_at");
  CREATE INDEX "_case_diameters_v_snapshot_idx" ON "_case_diameters_v" USING btree ("snapshot");
  CREATE INDEX "_case_diameters_v_published_locale_idx" ON "_case_diameters_v" USING btree ("published_locale");
  CREATE INDEX "_case_diameters_v_latest_idx" ON "_case_diameters_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_case_diameters_v_locales_locale_parent_id_unique" ON "_case_diameters_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_caseback_types_v_parent_idx" ON "_caseback_types_v" USING btree ("parent_id");
  CREATE INDEX "_caseback_types_v_version_version__order_idx" ON "_caseback_types_v" USING btree ("version__order");
  CREATE INDEX "_caseback_types_v_version_version_key_idx" ON "_caseback_types_v" USING btree ("version_key");
  CREATE INDEX "_caseback_types_v_version_version_layer_idx" ON "_caseback_types_v" USING btree ("version_layer_id");
  CREATE INDEX "_caseback_types_v_version_version_thumbnail_idx" ON "_caseback_types_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_caseback_types_v_version_version_updated_at_idx" ON "_caseback_types_v" USING btree ("version_updated_at");
  CREATE INDEX "_caseback_types_v_version_version_created_at_idx" ON "_caseback_types_v" USING btree ("version_created_at");
  CREATE INDEX "_caseback_types_v_version_version__status_idx" ON "_caseback_types_v" USING btree ("version__status");
  CREATE INDEX "_caseback_types_v_created_at_idx" ON "_caseback_types_v" USING btree ("created_at");
  CREATE INDEX "_caseback_types_v_updated_at_idx" ON "_caseback_types_v" USING btree ("updated_at");
  CREATE INDEX "_caseback_types_v_snapshot_idx" ON "_caseback_types_v" USING btree ("snapshot");
  CREATE INDEX "_caseback_types_v_published_locale_idx" ON "_caseback_types_v" USING btree ("published_locale");
  CREATE INDEX "_caseback_types_v_latest_idx" ON "_caseback_types_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_caseback_types_v_locales_locale_parent_id_unique" ON "_caseback_types_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_complications_v_parent_idx" ON "_complications_v" USING btree ("parent_id");
  CREATE INDEX "_complications_v_version_version__order_idx" ON "_complications_v" USING btree ("version__order");
  CREATE INDEX "_complications_v_version_version_key_idx" ON "_complications_v" USING btree ("version_key");
  CREATE INDEX "_complications_v_version_version_layer_idx" ON "_complications_v" USING btree ("version_layer_id");
  CREATE INDEX "_complications_v_version_version_thumbnail_idx" ON "_complications_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_complications_v_version_version_updated_at_idx" ON "_complications_v" USING btree ("version_updated_at");
  CREATE INDEX "_complications_v_version_version_created_at_idx" ON "_complications_v" USING btree ("version_created_at");
  CREATE INDEX "_complications_v_version_version__status_idx" ON "_complications_v" USING btree ("version__status");
  CREATE INDEX "_complications_v_created_at_idx" ON "_complications_v" USING btree ("created_at");
  CREATE INDEX "_complications_v_updated_at_idx" ON "_complications_v" USING btree ("updated_at");
  CREATE INDEX "_complications_v_snapshot_idx" ON "_complications_v" USING btree ("snapshot");
  CREATE INDEX "_complications_v_published_locale_idx" ON "_complications_v" USING btree ("published_locale");
  CREATE INDEX "_complications_v_latest_idx" ON "_complications_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_complications_v_locales_locale_parent_id_unique" ON "_complications_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_dials_v_parent_idx" ON "_dials_v" USING btree ("parent_id");
  CREATE INDEX "_dials_v_version_version__order_idx" ON "_dials_v" USING btree ("version__order");
  CREATE INDEX "_dials_v_version_version_key_idx" ON "_dials_v" USING btree ("version_key");
  CREATE INDEX "_dials_v_version_version_layer_idx" ON "_dials_v" USING btree ("version_layer_id");
  CREATE INDEX "_dials_v_version_version_thumbnail_idx" ON "_dials_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_dials_v_version_version_updated_at_idx" ON "_dials_v" USING btree ("version_updated_at");
  CREATE INDEX "_dials_v_version_version_created_at_idx" ON "_dials_v" USING btree ("version_created_at");
  CREATE INDEX "_dials_v_version_version__status_idx" ON "_dials_v" USING btree ("version__status");
  CREATE INDEX "_dials_v_created_at_idx" ON "_dials_v" USING btree ("created_at");
  CREATE INDEX "_dials_v_updated_at_idx" ON "_dials_v" USING btree ("updated_at");
  CREATE INDEX "_dials_v_snapshot_idx" ON "_dials_v" USING btree ("snapshot");
  CREATE INDEX "_dials_v_published_locale_idx" ON "_dials_v" USING btree ("published_locale");
  CREATE INDEX "_dials_v_latest_idx" ON "_dials_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_dials_v_locales_locale_parent_id_unique" ON "_dials_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_date_colors_v_parent_idx" ON "_date_colors_v" USING btree ("parent_id");
  CREATE INDEX "_date_colors_v_version_version__order_idx" ON "_date_colors_v" USING btree ("version__order");
  CREATE INDEX "_date_colors_v_version_version_key_idx" ON "_date_colors_v" USING btree ("version_key");
  CREATE INDEX "_date_colors_v_version_version_magnified_idx" ON "_date_colors_v" USING btree ("version_magnified_id");
  CREATE INDEX "_date_colors_v_version_version_layer_idx" ON "_date_colors_v" USING btree ("version_layer_id");
  CREATE INDEX "_date_colors_v_version_version_thumbnail_idx" ON "_date_colors_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_date_colors_v_version_version_updated_at_idx" ON "_date_colors_v" USING btree ("version_updated_at");
  CREATE INDEX "_date_colors_v_version_version_created_at_idx" ON "_date_colors_v" USING btree ("version_created_at");
  CREATE INDEX "_date_colors_v_version_version__status_idx" ON "_date_colors_v" USING btree ("version__status");
  CREATE INDEX "_date_colors_v_created_at_idx" ON "_date_colors_v" USING btree ("created_at");
  CREATE INDEX "_date_colors_v_updated_at_idx" ON "_date_colors_v" USING btree ("updated_at");
  CREATE INDEX "_date_colors_v_snapshot_idx" ON "_date_colors_v" USING btree ("snapshot");
  CREATE INDEX "_date_colors_v_published_locale_idx" ON "_date_colors_v" USING btree ("published_locale");
  CREATE INDEX "_date_colors_v_latest_idx" ON "_date_colors_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_date_colors_v_locales_locale_parent_id_unique" ON "_date_colors_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_date_magnifiers_v_parent_idx" ON "_date_magnifiers_v" USING btree ("parent_id");
  CREATE INDEX "_date_magnifiers_v_version_version__order_idx" ON "_date_magnifiers_v" USING btree ("version__order");
  CREATE INDEX "_date_magnifiers_v_version_version_key_idx" ON "_date_magnifiers_v" USING btree ("version_key");
  CREATE INDEX "_date_magnifiers_v_version_version_layer_idx" ON "_date_magnifiers_v" USING btree ("version_layer_id");
  CREATE INDEX "_date_magnifiers_v_version_version_thumbnail_idx" ON "_date_magnifiers_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_date_magnifiers_v_version_version_updated_at_idx" ON "_date_magnifiers_v" USING btree ("version_updated_at");
  CREATE INDEX "_date_magnifiers_v_version_version_created_at_idx" ON "_date_magnifiers_v" USING btree ("version_created_at");
  CREATE INDEX "_date_magnifiers_v_version_version__status_idx" ON "_date_magnifiers_v" USING btree ("version__status");
  CREATE INDEX "_date_magnifiers_v_created_at_idx" ON "_date_magnifiers_v" USING btree ("created_at");
  CREATE INDEX "_date_magnifiers_v_updated_at_idx" ON "_date_magnifiers_v" USING btree ("updated_at");
  CREATE INDEX "_date_magnifiers_v_snapshot_idx" ON "_date_magnifiers_v" USING btree ("snapshot");
  CREATE INDEX "_date_magnifiers_v_published_locale_idx" ON "_date_magnifiers_v" USING btree ("published_locale");
  CREATE INDEX "_date_magnifiers_v_latest_idx" ON "_date_magnifiers_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_date_magnifiers_v_locales_locale_parent_id_unique" ON "_date_magnifiers_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_hands_v_parent_idx" ON "_hands_v" USING btree ("parent_id");
  CREATE INDEX "_hands_v_version_version__order_idx" ON "_hands_v" USING btree ("version__order");
  CREATE INDEX "_hands_v_version_version_key_idx" ON "_hands_v" USING btree ("version_key");
  CREATE INDEX "_hands_v_version_version_layer_idx" ON "_hands_v" USING btree ("version_layer_id");
  CREATE INDEX "_hands_v_version_version_thumbnail_idx" ON "_hands_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_hands_v_version_version_updated_at_idx" ON "_hands_v" USING btree ("version_updated_at");
  CREATE INDEX "_hands_v_version_version_created_at_idx" ON "_hands_v" USING btree ("version_created_at");
  CREATE INDEX "_hands_v_version_version__status_idx" ON "_hands_v" USING btree ("version__status");
  CREATE INDEX "_hands_v_created_at_idx" ON "_hands_v" USING btree ("created_at");
  CREATE INDEX "_hands_v_updated_at_idx" ON "_hands_v" USING btree ("updated_at");
  CREATE INDEX "_hands_v_snapshot_idx" ON "_hands_v" USING btree ("snapshot");
  CREATE INDEX "_hands_v_published_locale_idx" ON "_hands_v" USING btree ("published_locale");
  CREATE INDEX "_hands_v_latest_idx" ON "_hands_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_hands_v_locales_locale_parent_id_unique" ON "_hands_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_gmt_hands_v_parent_idx" ON "_gmt_hands_v" USING btree ("parent_id");
  CREATE INDEX "_gmt_hands_v_version_version__order_idx" ON "_gmt_hands_v" USING btree ("version__order");
  CREATE INDEX "_gmt_hands_v_version_version_key_idx" ON "_gmt_hands_v" USING btree ("version_key");
  CREATE INDEX "_gmt_hands_v_version_version_layer_idx" ON "_gmt_hands_v" USING btree ("version_layer_id");
  CREATE INDEX "_gmt_hands_v_version_version_thumbnail_idx" ON "_gmt_hands_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_gmt_hands_v_version_version_updated_at_idx" ON "_gmt_hands_v" USING btree ("version_updated_at");
  CREATE INDEX "_gmt_hands_v_version_version_created_at_idx" ON "_gmt_hands_v" USING btree ("version_created_at");
  CREATE INDEX "_gmt_hands_v_version_version__status_idx" ON "_gmt_hands_v" USING btree ("version__status");
  CREATE INDEX "_gmt_hands_v_created_at_idx" ON "_gmt_hands_v" USING btree ("created_at");
  CREATE INDEX "_gmt_hands_v_updated_at_idx" ON "_gmt_hands_v" USING btree ("updated_at");
  CREATE INDEX "_gmt_hands_v_snapshot_idx" ON "_gmt_hands_v" USING btree ("snapshot");
  CREATE INDEX "_gmt_hands_v_published_locale_idx" ON "_gmt_hands_v" USING btree ("published_locale");
  CREATE INDEX "_gmt_hands_v_latest_idx" ON "_gmt_hands_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_gmt_hands_v_locales_locale_parent_id_unique" ON "_gmt_hands_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_bezel_inserts_v_parent_idx" ON "_bezel_inserts_v" USING btree ("parent_id");
  CREATE INDEX "_bezel_inserts_v_version_version__order_idx" ON "_bezel_inserts_v" USING btree ("version__order");
  CREATE INDEX "_bezel_inserts_v_version_version_key_idx" ON "_bezel_inserts_v" USING btree ("version_key");
  CREATE INDEX "_bezel_inserts_v_version_version_layer_idx" ON "_bezel_inserts_v" USING btree ("version_layer_id");
  CREATE INDEX "_bezel_inserts_v_version_version_thumbnail_idx" ON "_bezel_inserts_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_bezel_inserts_v_version_version_updated_at_idx" ON "_bezel_inserts_v" USING btree ("version_updated_at");
  CREATE INDEX "_bezel_inserts_v_version_version_created_at_idx" ON "_bezel_inserts_v" USING btree ("version_created_at");
  CREATE INDEX "_bezel_inserts_v_version_version__status_idx" ON "_bezel_inserts_v" USING btree ("version__status");
  CREATE INDEX "_bezel_inserts_v_created_at_idx" ON "_bezel_inserts_v" USING btree ("created_at");
  CREATE INDEX "_bezel_inserts_v_updated_at_idx" ON "_bezel_inserts_v" USING btree ("updated_at");
  CREATE INDEX "_bezel_inserts_v_snapshot_idx" ON "_bezel_inserts_v" USING btree ("snapshot");
  CREATE INDEX "_bezel_inserts_v_published_locale_idx" ON "_bezel_inserts_v" USING btree ("published_locale");
  CREATE INDEX "_bezel_inserts_v_latest_idx" ON "_bezel_inserts_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_bezel_inserts_v_locales_locale_parent_id_unique" ON "_bezel_inserts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_strap_families_v_parent_idx" ON "_strap_families_v" USING btree ("parent_id");
  CREATE INDEX "_strap_families_v_version_version__order_idx" ON "_strap_families_v" USING btree ("version__order");
  CREATE INDEX "_strap_families_v_version_version_key_idx" ON "_strap_families_v" USING btree ("version_key");
  CREATE INDEX "_strap_families_v_version_version_layer_idx" ON "_strap_families_v" USING btree ("version_layer_id");
  CREATE INDEX "_strap_families_v_version_version_thumbnail_idx" ON "_strap_families_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_strap_families_v_version_version_updated_at_idx" ON "_strap_families_v" USING btree ("version_updated_at");
  CREATE INDEX "_strap_families_v_version_version_created_at_idx" ON "_strap_families_v" USING btree ("version_created_at");
  CREATE INDEX "_strap_families_v_version_version__status_idx" ON "_strap_families_v" USING btree ("version__status");
  CREATE INDEX "_strap_families_v_created_at_idx" ON "_strap_families_v" USING btree ("created_at");
  CREATE INDEX "_strap_families_v_updated_at_idx" ON "_strap_families_v" USING btree ("updated_at");
  CREATE INDEX "_strap_families_v_snapshot_idx" ON "_strap_families_v" USING btree ("snapshot");
  CREATE INDEX "_strap_families_v_published_locale_idx" ON "_strap_families_v" USING btree ("published_locale");
  CREATE INDEX "_strap_families_v_latest_idx" ON "_strap_families_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_strap_families_v_locales_locale_parent_id_unique" ON "_strap_families_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_strap_families_v_rels_order_idx" ON "_strap_families_v_rels" USING btree ("order");
  CREATE INDEX "_strap_families_v_rels_parent_idx" ON "_strap_families_v_rels" USING btree ("parent_id");
  CREATE INDEX "_strap_families_v_rels_path_idx" ON "_strap_families_v_rels" USING btree ("path");
  CREATE INDEX "_strap_families_v_rels_buckles_id_idx" ON "_strap_families_v_rels" USING btree ("buckles_id");
  CREATE INDEX "_straps_v_parent_idx" ON "_straps_v" USING btree ("parent_id");
  CREATE INDEX "_straps_v_version_version__order_idx" ON "_straps_v" USING btree ("version__order");
  CREATE INDEX "_straps_v_version_version_key_idx" ON "_straps_v" USING btree ("version_key");
  CREATE INDEX "_straps_v_version_version_family_idx" ON "_straps_v" USING btree ("version_family_id");
  CREATE INDEX "_straps_v_version_version_layer_idx" ON "_straps_v" USING btree ("version_layer_id");
  CREATE INDEX "_straps_v_version_version_thumbnail_idx" ON "_straps_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_straps_v_version_version_updated_at_idx" ON "_straps_v" USING btree ("version_updated_at");
  CREATE INDEX "_straps_v_version_version_created_at_idx" ON "_straps_v" USING btree ("version_created_at");
  CREATE INDEX "_straps_v_version_version__status_idx" ON "_straps_v" USING btree ("version__status");
  CREATE INDEX "_straps_v_created_at_idx" ON "_straps_v" USING btree ("created_at");
  CREATE INDEX "_straps_v_updated_at_idx" ON "_straps_v" USING btree ("updated_at");
  CREATE INDEX "_straps_v_snapshot_idx" ON "_straps_v" USING btree ("snapshot");
  CREATE INDEX "_straps_v_published_locale_idx" ON "_straps_v" USING btree ("published_locale");
  CREATE INDEX "_straps_v_latest_idx" ON "_straps_v" USING btree ("latest");
  CREATE INDEX "version_family_version_key_idx" ON "_straps_v" USING btree ("version_family_id","version_key");
  CREATE UNIQUE INDEX "_straps_v_locales_locale_parent_id_unique" ON "_straps_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_strap_endlinks_v_parent_idx" ON "_strap_endlinks_v" USING btree ("parent_id");
  CREATE INDEX "_strap_endlinks_v_version_version__order_idx" ON "_strap_endlinks_v" USING btree ("version__order");
  CREATE INDEX "_strap_endlinks_v_version_version_key_idx" ON "_strap_endlinks_v" USING btree ("version_key");
  CREATE INDEX "_strap_endlinks_v_version_version_layer_idx" ON "_strap_endlinks_v" USING btree ("version_layer_id");
  CREATE INDEX "_strap_endlinks_v_version_version_thumbnail_idx" ON "_strap_endlinks_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_strap_endlinks_v_version_version_updated_at_idx" ON "_strap_endlinks_v" USING btree ("version_updated_at");
  CREATE INDEX "_strap_endlinks_v_version_version_created_at_idx" ON "_strap_endlinks_v" USING btree ("version_created_at");
  CREATE INDEX "_strap_endlinks_v_version_version__status_idx" ON "_strap_endlinks_v" USING btree ("version__status");
  CREATE INDEX "_strap_endlinks_v_created_at_idx" ON "_strap_endlinks_v" USING btree ("created_at");
  CREATE INDEX "_strap_endlinks_v_updated_at_idx" ON "_strap_endlinks_v" USING btree ("updated_at");
  CREATE INDEX "_strap_endlinks_v_snapshot_idx" ON "_strap_endlinks_v" USING btree ("snapshot");
  CREATE INDEX "_strap_endlinks_v_published_locale_idx" ON "_strap_endlinks_v" USING btree ("published_locale");
  CREATE INDEX "_strap_endlinks_v_latest_idx" ON "_strap_endlinks_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_strap_endlinks_v_locales_locale_parent_id_unique" ON "_strap_endlinks_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_buckles_v_parent_idx" ON "_buckles_v" USING btree ("parent_id");
  CREATE INDEX "_buckles_v_version_version__order_idx" ON "_buckles_v" USING btree ("version__order");
  CREATE INDEX "_buckles_v_version_version_key_idx" ON "_buckles_v" USING btree ("version_key");
  CREATE INDEX "_buckles_v_version_version_layer_idx" ON "_buckles_v" USING btree ("version_layer_id");
  CREATE INDEX "_buckles_v_version_version_thumbnail_idx" ON "_buckles_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_buckles_v_version_version_updated_at_idx" ON "_buckles_v" USING btree ("version_updated_at");
  CREATE INDEX "_buckles_v_version_version_created_at_idx" ON "_buckles_v" USING btree ("version_created_at");
  CREATE INDEX "_buckles_v_version_version__status_idx" ON "_buckles_v" USING btree ("version__status");
  CREATE INDEX "_buckles_v_created_at_idx" ON "_buckles_v" USING btree ("created_at");
  CREATE INDEX "_buckles_v_updated_at_idx" ON "_buckles_v" USING btree ("updated_at");
  CREATE INDEX "_buckles_v_snapshot_idx" ON "_buckles_v" USING btree ("snapshot");
  CREATE INDEX "_buckles_v_published_locale_idx" ON "_buckles_v" USING btree ("published_locale");
  CREATE INDEX "_buckles_v_latest_idx" ON "_buckles_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_buckles_v_locales_locale_parent_id_unique" ON "_buckles_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_second_straps_v_parent_idx" ON "_second_straps_v" USING btree ("parent_id");
  CREATE INDEX "_second_straps_v_version_version__order_idx" ON "_second_straps_v" USING btree ("version__order");
  CREATE INDEX "_second_straps_v_version_version_key_idx" ON "_second_straps_v" USING btree ("version_key");
  CREATE INDEX "_second_straps_v_version_version_layer_idx" ON "_second_straps_v" USING btree ("version_layer_id");
  CREATE INDEX "_second_straps_v_version_version_thumbnail_idx" ON "_second_straps_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_second_straps_v_version_version_updated_at_idx" ON "_second_straps_v" USING btree ("version_updated_at");
  CREATE INDEX "_second_straps_v_version_version_created_at_idx" ON "_second_straps_v" USING btree ("version_created_at");
  CREATE INDEX "_second_straps_v_version_version__status_idx" ON "_second_straps_v" USING btree ("version__status");
  CREATE INDEX "_second_straps_v_created_at_idx" ON "_second_straps_v" USING btree ("created_at");
  CREATE INDEX "_second_straps_v_updated_at_idx" ON "_second_straps_v" USING btree ("updated_at");
  CREATE INDEX "_second_straps_v_snapshot_idx" ON "_second_straps_v" USING btree ("snapshot");
  CREATE INDEX "_second_straps_v_published_locale_idx" ON "_second_straps_v" USING btree ("published_locale");
  CREATE INDEX "_second_straps_v_latest_idx" ON "_second_straps_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_second_straps_v_locales_locale_parent_id_unique" ON "_second_straps_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_rotors_v_parent_idx" ON "_rotors_v" USING btree ("parent_id");
  CREATE INDEX "_rotors_v_version_version__order_idx" ON "_rotors_v" USING btree ("version__order");
  CREATE INDEX "_rotors_v_version_version_key_idx" ON "_rotors_v" USING btree ("version_key");
  CREATE INDEX "_rotors_v_version_version_layer_idx" ON "_rotors_v" USING btree ("version_layer_id");
  CREATE INDEX "_rotors_v_version_version_thumbnail_idx" ON "_rotors_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_rotors_v_version_version_updated_at_idx" ON "_rotors_v" USING btree ("version_updated_at");
  CREATE INDEX "_rotors_v_version_version_created_at_idx" ON "_rotors_v" USING btree ("version_created_at");
  CREATE INDEX "_rotors_v_version_version__status_idx" ON "_rotors_v" USING btree ("version__status");
  CREATE INDEX "_rotors_v_created_at_idx" ON "_rotors_v" USING btree ("created_at");
  CREATE INDEX "_rotors_v_updated_at_idx" ON "_rotors_v" USING btree ("updated_at");
  CREATE INDEX "_rotors_v_snapshot_idx" ON "_rotors_v" USING btree ("snapshot");
  CREATE INDEX "_rotors_v_published_locale_idx" ON "_rotors_v" USING btree ("published_locale");
  CREATE INDEX "_rotors_v_latest_idx" ON "_rotors_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_rotors_v_locales_locale_parent_id_unique" ON "_rotors_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_packagings_v_parent_idx" ON "_packagings_v" USING btree ("parent_id");
  CREATE INDEX "_packagings_v_version_version__order_idx" ON "_packagings_v" USING btree ("version__order");
  CREATE INDEX "_packagings_v_version_version_key_idx" ON "_packagings_v" USING btree ("version_key");
  CREATE INDEX "_packagings_v_version_version_layer_idx" ON "_packagings_v" USING btree ("version_layer_id");
  CREATE INDEX "_packagings_v_version_version_thumbnail_idx" ON "_packagings_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_packagings_v_version_version_updated_at_idx" ON "_packagings_v" USING btree ("version_updated_at");
  CREATE INDEX "_packagings_v_version_version_created_at_idx" ON "_packagings_v" USING btree ("version_created_at");
  CREATE INDEX "_packagings_v_version_version__status_idx" ON "_packagings_v" USING btree ("version__status");
  CREATE INDEX "_packagings_v_created_at_idx" ON "_packagings_v" USING btree ("created_at");
  CREATE INDEX "_packagings_v_updated_at_idx" ON "_packagings_v" USING btree ("updated_at");
  CREATE INDEX "_packagings_v_snapshot_idx" ON "_packagings_v" USING btree ("snapshot");
  CREATE INDEX "_packagings_v_published_locale_idx" ON "_packagings_v" USING btree ("published_locale");
  CREATE INDEX "_packagings_v_latest_idx" ON "_packagings_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_packagings_v_locales_locale_parent_id_unique" ON "_packagings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_warranties_v_parent_idx" ON "_warranties_v" USING btree ("parent_id");
  CREATE INDEX "_warranties_v_version_version__order_idx" ON "_warranties_v" USING btree ("version__order");
  CREATE INDEX "_warranties_v_version_version_key_idx" ON "_warranties_v" USING btree ("version_key");
  CREATE INDEX "_warranties_v_version_version_layer_idx" ON "_warranties_v" USING btree ("version_layer_id");
  CREATE INDEX "_warranties_v_version_version_thumbnail_idx" ON "_warranties_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_warranties_v_version_version_updated_at_idx" ON "_warranties_v" USING btree ("version_updated_at");
  CREATE INDEX "_warranties_v_version_version_created_at_idx" ON "_warranties_v" USING btree ("version_created_at");
  CREATE INDEX "_warranties_v_version_version__status_idx" ON "_warranties_v" USING btree ("version__status");
  CREATE INDEX "_warranties_v_created_at_idx" ON "_warranties_v" USING btree ("created_at");
  CREATE INDEX "_warranties_v_updated_at_idx" ON "_warranties_v" USING btree ("updated_at");
  CREATE INDEX "_warranties_v_snapshot_idx" ON "_warranties_v" USING btree ("snapshot");
  CREATE INDEX "_warranties_v_published_locale_idx" ON "_warranties_v" USING btree ("published_locale");
  CREATE INDEX "_warranties_v_latest_idx" ON "_warranties_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_warranties_v_locales_locale_parent_id_unique" ON "_warranties_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_priorities_v_parent_idx" ON "_priorities_v" USING btree ("parent_id");
  CREATE INDEX "_priorities_v_version_version__order_idx" ON "_priorities_v" USING btree ("version__order");
  CREATE INDEX "_priorities_v_version_version_key_idx" ON "_priorities_v" USING btree ("version_key");
  CREATE INDEX "_priorities_v_version_version_layer_idx" ON "_priorities_v" USING btree ("version_layer_id");
  CREATE INDEX "_priorities_v_version_version_thumbnail_idx" ON "_priorities_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_priorities_v_version_version_updated_at_idx" ON "_priorities_v" USING btree ("version_updated_at");
  CREATE INDEX "_priorities_v_version_version_created_at_idx" ON "_priorities_v" USING btree ("version_created_at");
  CREATE INDEX "_priorities_v_version_version__status_idx" ON "_priorities_v" USING btree ("version__status");
  CREATE INDEX "_priorities_v_created_at_idx" ON "_priorities_v" USING btree ("created_at");
  CREATE INDEX "_priorities_v_updated_at_idx" ON "_priorities_v" USING btree ("updated_at");
  CREATE INDEX "_priorities_v_snapshot_idx" ON "_priorities_v" USING btree ("snapshot");
  CREATE INDEX "_priorities_v_published_locale_idx" ON "_priorities_v" USING btree ("published_locale");
  CREATE INDEX "_priorities_v_latest_idx" ON "_priorities_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_priorities_v_locales_locale_parent_id_unique" ON "_priorities_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_banners_v_parent_idx" ON "_banners_v" USING btree ("parent_id");
  CREATE INDEX "_banners_v_version_version__order_idx" ON "_banners_v" USING btree ("version__order");
  CREATE INDEX "_banners_v_version_version_updated_at_idx" ON "_banners_v" USING btree ("version_updated_at");
  CREATE INDEX "_banners_v_version_version_created_at_idx" ON "_banners_v" USING btree ("version_created_at");
  CREATE INDEX "_banners_v_version_version__status_idx" ON "_banners_v" USING btree ("version__status");
  CREATE INDEX "_banners_v_created_at_idx" ON "_banners_v" USING btree ("created_at");
  CREATE INDEX "_banners_v_updated_at_idx" ON "_banners_v" USING btree ("updated_at");
  CREATE INDEX "_banners_v_snapshot_idx" ON "_banners_v" USING btree ("snapshot");
  CREATE INDEX "_banners_v_published_locale_idx" ON "_banners_v" USING btree ("published_locale");
  CREATE INDEX "_banners_v_latest_idx" ON "_banners_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_banners_v_locales_locale_parent_id_unique" ON "_banners_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_promo_codes_v_parent_idx" ON "_promo_codes_v" USING btree ("parent_id");
  CREATE INDEX "_promo_codes_v_version_version_code_idx" ON "_promo_codes_v" USING btree ("version_code");
  CREATE INDEX "_promo_codes_v_version_version_updated_at_idx" ON "_promo_codes_v" USING btree ("version_updated_at");
  CREATE INDEX "_promo_codes_v_version_version_created_at_idx" ON "_promo_codes_v" USING btree ("version_created_at");
  CREATE INDEX "_promo_codes_v_version_version__status_idx" ON "_promo_codes_v" USING btree ("version__status");
  CREATE INDEX "_promo_codes_v_created_at_idx" ON "_promo_codes_v" USING btree ("created_at");
  CREATE INDEX "_promo_codes_v_updated_at_idx" ON "_promo_codes_v" USING btree ("updated_at");
  CREATE INDEX "_promo_codes_v_snapshot_idx" ON "_promo_codes_v" USING btree ("snapshot");
  CREATE INDEX "_promo_codes_v_published_locale_idx" ON "_promo_codes_v" USING btree ("published_locale");
  CREATE INDEX "_promo_codes_v_latest_idx" ON "_promo_codes_v" USING btree ("latest");
  CREATE INDEX "_promo_codes_v_texts_order_parent" ON "_promo_codes_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_shop_settings_v_version_charged_as_shown_order_idx" ON "_shop_settings_v_version_charged_as_shown" USING btree ("order");
  CREATE INDEX "_shop_settings_v_version_charged_as_shown_parent_idx" ON "_shop_settings_v_version_charged_as_shown" USING btree ("parent_id");
  CREATE INDEX "_shop_settings_v_version_instalment_currencies_order_idx" ON "_shop_settings_v_version_instalment_currencies" USING btree ("order");
  CREATE INDEX "_shop_settings_v_version_instalment_currencies_parent_idx" ON "_shop_settings_v_version_instalment_currencies" USING btree ("parent_id");
  CREATE INDEX "_shop_settings_v_version_version_upsell_product_idx" ON "_shop_settings_v" USING btree ("version_upsell_product_id");
  CREATE INDEX "_shop_settings_v_version_version__status_idx" ON "_shop_settings_v" USING btree ("version__status");
  CREATE INDEX "_shop_settings_v_created_at_idx" ON "_shop_settings_v" USING btree ("created_at");
  CREATE INDEX "_shop_settings_v_updated_at_idx" ON "_shop_settings_v" USING btree ("updated_at");
  CREATE INDEX "_shop_settings_v_snapshot_idx" ON "_shop_settings_v" USING btree ("snapshot");
  CREATE INDEX "_shop_settings_v_published_locale_idx" ON "_shop_settings_v" USING btree ("published_locale");
  CREATE INDEX "_shop_settings_v_latest_idx" ON "_shop_settings_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_shop_settings_v_locales_locale_parent_id_unique" ON "_shop_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_shop_settings_v_texts_order_parent" ON "_shop_settings_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_configurator_settings_v_version_version_shadow_idx" ON "_configurator_settings_v" USING btree ("version_shadow_id");
  CREATE INDEX "_configurator_settings_v_version_version_glare_idx" ON "_configurator_settings_v" USING btree ("version_glare_id");
  CREATE INDEX "_configurator_settings_v_version_version_movement_idx" ON "_configurator_settings_v" USING btree ("version_movement_id");
  CREATE INDEX "_configurator_settings_v_version_version__status_idx" ON "_configurator_settings_v" USING btree ("version__status");
  CREATE INDEX "_configurator_settings_v_created_at_idx" ON "_configurator_settings_v" USING btree ("created_at");
  CREATE INDEX "_configurator_settings_v_updated_at_idx" ON "_configurator_settings_v" USING btree ("updated_at");
  CREATE INDEX "_configurator_settings_v_snapshot_idx" ON "_configurator_settings_v" USING btree ("snapshot");
  CREATE INDEX "_configurator_settings_v_published_locale_idx" ON "_configurator_settings_v" USING btree ("published_locale");
  CREATE INDEX "_configurator_settings_v_latest_idx" ON "_configurator_settings_v" USING btree ("latest");
  CREATE INDEX "_navigation_v_version_bar_children_order_idx" ON "_navigation_v_version_bar_children" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_bar_children_parent_id_idx" ON "_navigation_v_version_bar_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_bar_children_locales_locale_parent_id_" ON "_navigation_v_version_bar_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_bar_order_idx" ON "_navigation_v_version_bar" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_bar_parent_id_idx" ON "_navigation_v_version_bar" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_bar_locales_locale_parent_id_unique" ON "_navigation_v_version_bar_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_side_menu_order_idx" ON "_navigation_v_version_side_menu" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_side_menu_parent_id_idx" ON "_navigation_v_version_side_menu" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_side_menu_locales_locale_parent_id_uni" ON "_navigation_v_version_side_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_version__status_idx" ON "_navigation_v" USING btree ("version__status");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_v_snapshot_idx" ON "_navigation_v" USING btree ("snapshot");
  CREATE INDEX "_navigation_v_published_locale_idx" ON "_navigation_v" USING btree ("published_locale");
  CREATE INDEX "_navigation_v_latest_idx" ON "_navigation_v" USING btree ("latest");
  CREATE INDEX "_footer_v_version_groups_links_order_idx" ON "_footer_v_version_groups_links" USING btree ("_order");
  CREATE INDEX "_footer_v_version_groups_links_parent_id_idx" ON "_footer_v_version_groups_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_groups_links_locales_locale_parent_id_uniq" ON "_footer_v_version_groups_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_groups_order_idx" ON "_footer_v_version_groups" USING btree ("_order");
  CREATE INDEX "_footer_v_version_groups_parent_id_idx" ON "_footer_v_version_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_groups_locales_locale_parent_id_unique" ON "_footer_v_version_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_social_order_idx" ON "_footer_v_version_social" USING btree ("_order");
  CREATE INDEX "_footer_v_version_social_parent_id_idx" ON "_footer_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_version__status_idx" ON "_footer_v" USING btree ("version__status");
  CREATE INDEX "_footer_v_created_at_idx" ON "_footer_v" USING btree ("created_at");
  CREATE INDEX "_footer_v_updated_at_idx" ON "_footer_v" USING btree ("updated_at");
  CREATE INDEX "_footer_v_snapshot_idx" ON "_footer_v" USING btree ("snapshot");
  CREATE INDEX "_footer_v_published_locale_idx" ON "_footer_v" USING btree ("published_locale");
  CREATE INDEX "_footer_v_latest_idx" ON "_footer_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_footer_v_locales_locale_parent_id_unique" ON "_footer_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_quiz_v_version_questions_answers_rules_order_idx" ON "_quiz_v_version_questions_answers_rules" USING btree ("_order");
  CREATE INDEX "_quiz_v_version_questions_answers_rules_parent_id_idx" ON "_quiz_v_version_questions_answers_rules" USING btree ("_parent_id");
  CREATE INDEX "_quiz_v_version_questions_answers_parts_order_idx" ON "_quiz_v_version_questions_answers_parts" USING btree ("_order");
  CREATE INDEX "_quiz_v_version_questions_answers_parts_parent_id_idx" ON "_quiz_v_version_questions_answers_parts" USING btree ("_parent_id");
  CREATE INDEX "_quiz_v_version_questions_answers_order_idx" ON "_quiz_v_version_questions_answers" USING btree ("_order");
  CREATE INDEX "_quiz_v_version_questions_answers_parent_id_idx" ON "_quiz_v_version_questions_answers" USING btree ("_parent_id");
  CREATE INDEX "_quiz_v_version_questions_answers_illustration_illustrat_idx" ON "_quiz_v_version_questions_answers" USING btree ("illustration_picture_id");
  CREATE INDEX "_quiz_v_version_questions_answers_illustration_illustr_1_idx" ON "_quiz_v_version_questions_answers" USING btree ("illustration_watch_id");
  CREATE UNIQUE INDEX "_quiz_v_version_questions_answers_locales_locale_parent_id_u" ON "_quiz_v_version_questions_answers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_quiz_v_version_questions_order_idx" ON "_quiz_v_version_questions" USING btree ("_order");
  CREATE INDEX "_quiz_v_version_questions_parent_id_idx" ON "_quiz_v_version_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_quiz_v_version_questions_locales_locale_parent_id_unique" ON "_quiz_v_version_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_quiz_v_version_version__status_idx" ON "_quiz_v" USING btree ("version__status");
  CREATE INDEX "_quiz_v_created_at_idx" ON "_quiz_v" USING btree ("created_at");
  CREATE INDEX "_quiz_v_updated_at_idx" ON "_quiz_v" USING btree ("updated_at");
  CREATE INDEX "_quiz_v_snapshot_idx" ON "_quiz_v" USING btree ("snapshot");
  CREATE INDEX "_quiz_v_published_locale_idx" ON "_quiz_v" USING btree ("published_locale");
  CREATE INDEX "_quiz_v_latest_idx" ON "_quiz_v" USING btree ("latest");
  CREATE INDEX "watches__status_idx" ON "watches" USING btree ("_status");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE INDEX "case_types__status_idx" ON "case_types" USING btree ("_status");
  CREATE INDEX "case_colors__status_idx" ON "case_colors" USING btree ("_status");
  CREATE INDEX "case_diameters__status_idx" ON "case_diameters" USING btree ("_status");
  CREATE INDEX "caseback_types__status_idx" ON "caseback_types" USING btree ("_status");
  CREATE INDEX "complications__status_idx" ON "complications" USING btree ("_status");
  CREATE INDEX "dials__status_idx" ON "dials" USING btree ("_status");
  CREATE INDEX "date_colors__status_idx" ON "date_colors" USING btree ("_status");
  CREATE INDEX "date_magnifiers__status_idx" ON "date_magnifiers" USING btree ("_status");
  CREATE INDEX "hands__status_idx" ON "hands" USING btree ("_status");
  CREATE INDEX "gmt_hands__status_idx" ON "gmt_hands" USING btree ("_status");
  CREATE INDEX "bezel_inserts__status_idx" ON "bezel_inserts" USING btree ("_status");
  CREATE INDEX "strap_families__status_idx" ON "strap_families" USING btree ("_status");
  CREATE INDEX "straps__status_idx" ON "straps" USING btree ("_status");
  CREATE INDEX "strap_endlinks__status_idx" ON "strap_endlinks" USING btree ("_status");
  CREATE INDEX "buckles__status_idx" ON "buckles" USING btree ("_status");
  CREATE INDEX "second_straps__status_idx" ON "second_straps" USING btree ("_status");
  CREATE INDEX "rotors__status_idx" ON "rotors" USING btree ("_status");
  CREATE INDEX "packagings__status_idx" ON "packagings" USING btree ("_status");
  CREATE INDEX "warranties__status_idx" ON "warranties" USING btree ("_status");
  CREATE INDEX "priorities__status_idx" ON "priorities" USING btree ("_status");
  CREATE INDEX "banners__status_idx" ON "banners" USING btree ("_status");
  CREATE INDEX "promo_codes__status_idx" ON "promo_codes" USING btree ("_status");
  CREATE INDEX "shop_settings__status_idx" ON "shop_settings" USING btree ("_status");
  CREATE INDEX "configurator_settings__status_idx" ON "configurator_settings" USING btree ("_status");
  CREATE INDEX "navigation__status_idx" ON "navigation" USING btree ("_status");
  CREATE INDEX "footer__status_idx" ON "footer" USING btree ("_status");
  CREATE INDEX "quiz__status_idx" ON "quiz" USING btree ("_status");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_watches_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_watches_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_watches_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_types_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_types_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_types_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_colors_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_colors_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_diameters_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_diameters_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_caseback_types_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_caseback_types_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_complications_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_complications_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dials_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dials_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_date_colors_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_date_colors_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_date_magnifiers_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_date_magnifiers_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_hands_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_hands_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_gmt_hands_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_gmt_hands_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_bezel_inserts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_bezel_inserts_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_strap_families_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_strap_families_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_strap_families_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_straps_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_straps_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_strap_endlinks_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_strap_endlinks_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_buckles_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_buckles_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_second_straps_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_second_straps_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_rotors_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_rotors_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_packagings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_packagings_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_warranties_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_warranties_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_priorities_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_priorities_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_banners_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_banners_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_promo_codes_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_promo_codes_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_shop_settings_v_version_charged_as_shown" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_shop_settings_v_version_instalment_currencies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_shop_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_shop_settings_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_shop_settings_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_configurator_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_bar_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_bar_children_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_bar" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_bar_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_side_menu" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_side_menu_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_groups_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_groups_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_groups_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_social" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_quiz_v_version_questions_answers_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_quiz_v_version_questions_answers_parts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_quiz_v_version_questions_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_quiz_v_version_questions_answers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_quiz_v_version_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_quiz_v_version_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_quiz_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_watches_v" CASCADE;
  DROP TABLE "_watches_v_locales" CASCADE;
  DROP TABLE "_watches_v_rels" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_locales" CASCADE;
  DROP TABLE "_products_v_rels" CASCADE;
  DROP TABLE "_case_types_v" CASCADE;
  DROP TABLE "_case_types_v_locales" CASCADE;
  DROP TABLE "_case_types_v_rels" CASCADE;
  DROP TABLE "_case_colors_v" CASCADE;
  DROP TABLE "_case_colors_v_locales" CASCADE;
  DROP TABLE "_case_diameters_v" CASCADE;
  DROP TABLE "_case_diameters_v_locales" CASCADE;
  DROP TABLE "_caseback_types_v" CASCADE;
  DROP TABLE "_caseback_types_v_locales" CASCADE;
  DROP TABLE "_complications_v" CASCADE;
  DROP TABLE "_complications_v_locales" CASCADE;
  DROP TABLE "_dials_v" CASCADE;
  DROP TABLE "_dials_v_locales" CASCADE;
  DROP TABLE "_date_colors_v" CASCADE;
  DROP TABLE "_date_colors_v_locales" CASCADE;
  DROP TABLE "_date_magnifiers_v" CASCADE;
  DROP TABLE "_date_magnifiers_v_locales" CASCADE;
  DROP TABLE "_hands_v" CASCADE;
  DROP TABLE "_hands_v_locales" CASCADE;
  DROP TABLE "_gmt_hands_v" CASCADE;
  DROP TABLE "_gmt_hands_v_locales" CASCADE;
  DROP TABLE "_bezel_inserts_v" CASCADE;
  DROP TABLE "_bezel_inserts_v_locales" CASCADE;
  DROP TABLE "_strap_families_v" CASCADE;
  DROP TABLE "_strap_families_v_locales" CASCADE;
  DROP TABLE "_strap_families_v_rels" CASCADE;
  DROP TABLE "_straps_v" CASCADE;
  DROP TABLE "_straps_v_locales" CASCADE;
  DROP TABLE "_strap_endlinks_v" CASCADE;
  DROP TABLE "_strap_endlinks_v_locales" CASCADE;
  DROP TABLE "_buckles_v" CASCADE;
  DROP TABLE "_buckles_v_locales" CASCADE;
  DROP TABLE "_second_straps_v" CASCADE;
  DROP TABLE "_second_straps_v_locales" CASCADE;
  DROP TABLE "_rotors_v" CASCADE;
  DROP TABLE "_rotors_v_locales" CASCADE;
  DROP TABLE "_packagings_v" CASCADE;
  DROP TABLE "_packagings_v_locales" CASCADE;
  DROP TABLE "_warranties_v" CASCADE;
  DROP TABLE "_warranties_v_locales" CASCADE;
  DROP TABLE "_priorities_v" CASCADE;
  DROP TABLE "_priorities_v_locales" CASCADE;
  DROP TABLE "_banners_v" CASCADE;
  DROP TABLE "_banners_v_locales" CASCADE;
  DROP TABLE "_promo_codes_v" CASCADE;
  DROP TABLE "_promo_codes_v_texts" CASCADE;
  DROP TABLE "_shop_settings_v_version_charged_as_shown" CASCADE;
  DROP TABLE "_shop_settings_v_version_instalment_currencies" CASCADE;
  DROP TABLE "_shop_settings_v" CASCADE;
  DROP TABLE "_shop_settings_v_locales" CASCADE;
  DROP TABLE "_shop_settings_v_texts" CASCADE;
  DROP TABLE "_configurator_settings_v" CASCADE;
  DROP TABLE "_navigation_v_version_bar_children" CASCADE;
  DROP TABLE "_navigation_v_version_bar_children_locales" CASCADE;
  DROP TABLE "_navigation_v_version_bar" CASCADE;
  DROP TABLE "_navigation_v_version_bar_locales" CASCADE;
  DROP TABLE "_navigation_v_version_side_menu" CASCADE;
  DROP TABLE "_navigation_v_version_side_menu_locales" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TABLE "_footer_v_version_groups_links" CASCADE;
  DROP TABLE "_footer_v_version_groups_links_locales" CASCADE;
  DROP TABLE "_footer_v_version_groups" CASCADE;
  DROP TABLE "_footer_v_version_groups_locales" CASCADE;
  DROP TABLE "_footer_v_version_social" CASCADE;
  DROP TABLE "_footer_v" CASCADE;
  DROP TABLE "_footer_v_locales" CASCADE;
  DROP TABLE "_quiz_v_version_questions_answers_rules" CASCADE;
  DROP TABLE "_quiz_v_version_questions_answers_parts" CASCADE;
  DROP TABLE "_quiz_v_version_questions_answers" CASCADE;
  DROP TABLE "_quiz_v_version_questions_answers_locales" CASCADE;
  DROP TABLE "_quiz_v_version_questions" CASCADE;
  DROP TABLE "_quiz_v_version_questions_locales" CASCADE;
  DROP TABLE "_quiz_v" CASCADE;
  DROP INDEX "watches__status_idx";
  DROP INDEX "products__status_idx";
  DROP INDEX "case_types__status_idx";
  DROP INDEX "case_colors__status_idx";
  DROP INDEX "case_diameters__status_idx";
  DROP INDEX "caseback_types__status_idx";
  DROP INDEX "complications__status_idx";
  DROP INDEX "dials__status_idx";
  DROP INDEX "date_colors__status_idx";
  DROP INDEX "date_magnifiers__status_idx";
  DROP INDEX "hands__status_idx";
  DROP INDEX "gmt_hands__status_idx";
  DROP INDEX "bezel_inserts__status_idx";
  DROP INDEX "strap_families__status_idx";
  DROP INDEX "straps__status_idx";
  DROP INDEX "strap_endlinks__status_idx";
  DROP INDEX "buckles__status_idx";
  DROP INDEX "second_straps__status_idx";
  DROP INDEX "rotors__status_idx";
  DROP INDEX "packagings__status_idx";
  DROP INDEX "warranties__status_idx";
  DROP INDEX "priorities__status_idx";
  DROP INDEX "banners__status_idx";
  DROP INDEX "promo_codes__status_idx";
  DROP INDEX "shop_settings__status_idx";
  DROP INDEX "configurator_settings__status_idx";
  DROP INDEX "navigation__status_idx";
  DROP INDEX "footer__status_idx";
  DROP INDEX "quiz__status_idx";
  ALTER TABLE "watches" ALTER COLUMN "code" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "line" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "path" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "color" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "stage" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_complication_id" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_case_type_id" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_case_diameter_id" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_caseback_type_id" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_date_magnifier_id" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_case_color_id" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_strap_style_id" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_strap_color_id" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_strap_endlink_id" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_date_color_id" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_dial_id" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_hands_id" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_packaging_id" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_warranty_id" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_priority_id" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_buckle_id" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_second_strap_id" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "parts_rotor_id" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "specs_thickness" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "specs_lug_to_lug" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "specs_lug_width" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "specs_water_resistance" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "specs_frequency" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "specs_power_reserve" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "specs_jewels" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "specs_weight" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "specs_accuracy_slow" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "specs_accuracy_fast" SET NOT NULL;
  ALTER TABLE "watches" ALTER COLUMN "specs_calibre" SET NOT NULL;
  ALTER TABLE "watches_locales" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "watches_locales" ALTER COLUMN "tagline" SET NOT NULL;
  ALTER TABLE "watches_locales" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "watches_locales" ALTER COLUMN "care" SET NOT NULL;
  ALTER TABLE "watches_locales" ALTER COLUMN "specs_case_material" SET NOT NULL;
  ALTER TABLE "watches_locales" ALTER COLUMN "specs_glass" SET NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "sku" SET NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "price" SET NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "discount" SET NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "kind" SET NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "slug" SET NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "availability" SET NOT NULL;
  ALTER TABLE "products_locales" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "case_types" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "case_types" ALTER COLUMN "price" SET NOT NULL;
  ALTER TABLE "case_types" ALTER COLUMN "enabled" SET DEFAULT true;
  ALTER TABLE "case_types" ALTER COLUMN "lead_days" SET NOT NULL;
  ALTER TABLE "case_types_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "case_colors" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "case_colors" ALTER COLUMN "price" SET NOT NULL;
  ALTER TABLE "case_colors" ALTER COLUMN "case_type_id" SET NOT NULL;
  ALTER TABLE "case_colors" ALTER COLUMN "color" SET NOT NULL;
  ALTER TABLE "case_colors" ALTER COLUMN "enabled" SET DEFAULT true;
  ALTER TABLE "case_colors" ALTER COLUMN "lead_days" SET NOT NULL;
  ALTER TABLE "case_colors_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "case_diameters" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "case_diameters" ALTER COLUMN "price" SET NOT NULL;
  ALTER TABLE "case_diameters" ALTER COLUMN "enabled" SET DEFAULT true;
  ALTER TABLE "case_diameters" ALTER COLUMN "lead_days" SET NOT NULL;
  ALTER TABLE "case_diameters_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "caseback_types" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "caseback_types" ALTER COLUMN "price" SET NOT NULL;
  ALTER TABLE "caseback_types" ALTER COLUMN "enabled" SET DEFAULT true;
  ALTER TABLE "caseback_types" ALTER COLUMN "lead_days" SET NOT NULL;
  ALTER TABLE "caseback_types_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "complications" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "complications" ALTER COLUMN "price" SET NOT NULL;
  ALTER TABLE "complications" ALTER COLUMN "enabled" SET DEFAULT true;
  ALTER TABLE "complications" ALTER COLUMN "lead_days" SET NOT NULL;
  ALTER TABLE "complications_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "dials" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "dials" ALTER COLUMN "price" SET NOT NULL;
  ALTER TABLE "dials" ALTER COLUMN "enabled" SET DEFAULT true;
  ALTER TABLE "dials" ALTER COLUMN "lead_days" SET NOT NULL;
  ALTER TABLE "dials_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "date_colors" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "date_colors" ALTER COLUMN "price" SET NOT NULL;
  ALTER TABLE "date_colors" ALTER COLUMN "enabled" SET DEFAULT true;
  ALTER TABLE "date_colors" ALTER COLUMN "lead_days" SET NOT NULL;
  ALTER TABLE "date_colors_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "date_magnifiers" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "date_magnifiers" ALTER COLUMN "price" SET NOT NULL;
  ALTER TABLE "date_magnifiers" ALTER COLUMN "enabled" SET DEFAULT true;
  ALTER TABLE "date_magnifiers" ALTER COLUMN "lead_days" SET NOT NULL;
  ALTER TABLE "date_magnifiers_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "hands" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "hands" ALTER COLUMN "price" SET NOT NULL;
  ALTER TABLE "hands" ALTER COLUMN "family" SET NOT NULL;
  ALTER TABLE "hands" ALTER COLUMN "metal" SET NOT NULL;
  ALTER TABLE "hands" ALTER COLUMN "enabled" SET DEFAULT true;
  ALTER TABLE "hands" ALTER COLUMN "lead_days" SET NOT NULL;
  ALTER TABLE "hands_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "gmt_hands" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "gmt_hands" ALTER COLUMN "price" SET NOT NULL;
  ALTER TABLE "gmt_hands" ALTER COLUMN "enabled" SET DEFAULT true;
  ALTER TABLE "gmt_hands" ALTER COLUMN "lead_days" SET NOT NULL;
  ALTER TABLE "gmt_hands_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "bezel_inserts" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "bezel_inserts" ALTER COLUMN "price" SET NOT NULL;
  ALTER TABLE "bezel_inserts" ALTER COLUMN "type" SET NOT NULL;
  ALTER TABLE "bezel_inserts" ALTER COLUMN "enabled" SET DEFAULT true;
  ALTER TABLE "bezel_inserts" ALTER COLUMN "lead_days" SET NOT NULL;
  ALTER TABLE "bezel_inserts_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "strap_families" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "strap_families" ALTER COLUMN "price" SET NOT NULL;
  ALTER TABLE "strap_families" ALTER COLUMN "enabled" SET DEFAULT true;
  ALTER TABLE "strap_families" ALTER COLUMN "lead_days" SET NOT NULL;
  ALTER TABLE "strap_families_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "straps" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "straps" ALTER COLUMN "price" SET NOT NULL;
  ALTER TABLE "straps" ALTER COLUMN "family_id" SET NOT NULL;
  ALTER TABLE "straps" ALTER COLUMN "enabled" SET DEFAULT true;
  ALTER TABLE "straps" ALTER COLUMN "lead_days" SET NOT NULL;
  ALTER TABLE "straps_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "strap_endlinks" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "strap_endlinks" ALTER COLUMN "price" SET NOT NULL;
  ALTER TABLE "strap_endlinks" ALTER COLUMN "enabled" SET DEFAULT true;
  ALTER TABLE "strap_endlinks" ALTER COLUMN "lead_days" SET NOT NULL;
  ALTER TABLE "strap_endlinks_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "buckles" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "buckles" ALTER COLUMN "price" SET NOT NULL;
  ALTER TABLE "buckles" ALTER COLUMN "enabled" SET DEFAULT true;
  ALTER TABLE "buckles" ALTER COLUMN "lead_days" SET NOT NULL;
  ALTER TABLE "buckles_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "second_straps" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "second_straps" ALTER COLUMN "price" SET NOT NULL;
  ALTER TABLE "second_straps" ALTER COLUMN "enabled" SET DEFAULT true;
  ALTER TABLE "second_straps" ALTER COLUMN "lead_days" SET NOT NULL;
  ALTER TABLE "second_straps_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "rotors" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "rotors" ALTER COLUMN "price" SET NOT NULL;
  ALTER TABLE "rotors" ALTER COLUMN "enabled" SET DEFAULT true;
  ALTER TABLE "rotors" ALTER COLUMN "lead_days" SET NOT NULL;
  ALTER TABLE "rotors_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "packagings" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "packagings" ALTER COLUMN "price" SET NOT NULL;
  ALTER TABLE "packagings" ALTER COLUMN "enabled" SET DEFAULT true;
  ALTER TABLE "packagings" ALTER COLUMN "lead_days" SET NOT NULL;
  ALTER TABLE "packagings_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "warranties" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "warranties" ALTER COLUMN "price" SET NOT NULL;
  ALTER TABLE "warranties" ALTER COLUMN "enabled" SET DEFAULT true;
  ALTER TABLE "warranties" ALTER COLUMN "lead_days" SET NOT NULL;
  ALTER TABLE "warranties_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "priorities" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "priorities" ALTER COLUMN "price" SET NOT NULL;
  ALTER TABLE "priorities" ALTER COLUMN "enabled" SET DEFAULT true;
  ALTER TABLE "priorities" ALTER COLUMN "lead_days" SET NOT NULL;
  ALTER TABLE "priorities_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "banners_locales" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "promo_codes" ALTER COLUMN "code" SET NOT NULL;
  ALTER TABLE "promo_codes" ALTER COLUMN "percent" SET NOT NULL;
  ALTER TABLE "promo_codes" ALTER COLUMN "enabled" SET NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "base_price" SET NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "rates_usd" SET NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "rates_chf" SET NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "rates_sar" SET NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "rates_qar" SET NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "rates_gbp" SET NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "rates_sgd" SET NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "rates_jpy" SET NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "rates_inr" SET NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "rounding_step" SET NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "vat_percent" SET NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "upsell_product_id" SET NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "banner_seconds" SET NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "lead_days" SET NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "terms_version" SET NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "instalment_count" SET NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "company_name" SET NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "company_address" SET NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "company_registration" SET NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "company_vat_number" SET NOT NULL;
  ALTER TABLE "shop_settings" ALTER COLUMN "company_email" SET NOT NULL;
  ALTER TABLE "navigation_bar_children" ALTER COLUMN "href" SET NOT NULL;
  ALTER TABLE "navigation_bar_children_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "navigation_bar_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "navigation_side_menu" ALTER COLUMN "href" SET NOT NULL;
  ALTER TABLE "navigation_side_menu_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "footer_groups_links" ALTER COLUMN "href" SET NOT NULL;
  ALTER TABLE "footer_groups_links_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "footer_groups_locales" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "footer_social" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "footer_social" ALTER COLUMN "href" SET NOT NULL;
  ALTER TABLE "footer" ALTER COLUMN "email" SET NOT NULL;
  ALTER TABLE "footer_locales" ALTER COLUMN "tagline" SET NOT NULL;
  ALTER TABLE "footer_locales" ALTER COLUMN "newsletter_title" SET NOT NULL;
  ALTER TABLE "footer_locales" ALTER COLUMN "newsletter_text" SET NOT NULL;
  ALTER TABLE "footer_locales" ALTER COLUMN "secure_note" SET NOT NULL;
  ALTER TABLE "footer_locales" ALTER COLUMN "copyright" SET NOT NULL;
  ALTER TABLE "quiz_questions_answers_rules" ALTER COLUMN "trait" SET NOT NULL;
  ALTER TABLE "quiz_questions_answers_rules" ALTER COLUMN "values" SET NOT NULL;
  ALTER TABLE "quiz_questions_answers_rules" ALTER COLUMN "points" SET NOT NULL;
  ALTER TABLE "quiz_questions_answers_parts" ALTER COLUMN "field" SET NOT NULL;
  ALTER TABLE "quiz_questions_answers_parts" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "quiz_questions_answers" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "quiz_questions_answers" ALTER COLUMN "illustration_view" SET NOT NULL;
  ALTER TABLE "quiz_questions_answers" ALTER COLUMN "illustration_stage" SET NOT NULL;
  ALTER TABLE "quiz_questions_answers_locales" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "quiz_questions" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "quiz_questions_locales" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "watches" DROP COLUMN "_status";
  ALTER TABLE "products" DROP COLUMN "_status";
  ALTER TABLE "case_types" DROP COLUMN "_status";
  ALTER TABLE "case_colors" DROP COLUMN "_status";
  ALTER TABLE "case_diameters" DROP COLUMN "_status";
  ALTER TABLE "caseback_types" DROP COLUMN "_status";
  ALTER TABLE "complications" DROP COLUMN "_status";
  ALTER TABLE "dials" DROP COLUMN "_status";
  ALTER TABLE "date_colors" DROP COLUMN "_status";
  ALTER TABLE "date_magnifiers" DROP COLUMN "_status";
  ALTER TABLE "hands" DROP COLUMN "_status";
  ALTER TABLE "gmt_hands" DROP COLUMN "_status";
  ALTER TABLE "bezel_inserts" DROP COLUMN "_status";
  ALTER TABLE "strap_families" DROP COLUMN "_status";
  ALTER TABLE "straps" DROP COLUMN "_status";
  ALTER TABLE "strap_endlinks" DROP COLUMN "_status";
  ALTER TABLE "buckles" DROP COLUMN "_status";
  ALTER TABLE "second_straps" DROP COLUMN "_status";
  ALTER TABLE "rotors" DROP COLUMN "_status";
  ALTER TABLE "packagings" DROP COLUMN "_status";
  ALTER TABLE "warranties" DROP COLUMN "_status";
  ALTER TABLE "priorities" DROP COLUMN "_status";
  ALTER TABLE "banners" DROP COLUMN "_status";
  ALTER TABLE "promo_codes" DROP COLUMN "_status";
  ALTER TABLE "shop_settings" DROP COLUMN "price_alarm";
  ALTER TABLE "shop_settings" DROP COLUMN "_status";
  ALTER TABLE "configurator_settings" DROP COLUMN "_status";
  ALTER TABLE "navigation" DROP COLUMN "_status";
  ALTER TABLE "footer" DROP COLUMN "_status";
  ALTER TABLE "quiz" DROP COLUMN "_status";
  DROP TYPE "public"."enum_watches_status";
  DROP TYPE "public"."enum__watches_v_version_line";
  DROP TYPE "public"."enum__watches_v_version_color";
  DROP TYPE "public"."enum__watches_v_version_stage";
  DROP TYPE "public"."enum__watches_v_version_status";
  DROP TYPE "public"."enum__watches_v_published_locale";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_kind";
  DROP TYPE "public"."enum__products_v_version_availability";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum__products_v_published_locale";
  DROP TYPE "public"."enum_case_types_status";
  DROP TYPE "public"."enum__case_types_v_version_status";
  DROP TYPE "public"."enum__case_types_v_published_locale";
  DROP TYPE "public"."enum_case_colors_status";
  DROP TYPE "public"."enum__case_colors_v_version_status";
  DROP TYPE "public"."enum__case_colors_v_published_locale";
  DROP TYPE "public"."enum_case_diameters_status";
  DROP TYPE "public"."enum__case_diameters_v_version_status";
  DROP TYPE "public"."enum__case_diameters_v_published_locale";
  DROP TYPE "public"."enum_caseback_types_status";
  DROP TYPE "public"."enum__caseback_types_v_version_status";
  DROP TYPE "public"."enum__caseback_types_v_published_locale";
  DROP TYPE "public"."enum_complications_status";
  DROP TYPE "public"."enum__complications_v_version_status";
  DROP TYPE "public"."enum__complications_v_published_locale";
  DROP TYPE "public"."enum_dials_status";
  DROP TYPE "public"."enum__dials_v_version_color";
  DROP TYPE "public"."enum__dials_v_version_status";
  DROP TYPE "public"."enum__dials_v_published_locale";
  DROP TYPE "public"."enum_date_colors_status";
  DROP TYPE "public"."enum__date_colors_v_version_status";
  DROP TYPE "public"."enum__date_colors_v_published_locale";
  DROP TYPE "public"."enum_date_magnifiers_status";
  DROP TYPE "public"."enum__date_magnifiers_v_version_status";
  DROP TYPE "public"."enum__date_magnifiers_v_published_locale";
  DROP TYPE "public"."enum_hands_status";
  DROP TYPE "public"."enum__hands_v_version_metal";
  DROP TYPE "public"."enum__hands_v_version_lum_color";
  DROP TYPE "public"."enum__hands_v_version_status";
  DROP TYPE "public"."enum__hands_v_published_locale";
  DROP TYPE "public"."enum_gmt_hands_status";
  DROP TYPE "public"."enum__gmt_hands_v_version_status";
  DROP TYPE "public"."enum__gmt_hands_v_published_locale";
  DROP TYPE "public"."enum_bezel_inserts_status";
  DROP TYPE "public"."enum__bezel_inserts_v_version_type";
  DROP TYPE "public"."enum__bezel_inserts_v_version_status";
  DROP TYPE "public"."enum__bezel_inserts_v_published_locale";
  DROP TYPE "public"."enum_strap_families_status";
  DROP TYPE "public"."enum__strap_families_v_version_status";
  DROP TYPE "public"."enum__strap_families_v_published_locale";
  DROP TYPE "public"."enum_straps_status";
  DROP TYPE "public"."enum__straps_v_version_color";
  DROP TYPE "public"."enum__straps_v_version_status";
  DROP TYPE "public"."enum__straps_v_published_locale";
  DROP TYPE "public"."enum_strap_endlinks_status";
  DROP TYPE "public"."enum__strap_endlinks_v_version_status";
  DROP TYPE "public"."enum__strap_endlinks_v_published_locale";
  DROP TYPE "public"."enum_buckles_status";
  DROP TYPE "public"."enum__buckles_v_version_status";
  DROP TYPE "public"."enum__buckles_v_published_locale";
  DROP TYPE "public"."enum_second_straps_status";
  DROP TYPE "public"."enum__second_straps_v_version_status";
  DROP TYPE "public"."enum__second_straps_v_published_locale";
  DROP TYPE "public"."enum_rotors_status";
  DROP TYPE "public"."enum__rotors_v_version_status";
  DROP TYPE "public"."enum__rotors_v_published_locale";
  DROP TYPE "public"."enum_packagings_status";
  DROP TYPE "public"."enum__packagings_v_version_status";
  DROP TYPE "public"."enum__packagings_v_published_locale";
  DROP TYPE "public"."enum_warranties_status";
  DROP TYPE "public"."enum__warranties_v_version_status";
  DROP TYPE "public"."enum__warranties_v_published_locale";
  DROP TYPE "public"."enum_priorities_status";
  DROP TYPE "public"."enum__priorities_v_version_status";
  DROP TYPE "public"."enum__priorities_v_published_locale";
  DROP TYPE "public"."enum_banners_status";
  DROP TYPE "public"."enum__banners_v_version_status";
  DROP TYPE "public"."enum__banners_v_published_locale";
  DROP TYPE "public"."enum_promo_codes_status";
  DROP TYPE "public"."enum__promo_codes_v_version_status";
  DROP TYPE "public"."enum__promo_codes_v_published_locale";
  DROP TYPE "public"."enum_shop_settings_status";
  DROP TYPE "public"."enum__shop_settings_v_version_charged_as_shown";
  DROP TYPE "public"."enum__shop_settings_v_version_instalment_currencies";
  DROP TYPE "public"."enum__shop_settings_v_version_status";
  DROP TYPE "public"."enum__shop_settings_v_published_locale";
  DROP TYPE "public"."enum_configurator_settings_status";
  DROP TYPE "public"."enum__configurator_settings_v_version_status";
  DROP TYPE "public"."enum__configurator_settings_v_published_locale";
  DROP TYPE "public"."enum_navigation_status";
  DROP TYPE "public"."enum__navigation_v_version_status";
  DROP TYPE "public"."enum__navigation_v_published_locale";
  DROP TYPE "public"."enum_footer_status";
  DROP TYPE "public"."enum__footer_v_version_status";
  DROP TYPE "public"."enum__footer_v_published_locale";
  DROP TYPE "public"."enum_quiz_status";
  DROP TYPE "public"."enum__quiz_v_version_questions_answers_rules_trait";
  DROP TYPE "public"."enum__quiz_v_version_questions_answers_parts_field";
  DROP TYPE "public"."enum__quiz_v_version_questions_answers_illustration_view";
  DROP TYPE "public"."enum__quiz_v_version_questions_answers_illustration_stage";
  DROP TYPE "public"."enum__quiz_v_version_status";
  DROP TYPE "public"."enum__quiz_v_published_locale";`)
}
