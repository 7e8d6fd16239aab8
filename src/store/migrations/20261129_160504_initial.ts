import { MigrateUpArgs, MigrateDownArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_orders_part_parcels_carrier" AS ENUM('colissimo', 'chronopost', 'dhl', 'ups', 'fedex');
  CREATE TYPE "public"."enum_orders_state" AS ENUM('pending', 'processing', 'paid', 'held', 'in-workshop', 'quality-control', 'shipped', 'delivered', 'expired', 'failed', 'withdrawn', 'refunded');
  CREATE TYPE "public"."enum_orders_carrier" AS ENUM('colissimo', 'chronopost', 'dhl', 'ups', 'fedex');
  CREATE TYPE "public"."enum_orders_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_orders_payment_provider" AS ENUM('stripe', 'paypal');
  CREATE TYPE "public"."enum_payments_kind" AS ENUM('payment', 'refund', 'dispute');
  CREATE TYPE "public"."enum_requests_status" AS ENUM('new', 'answered');
  CREATE TYPE "public"."enum_requests_kind" AS ENUM('contact', 'bespoke-request', 'business-request', 'maintenance-request', 'configurator-request', 'premium', 'preorder-register');
  CREATE TYPE "public"."enum_requests_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_customer_reviews_status" AS ENUM('pending', 'published', 'refused');
  CREATE TYPE "public"."enum_customer_reviews_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_promo_codes_kind" AS ENUM('percent', 'amount', 'part');
  CREATE TYPE "public"."enum_promo_codes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__promo_codes_v_version_kind" AS ENUM('percent', 'amount', 'part');
  CREATE TYPE "public"."enum__promo_codes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__promo_codes_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_gift_cards_kind" AS ENUM('amount', 'watch');
  CREATE TYPE "public"."enum_gift_cards_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_gift_card_entries_operation" AS ENUM('issue', 'hold', 'capture', 'release', 'refund', 'freeze', 'thaw', 'expire', 'cancel', 'restore');
  CREATE TYPE "public"."enum_gift_card_entries_account" AS ENUM('sold', 'available', 'held', 'frozen', 'spent', 'lapsed', 'missing');
  CREATE TYPE "public"."enum_mails_state" AS ENUM('waiting', 'sent', 'given-up');
  CREATE TYPE "public"."enum_watches_line" AS ENUM('reminiscence', 'distinction', 'distinction-rose', 'distinction-horizon');
  CREATE TYPE "public"."enum_watches_color" AS ENUM('argent', 'creme', 'gris', 'brun', 'rose', 'rouge', 'vert', 'bleu', 'noir');
  CREATE TYPE "public"."enum_watches_stage" AS ENUM('givre', 'brume', 'sable', 'rosee', 'craie');
  CREATE TYPE "public"."enum_watches_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__watches_v_version_line" AS ENUM('reminiscence', 'distinction', 'distinction-rose', 'distinction-horizon');
  CREATE TYPE "public"."enum__watches_v_version_color" AS ENUM('argent', 'creme', 'gris', 'brun', 'rose', 'rouge', 'vert', 'bleu', 'noir');
  CREATE TYPE "public"."enum__watches_v_version_stage" AS ENUM('givre', 'brume', 'sable', 'rosee', 'craie');
  CREATE TYPE "public"."enum__watches_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__watches_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_products_kind" AS ENUM('watch', 'bespoke', 'gift-card', 'gift-watch', 'surprise-watch');
  CREATE TYPE "public"."enum_products_availability" AS ENUM('in-stock', 'made-to-order', 'sold-out');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_kind" AS ENUM('watch', 'bespoke', 'gift-card', 'gift-watch', 'surprise-watch');
  CREATE TYPE "public"."enum__products_v_version_availability" AS ENUM('in-stock', 'made-to-order', 'sold-out');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_price_batches_state" AS ENUM('scheduled', 'applied', 'cancelled', 'refused');
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
  CREATE TYPE "public"."enum_dials_color" AS ENUM('argent', 'creme', 'gris', 'brun', 'rose', 'rouge', 'vert', 'bleu', 'noir');
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
  CREATE TYPE "public"."enum_hands_metal" AS ENUM('silver', 'rose', 'gold', 'black', 'blue', 'silver-blue', 'silver-gold');
  CREATE TYPE "public"."enum_hands_lum_color" AS ENUM('green', 'blue', 'orange');
  CREATE TYPE "public"."enum_hands_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__hands_v_version_metal" AS ENUM('silver', 'rose', 'gold', 'black', 'blue', 'silver-blue', 'silver-gold');
  CREATE TYPE "public"."enum__hands_v_version_lum_color" AS ENUM('green', 'blue', 'orange');
  CREATE TYPE "public"."enum__hands_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__hands_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_gmt_hands_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gmt_hands_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gmt_hands_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_bezel_inserts_type" AS ENUM('DIVER', 'GMT');
  CREATE TYPE "public"."enum_bezel_inserts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__bezel_inserts_v_version_type" AS ENUM('DIVER', 'GMT');
  CREATE TYPE "public"."enum__bezel_inserts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__bezel_inserts_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_strap_families_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__strap_families_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__strap_families_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_straps_color" AS ENUM('argent', 'creme', 'gris', 'brun', 'rose', 'rouge', 'vert', 'bleu', 'noir');
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
  CREATE TYPE "public"."enum_stock_items_list" AS ENUM('products', 'complications', 'case-types', 'case-diameters', 'caseback-types', 'date-magnifiers', 'case-colors', 'strap-families', 'straps', 'strap-endlinks', 'date-colors', 'dials', 'hands', 'packagings', 'warranties', 'bezel-inserts', 'gmt-hands', 'priorities', 'buckles', 'second-straps', 'rotors');
  CREATE TYPE "public"."enum_stock_movements_reason" AS ENUM('delivery', 'correction', 'order', 'release', 'sale', 'return');
  CREATE TYPE "public"."enum_stock_notices_state" AS ENUM('pending', 'confirmed', 'notified');
  CREATE TYPE "public"."enum_stock_notices_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_pages_navbar" AS ENUM('solid', 'over');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_navbar" AS ENUM('solid', 'over');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_banners_languages" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_banners_place" AS ENUM('everywhere', 'home', 'line', 'pages');
  CREATE TYPE "public"."enum_banners_line" AS ENUM('reminiscence', 'distinction', 'distinction-rose', 'distinction-horizon');
  CREATE TYPE "public"."enum_banners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banners_v_version_languages" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum__banners_v_version_place" AS ENUM('everywhere', 'home', 'line', 'pages');
  CREATE TYPE "public"."enum__banners_v_version_line" AS ENUM('reminiscence', 'distinction', 'distinction-rose', 'distinction-horizon');
  CREATE TYPE "public"."enum__banners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banners_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_questions_group" AS ENUM('ordering', 'configurator', 'delivery', 'payment', 'gift-cards', 'watch', 'returns', 'account');
  CREATE TYPE "public"."enum_manuals_sections_figure_drawing" AS ENUM('crown', 'date-hours', 'spring-bar');
  CREATE TYPE "public"."enum_manuals_sections_figure_illustration_view" AS ENUM('front', 'back');
  CREATE TYPE "public"."enum_manuals_sections_figure_illustration_stage" AS ENUM('givre', 'brume', 'sable', 'rosee', 'craie');
  CREATE TYPE "public"."enum_manuals_sections_figure_crop" AS ENUM('full', 'dial', 'hands', 'case', 'bezel', 'lug', 'strap', 'crown', 'date', 'gmt', 'caseback', 'rotor');
  CREATE TYPE "public"."enum_manuals_cover_view" AS ENUM('front', 'back');
  CREATE TYPE "public"."enum_manuals_cover_stage" AS ENUM('givre', 'brume', 'sable', 'rosee', 'craie');
  CREATE TYPE "public"."enum_newsletters_languages" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_newsletters_state" AS ENUM('draft', 'queued');
  CREATE TYPE "public"."enum_translation_notes_state" AS ENUM('translated', 'reviewed');
  CREATE TYPE "public"."enum_users_languages" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_users_notices" AS ENUM('new-order', 'held', 'disputed', 'withdrawn', 'requests', 'low-stock');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'marketer', 'clerk', 'translator');
  CREATE TYPE "public"."enum_staff_sign_ins_outcome" AS ENUM('signed-in', 'recovery-code', 'wrong-password', 'wrong-code', 'limited', 'reset-asked', 'password-chosen');
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('create', 'update', 'delete', 'call');
  CREATE TYPE "public"."enum_customers_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_subscribers_state" AS ENUM('pending', 'confirmed', 'left');
  CREATE TYPE "public"."enum_subscribers_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_affiliates_status" AS ENUM('applied', 'accepted', 'refused', 'ended');
  CREATE TYPE "public"."enum_affiliates_locale" AS ENUM('fr', 'en', 'es', 'jp');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'deliver-mails', 'apply-prices', 'remind-of-carts', 'measure-queue', 'reconcile-orders', 'purge-expired', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'deliver-mails', 'apply-prices', 'remind-of-carts', 'measure-queue', 'reconcile-orders', 'purge-expired', 'schedulePublish');
  CREATE TYPE "public"."enum_shop_settings_charged_as_shown" AS ENUM('USD', 'CHF', 'SAR', 'QAR', 'GBP', 'SGD', 'JPY', 'INR');
  CREATE TYPE "public"."enum_shop_settings_instalment_currencies" AS ENUM('EUR', 'USD', 'CHF', 'SAR', 'QAR', 'GBP', 'SGD', 'JPY', 'INR');
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
  CREATE TYPE "public"."enum_quiz_questions_answers_rules_trait" AS ENUM('line', 'diameter', 'color', 'strap', 'price', 'metal', 'making');
  CREATE TYPE "public"."enum_quiz_questions_answers_parts_field" AS ENUM('complication', 'caseType', 'caseDiameter', 'casebackType', 'dateMagnifier', 'caseColor', 'strapStyle', 'strapColor', 'strapEndlink', 'dateColor', 'dial', 'hands', 'packaging', 'warranty', 'bezelInsertColor', 'gmtHand', 'priority', 'buckle', 'secondStrap', 'rotor');
  CREATE TYPE "public"."enum_quiz_questions_answers_illustration_view" AS ENUM('front', 'back');
  CREATE TYPE "public"."enum_quiz_questions_answers_illustration_stage" AS ENUM('givre', 'brume', 'sable', 'rosee', 'craie');
  CREATE TYPE "public"."enum_quiz_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__quiz_v_version_questions_answers_rules_trait" AS ENUM('line', 'diameter', 'color', 'strap', 'price', 'metal', 'making');
  CREATE TYPE "public"."enum__quiz_v_version_questions_answers_parts_field" AS ENUM('complication', 'caseType', 'caseDiameter', 'casebackType', 'dateMagnifier', 'caseColor', 'strapStyle', 'strapColor', 'strapEndlink', 'dateColor', 'dial', 'hands', 'packaging', 'warranty', 'bezelInsertColor', 'gmtHand', 'priority', 'buckle', 'secondStrap', 'rotor');
  CREATE TYPE "public"."enum__quiz_v_version_questions_answers_illustration_view" AS ENUM('front', 'back');
  CREATE TYPE "public"."enum__quiz_v_version_questions_answers_illustration_stage" AS ENUM('givre', 'brume', 'sable', 'rosee', 'craie');
  CREATE TYPE "public"."enum__quiz_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__quiz_v_published_locale" AS ENUM('fr', 'en', 'es', 'jp');
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
  	"selection" jsonb,
  	"gift" jsonb,
  	"tastes" jsonb
  );
  
  CREATE TABLE "orders_part_parcels" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"carrier" "enum_orders_part_parcels_carrier" NOT NULL,
  	"tracking_number" varchar NOT NULL,
  	"sent_at" timestamp(3) with time zone NOT NULL,
  	"pieces" jsonb NOT NULL
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
  	"carrier" "enum_orders_carrier",
  	"tracking_number" varchar,
  	"staff_note" varchar,
  	"number" varchar NOT NULL,
  	"has_parcel" boolean DEFAULT false,
  	"articles" varchar,
  	"token" varchar NOT NULL,
  	"receipt_number" varchar,
  	"paid_at" timestamp(3) with time zone,
  	"locale" "enum_orders_locale" NOT NULL,
  	"charge_currency" varchar NOT NULL,
  	"total" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"shown_total" numeric NOT NULL,
  	"vat_percent" numeric NOT NULL,
  	"vat_country" varchar,
  	"vat_amount" numeric,
  	"voucher_total" numeric,
  	"donated_total" numeric,
  	"rates" jsonb NOT NULL,
  	"note" varchar,
  	"promo_code" varchar,
  	"promo_percent" numeric,
  	"promo_customer_id" integer,
  	"affiliate_id" integer,
  	"affiliate_percent" numeric,
  	"terms_version" varchar NOT NULL,
  	"catalogue_version" varchar NOT NULL,
  	"contact_email" varchar,
  	"contact_name" varchar,
  	"contact_phone" varchar,
  	"contact_shipping_name" varchar,
  	"contact_shipping_address" jsonb,
  	"contact_billing_address" jsonb,
  	"made_by" varchar,
  	"link_until" timestamp(3) with time zone,
  	"exchange_of_id" integer,
  	"exchanged_pieces" jsonb,
  	"returned_at" timestamp(3) with time zone,
  	"promised_days" numeric,
  	"refund_due_at" timestamp(3) with time zone,
  	"cart_id" integer,
  	"cart_reminded_at" timestamp(3) with time zone,
  	"content_hash" varchar NOT NULL,
  	"submission" varchar,
  	"payment_provider" "enum_orders_payment_provider" DEFAULT 'stripe' NOT NULL,
  	"session_round" numeric DEFAULT 0 NOT NULL,
  	"session_id" varchar,
  	"session_url" varchar,
  	"session_expires_at" timestamp(3) with time zone NOT NULL,
  	"payment_intent" varchar,
  	"refunded_amount" numeric DEFAULT 0 NOT NULL,
  	"covered" numeric DEFAULT 0 NOT NULL,
  	"covered_by" jsonb,
  	"refunded_to_cards" numeric DEFAULT 0 NOT NULL,
  	"is_disputed" boolean DEFAULT false,
  	"held_reason" varchar,
  	"checked_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "order_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"text" varchar NOT NULL,
  	"by" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "order_notes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
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
  
  CREATE TABLE "credit_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"order_id" integer NOT NULL,
  	"issued_at" timestamp(3) with time zone NOT NULL,
  	"currency" varchar NOT NULL,
  	"amount" numeric NOT NULL,
  	"to_charge" numeric NOT NULL,
  	"to_cards" numeric NOT NULL,
  	"goods" numeric NOT NULL,
  	"vouchers" numeric NOT NULL,
  	"donated" numeric NOT NULL,
  	"vat_amount" numeric NOT NULL,
  	"vat_percent" numeric NOT NULL,
  	"vat_country" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "requests_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"value" varchar NOT NULL
  );
  
  CREATE TABLE "requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_requests_status" DEFAULT 'new' NOT NULL,
  	"number" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"staff_note" varchar,
  	"kind" "enum_requests_kind" NOT NULL,
  	"locale" "enum_requests_locale" NOT NULL,
  	"watch" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "customer_reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_customer_reviews_status" DEFAULT 'pending' NOT NULL,
  	"watch_id" integer NOT NULL,
  	"order_id" integer,
  	"occasion" varchar,
  	"verified" boolean DEFAULT false NOT NULL,
  	"rating" numeric NOT NULL,
  	"text" varchar NOT NULL,
  	"author" varchar,
  	"locale" "enum_customer_reviews_locale" NOT NULL,
  	"answered_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "customer_reviews_locales" (
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "preorder_offers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"product_id" integer NOT NULL,
  	"price" numeric DEFAULT 0 NOT NULL,
  	"deposit_percent" numeric DEFAULT 100 NOT NULL,
  	"pieces" numeric DEFAULT 1 NOT NULL,
  	"opens_at" timestamp(3) with time zone,
  	"closes_at" timestamp(3) with time zone,
  	"ships_at" timestamp(3) with time zone NOT NULL,
  	"is_invited" boolean DEFAULT false,
  	"password" varchar,
  	"password_hash" varchar,
  	"enabled" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "preorder_offers_locales" (
  	"name" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "preorder_offers_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"straps_id" integer
  );
  
  CREATE TABLE "pre_orders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"offer_id" integer NOT NULL,
  	"number" numeric NOT NULL,
  	"order_id" integer NOT NULL,
  	"released" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "promo_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"automatic" boolean DEFAULT false,
  	"kind" "enum_promo_codes_kind" DEFAULT 'percent',
  	"percent" numeric,
  	"amount" numeric,
  	"minimum" numeric,
  	"per_customer" numeric,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"limit" numeric,
  	"enabled" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_promo_codes_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "promo_codes_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "promo_codes_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_promo_codes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_code" varchar,
  	"version_automatic" boolean DEFAULT false,
  	"version_kind" "enum__promo_codes_v_version_kind" DEFAULT 'percent',
  	"version_percent" numeric,
  	"version_amount" numeric,
  	"version_minimum" numeric,
  	"version_per_customer" numeric,
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
  
  CREATE TABLE "_promo_codes_v_locales" (
  	"version_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_promo_codes_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
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
  	"block_reason" varchar,
  	"order_id" integer,
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
  
  CREATE TABLE "carts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token" varchar NOT NULL,
  	"customer_id" integer,
  	"reminded_at" timestamp(3) with time zone,
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
  
  CREATE TABLE "gift_wishes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"wish_id" varchar NOT NULL,
  	"gift" jsonb,
  	"tastes" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"order_id" integer,
  	"recipient" varchar,
  	"data" jsonb,
  	"is_bulk" boolean DEFAULT false NOT NULL,
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
  
  CREATE TABLE "limits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"used" numeric NOT NULL,
  	"resets_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "form_outcomes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"press" varchar,
  	"state" varchar,
  	"pressed_until" timestamp(3) with time zone NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "day_figures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"count" numeric NOT NULL
  );
  
  CREATE TABLE "watches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"code" varchar,
  	"line" "enum_watches_line",
  	"path" varchar,
  	"color" "enum_watches_color" DEFAULT 'argent',
  	"stage" "enum_watches_stage" DEFAULT 'givre',
  	"parts_complication_id" integer,
  	"parts_case_type_id" integer,
  	"parts_case_diameter_id" integer,
  	"parts_caseback_type_id" integer,
  	"parts_date_magnifier_id" integer,
  	"parts_case_color_id" integer,
  	"parts_strap_style_id" integer,
  	"parts_strap_color_id" integer,
  	"parts_strap_endlink_id" integer,
  	"parts_date_color_id" integer,
  	"parts_dial_id" integer,
  	"parts_hands_id" integer,
  	"parts_packaging_id" integer,
  	"parts_warranty_id" integer,
  	"parts_bezel_insert_color_id" integer,
  	"parts_gmt_hand_id" integer,
  	"parts_priority_id" integer,
  	"parts_buckle_id" integer,
  	"parts_second_strap_id" integer,
  	"parts_rotor_id" integer,
  	"configurator_dial_id" integer,
  	"specs_thickness" numeric,
  	"specs_lug_to_lug" numeric,
  	"specs_lug_width" numeric,
  	"specs_water_resistance" numeric,
  	"specs_frequency" numeric,
  	"specs_power_reserve" numeric,
  	"specs_jewels" numeric,
  	"specs_weight" numeric,
  	"specs_accuracy_slow" numeric,
  	"specs_accuracy_fast" numeric,
  	"specs_calibre" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_watches_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "watches_locales" (
  	"name" varchar,
  	"tagline" varchar,
  	"description" varchar,
  	"care" varchar,
  	"box" varchar,
  	"specs_case_material" varchar,
  	"specs_glass" varchar,
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
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sku" varchar,
  	"price" numeric DEFAULT 0,
  	"discount" numeric DEFAULT 0,
  	"kind" "enum_products_kind",
  	"slug" varchar,
  	"is_visible" boolean DEFAULT true,
  	"availability" "enum_products_availability" DEFAULT 'in-stock',
  	"is_new" boolean DEFAULT false,
  	"watch_id" integer,
  	"diameter" numeric,
  	"page" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "products_locales" (
  	"name" varchar,
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
  
  CREATE TABLE "price_batches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"catalogue" varchar NOT NULL,
  	"state" "enum_price_batches_state" NOT NULL,
  	"by" varchar NOT NULL,
  	"decided_at" timestamp(3) with time zone NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"problem" varchar,
  	"undoes_id" integer
  );
  
  CREATE TABLE "price_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"batch_id" integer NOT NULL,
  	"catalogue" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"reference" varchar NOT NULL,
  	"before" numeric NOT NULL,
  	"after" numeric NOT NULL
  );
  
  CREATE TABLE "case_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar,
  	"price" numeric DEFAULT 0,
  	"has_bezel_insert" boolean DEFAULT false,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT false,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_case_types_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "case_types_locales" (
  	"label" varchar,
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
  
  CREATE TABLE "case_colors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar,
  	"price" numeric DEFAULT 0,
  	"case_type_id" integer,
  	"color" varchar,
  	"back_open_id" integer,
  	"back_closed_id" integer,
  	"end_link_id" integer,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT false,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_case_colors_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "case_colors_locales" (
  	"label" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  
  CREATE TABLE "case_diameters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar,
  	"price" numeric DEFAULT 0,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT false,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_case_diameters_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "case_diameters_locales" (
  	"label" varchar,
  	"note" varchar,
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
  
  CREATE TABLE "caseback_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar,
  	"price" numeric DEFAULT 0,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT false,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_caseback_types_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "caseback_types_locales" (
  	"label" varchar,
  	"note" varchar,
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
  
  CREATE TABLE "complications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar,
  	"price" numeric DEFAULT 0,
  	"has_gmt_hand" boolean DEFAULT false,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT false,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_complications_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "complications_locales" (
  	"label" varchar,
  	"note" varchar,
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
  
  CREATE TABLE "dials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar,
  	"price" numeric DEFAULT 0,
  	"shows_date" boolean DEFAULT true,
  	"color" "enum_dials_color",
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT false,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_dials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "dials_locales" (
  	"label" varchar,
  	"note" varchar,
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
  
  CREATE TABLE "date_colors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar,
  	"price" numeric DEFAULT 0,
  	"magnified_id" integer,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT false,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_date_colors_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "date_colors_locales" (
  	"label" varchar,
  	"note" varchar,
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
  
  CREATE TABLE "date_magnifiers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar,
  	"price" numeric DEFAULT 0,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT false,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_date_magnifiers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "date_magnifiers_locales" (
  	"label" varchar,
  	"note" varchar,
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
  
  CREATE TABLE "hands" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar,
  	"price" numeric DEFAULT 0,
  	"family" varchar,
  	"metal" "enum_hands_metal",
  	"lum_color" "enum_hands_lum_color",
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT false,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_hands_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "hands_locales" (
  	"label" varchar,
  	"note" varchar,
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
  
  CREATE TABLE "gmt_hands" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar,
  	"price" numeric DEFAULT 0,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT false,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_gmt_hands_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "gmt_hands_locales" (
  	"label" varchar,
  	"note" varchar,
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
  
  CREATE TABLE "bezel_inserts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar,
  	"price" numeric DEFAULT 0,
  	"type" "enum_bezel_inserts_type",
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT false,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_bezel_inserts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "bezel_inserts_locales" (
  	"label" varchar,
  	"note" varchar,
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
  
  CREATE TABLE "strap_families" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar,
  	"price" numeric DEFAULT 0,
  	"has_endlink" boolean DEFAULT false,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT false,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_strap_families_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "strap_families_locales" (
  	"label" varchar,
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
  
  CREATE TABLE "straps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar,
  	"price" numeric DEFAULT 0,
  	"family_id" integer,
  	"color" "enum_straps_color",
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT false,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_straps_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "straps_locales" (
  	"label" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  
  CREATE TABLE "strap_endlinks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar,
  	"price" numeric DEFAULT 0,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT false,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_strap_endlinks_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "strap_endlinks_locales" (
  	"label" varchar,
  	"note" varchar,
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
  
  CREATE TABLE "buckles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar,
  	"price" numeric DEFAULT 0,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT false,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_buckles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "buckles_locales" (
  	"label" varchar,
  	"note" varchar,
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
  
  CREATE TABLE "second_straps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar,
  	"price" numeric DEFAULT 0,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT false,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_second_straps_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "second_straps_locales" (
  	"label" varchar,
  	"note" varchar,
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
  
  CREATE TABLE "rotors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar,
  	"price" numeric DEFAULT 0,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT false,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_rotors_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "rotors_locales" (
  	"label" varchar,
  	"note" varchar,
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
  
  CREATE TABLE "packagings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar,
  	"price" numeric DEFAULT 0,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT false,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_packagings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "packagings_locales" (
  	"label" varchar,
  	"note" varchar,
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
  
  CREATE TABLE "warranties" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar,
  	"price" numeric DEFAULT 0,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT false,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_warranties_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "warranties_locales" (
  	"label" varchar,
  	"note" varchar,
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
  
  CREATE TABLE "priorities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar,
  	"price" numeric DEFAULT 0,
  	"layer_id" integer,
  	"thumbnail_id" integer,
  	"enabled" boolean DEFAULT false,
  	"is_new" boolean DEFAULT false,
  	"has_warning" boolean DEFAULT false,
  	"lead_days" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_priorities_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "priorities_locales" (
  	"label" varchar,
  	"note" varchar,
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
  
  CREATE TABLE "stock_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"list" "enum_stock_items_list" NOT NULL,
  	"document" numeric NOT NULL,
  	"is_counted" boolean DEFAULT true NOT NULL,
  	"available" numeric DEFAULT 0 NOT NULL,
  	"on_hand" numeric DEFAULT 0 NOT NULL,
  	"reserved" numeric DEFAULT 0 NOT NULL,
  	"low_at" numeric,
  	"is_low" boolean DEFAULT false NOT NULL,
  	"low_since" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "stock_movements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"item_id" integer NOT NULL,
  	"reason" "enum_stock_movements_reason" NOT NULL,
  	"pieces" numeric DEFAULT 0 NOT NULL,
  	"reserved" numeric DEFAULT 0 NOT NULL,
  	"order_id" integer,
  	"by" varchar,
  	"note" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "stock_notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"item_id" integer NOT NULL,
  	"state" "enum_stock_notices_state" NOT NULL,
  	"locale" "enum_stock_notices_locale" NOT NULL,
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"asked_from" varchar NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"notified_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"navbar" "enum_pages_navbar" DEFAULT 'solid',
  	"blocks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_navbar" "enum__pages_v_version_navbar" DEFAULT 'solid',
  	"version_blocks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"page_id" integer,
  	"address" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "banners_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_banners_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "banners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"href" varchar,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"place" "enum_banners_place" DEFAULT 'everywhere',
  	"line" "enum_banners_line",
  	"enabled" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_banners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "banners_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "banners_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_banners_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__banners_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_banners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_href" varchar,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_place" "enum__banners_v_version_place" DEFAULT 'everywhere',
  	"version_line" "enum__banners_v_version_line",
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
  
  CREATE TABLE "_banners_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "questions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"group" "enum_questions_group" DEFAULT 'ordering' NOT NULL,
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
  
  CREATE TABLE "manuals_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"figure_drawing" "enum_manuals_sections_figure_drawing",
  	"figure_illustration_picture_id" integer,
  	"figure_illustration_watch_id" integer,
  	"figure_illustration_view" "enum_manuals_sections_figure_illustration_view" DEFAULT 'front' NOT NULL,
  	"figure_illustration_stage" "enum_manuals_sections_figure_illustration_stage" DEFAULT 'givre' NOT NULL,
  	"figure_crop" "enum_manuals_sections_figure_crop" DEFAULT 'full'
  );
  
  CREATE TABLE "manuals_sections_locales" (
  	"title" varchar NOT NULL,
  	"body" jsonb NOT NULL,
  	"figure_caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "manuals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric NOT NULL,
  	"cover_picture_id" integer,
  	"cover_watch_id" integer,
  	"cover_view" "enum_manuals_cover_view" DEFAULT 'front' NOT NULL,
  	"cover_stage" "enum_manuals_cover_stage" DEFAULT 'givre' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "manuals_locales" (
  	"title" varchar NOT NULL,
  	"summary" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "newsletters_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_newsletters_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "newsletters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"blocks" jsonb NOT NULL,
  	"state" "enum_newsletters_state" DEFAULT 'draft' NOT NULL,
  	"send_at" timestamp(3) with time zone,
  	"recipients" numeric,
  	"sent_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletters_locales" (
  	"subject" varchar NOT NULL,
  	"intro" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "translations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"page" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "translations_locales" (
  	"original" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "translation_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"entity" varchar NOT NULL,
  	"document" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"source" varchar,
  	"state" "enum_translation_notes_state" NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"focus_x" numeric DEFAULT 50 NOT NULL,
  	"focus_y" numeric DEFAULT 50 NOT NULL,
  	"folder" varchar,
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
  
  CREATE TABLE "users_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_notices" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_notices",
  	"id" serial PRIMARY KEY NOT NULL
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
  	"joined_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
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
  	"last_seen_at" timestamp(3) with time zone,
  	"idle_notified_at" timestamp(3) with time zone,
  	"cart_mail_at" timestamp(3) with time zone,
  	"cart_mail_text" varchar,
  	"cart_mail_from" varchar,
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
  
  CREATE TABLE "customers_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "customer_sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"customer_id" integer NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "saved_watches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"customer_id" integer NOT NULL,
  	"bespoke_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sign_in_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"code_hash" varchar NOT NULL,
  	"browser_hash" varchar NOT NULL,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"state" "enum_subscribers_state" NOT NULL,
  	"locale" "enum_subscribers_locale" NOT NULL,
  	"consent_text" varchar NOT NULL,
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"asked_from" varchar NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"confirmed_from" varchar,
  	"left_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "affiliates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_affiliates_status" DEFAULT 'applied' NOT NULL,
  	"code" varchar,
  	"reduction" numeric,
  	"commission" numeric,
  	"reason" varchar,
  	"number" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"staff_note" varchar,
  	"locale" "enum_affiliates_locale" NOT NULL,
  	"site" varchar NOT NULL,
  	"channel" varchar NOT NULL,
  	"audience" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "affiliate_visits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"affiliate_id" integer NOT NULL,
  	"day" varchar NOT NULL,
  	"times" numeric NOT NULL
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
  	"orders_id" integer,
  	"order_notes_id" integer,
  	"payments_id" integer,
  	"credit_notes_id" integer,
  	"requests_id" integer,
  	"customer_reviews_id" integer,
  	"preorder_offers_id" integer,
  	"pre_orders_id" integer,
  	"promo_codes_id" integer,
  	"gift_cards_id" integer,
  	"carts_id" integer,
  	"bespoke_watches_id" integer,
  	"mails_id" integer,
  	"webhook_events_id" integer,
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
  	"redirects_id" integer,
  	"banners_id" integer,
  	"questions_id" integer,
  	"manuals_id" integer,
  	"newsletters_id" integer,
  	"translations_id" integer,
  	"media_id" integer,
  	"users_id" integer,
  	"customers_id" integer,
  	"subscribers_id" integer,
  	"affiliates_id" integer
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
  
  CREATE TABLE "shop_settings_vat_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"country" varchar,
  	"percent" numeric
  );
  
  CREATE TABLE "shop_settings_workshop_closures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone
  );
  
  CREATE TABLE "shop_settings_instalment_currencies" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_shop_settings_instalment_currencies",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "shop_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"base_price" numeric DEFAULT 0,
  	"rates_usd" numeric,
  	"rates_chf" numeric,
  	"rates_sar" numeric,
  	"rates_qar" numeric,
  	"rates_gbp" numeric,
  	"rates_sgd" numeric,
  	"rates_jpy" numeric,
  	"rates_inr" numeric,
  	"rounding_step" numeric DEFAULT 50,
  	"price_alarm" numeric DEFAULT 30,
  	"vat_country" varchar DEFAULT 'FR',
  	"upsell_product_id" integer,
  	"banner_seconds" numeric DEFAULT 5,
  	"lead_days" numeric DEFAULT 12,
  	"terms_version" varchar,
  	"workshop_bespoke_per_day" numeric,
  	"workshop_ready_per_day" numeric,
  	"instalment_enabled" boolean DEFAULT true,
  	"instalment_count" numeric DEFAULT 3,
  	"tracking_pixel_id" varchar,
  	"tracking_instalment_key" varchar,
  	"company_name" varchar,
  	"company_address" varchar,
  	"company_registration" varchar,
  	"company_vat_number" varchar,
  	"company_email" varchar,
  	"company_phone" varchar,
  	"company_capital" varchar,
  	"company_director" varchar,
  	"company_host" varchar,
  	"company_mediator" varchar,
  	"maintenance_enabled" boolean DEFAULT false,
  	"maintenance_until" timestamp(3) with time zone,
  	"_status" "enum_shop_settings_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "shop_settings_locales" (
  	"maintenance_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "shop_settings_texts" (
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
  
  CREATE TABLE "_shop_settings_v_version_vat_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"country" varchar,
  	"percent" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_shop_settings_v_version_workshop_closures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"_uuid" varchar
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
  	"version_vat_country" varchar DEFAULT 'FR',
  	"version_upsell_product_id" integer,
  	"version_banner_seconds" numeric DEFAULT 5,
  	"version_lead_days" numeric DEFAULT 12,
  	"version_terms_version" varchar,
  	"version_workshop_bespoke_per_day" numeric,
  	"version_workshop_ready_per_day" numeric,
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
  
  CREATE TABLE "configurator_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"shadow_id" integer,
  	"glare_id" integer,
  	"movement_id" integer,
  	"_status" "enum_configurator_settings_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
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
  
  CREATE TABLE "navigation_bar_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar
  );
  
  CREATE TABLE "navigation_bar_children_locales" (
  	"label" varchar,
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
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_side_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar
  );
  
  CREATE TABLE "navigation_side_menu_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_navigation_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
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
  
  CREATE TABLE "footer_groups_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar
  );
  
  CREATE TABLE "footer_groups_links_locales" (
  	"label" varchar,
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
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "footer" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"_status" "enum_footer_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer_locales" (
  	"tagline" varchar,
  	"newsletter_title" varchar,
  	"newsletter_text" varchar,
  	"secure_note" varchar,
  	"copyright" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  
  CREATE TABLE "quiz_questions_answers_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"trait" "enum_quiz_questions_answers_rules_trait",
  	"values" varchar,
  	"points" numeric DEFAULT 3
  );
  
  CREATE TABLE "quiz_questions_answers_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"field" "enum_quiz_questions_answers_parts_field",
  	"key" varchar
  );
  
  CREATE TABLE "quiz_questions_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"illustration_picture_id" integer,
  	"illustration_watch_id" integer,
  	"illustration_view" "enum_quiz_questions_answers_illustration_view" DEFAULT 'front',
  	"illustration_stage" "enum_quiz_questions_answers_illustration_stage" DEFAULT 'givre'
  );
  
  CREATE TABLE "quiz_questions_answers_locales" (
  	"title" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "quiz_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar
  );
  
  CREATE TABLE "quiz_questions_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "quiz" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_quiz_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
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
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "orders_lines" ADD CONSTRAINT "orders_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders_part_parcels" ADD CONSTRAINT "orders_part_parcels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders_timeline" ADD CONSTRAINT "orders_timeline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_promo_customer_id_customers_id_fk" FOREIGN KEY ("promo_customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_exchange_of_id_orders_id_fk" FOREIGN KEY ("exchange_of_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_notes_rels" ADD CONSTRAINT "order_notes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."order_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "order_notes_rels" ADD CONSTRAINT "order_notes_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "requests_answers" ADD CONSTRAINT "requests_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "customer_reviews" ADD CONSTRAINT "customer_reviews_watch_id_watches_id_fk" FOREIGN KEY ("watch_id") REFERENCES "public"."watches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customer_reviews" ADD CONSTRAINT "customer_reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customer_reviews_locales" ADD CONSTRAINT "customer_reviews_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."customer_reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "preorder_offers" ADD CONSTRAINT "preorder_offers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "preorder_offers_locales" ADD CONSTRAINT "preorder_offers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."preorder_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "preorder_offers_rels" ADD CONSTRAINT "preorder_offers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."preorder_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "preorder_offers_rels" ADD CONSTRAINT "preorder_offers_rels_straps_fk" FOREIGN KEY ("straps_id") REFERENCES "public"."straps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pre_orders" ADD CONSTRAINT "pre_orders_offer_id_preorder_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."preorder_offers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pre_orders" ADD CONSTRAINT "pre_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promo_codes_locales" ADD CONSTRAINT "promo_codes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."promo_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promo_codes_texts" ADD CONSTRAINT "promo_codes_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promo_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promo_codes_v" ADD CONSTRAINT "_promo_codes_v_parent_id_promo_codes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promo_codes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promo_codes_v_locales" ADD CONSTRAINT "_promo_codes_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_promo_codes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promo_codes_v_texts" ADD CONSTRAINT "_promo_codes_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_promo_codes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_card_id_gift_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "carts" ADD CONSTRAINT "carts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "products" ADD CONSTRAINT "products_watch_id_watches_id_fk" FOREIGN KEY ("watch_id") REFERENCES "public"."watches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_watch_id_watches_id_fk" FOREIGN KEY ("version_watch_id") REFERENCES "public"."watches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_history" ADD CONSTRAINT "price_history_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "price_batches" ADD CONSTRAINT "price_batches_undoes_id_price_batches_id_fk" FOREIGN KEY ("undoes_id") REFERENCES "public"."price_batches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_batch_id_price_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."price_batches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_types" ADD CONSTRAINT "case_types_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_types" ADD CONSTRAINT "case_types_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_types_locales" ADD CONSTRAINT "case_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_types_rels" ADD CONSTRAINT "case_types_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_types_rels" ADD CONSTRAINT "case_types_rels_case_diameters_fk" FOREIGN KEY ("case_diameters_id") REFERENCES "public"."case_diameters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_types_v" ADD CONSTRAINT "_case_types_v_parent_id_case_types_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_types_v" ADD CONSTRAINT "_case_types_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_types_v" ADD CONSTRAINT "_case_types_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_types_v_locales" ADD CONSTRAINT "_case_types_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_types_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_types_v_rels" ADD CONSTRAINT "_case_types_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_case_types_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_types_v_rels" ADD CONSTRAINT "_case_types_v_rels_case_diameters_fk" FOREIGN KEY ("case_diameters_id") REFERENCES "public"."case_diameters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_colors" ADD CONSTRAINT "case_colors_case_type_id_case_types_id_fk" FOREIGN KEY ("case_type_id") REFERENCES "public"."case_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_colors" ADD CONSTRAINT "case_colors_back_open_id_layers_id_fk" FOREIGN KEY ("back_open_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_colors" ADD CONSTRAINT "case_colors_back_closed_id_layers_id_fk" FOREIGN KEY ("back_closed_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_colors" ADD CONSTRAINT "case_colors_end_link_id_layers_id_fk" FOREIGN KEY ("end_link_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_colors" ADD CONSTRAINT "case_colors_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_colors" ADD CONSTRAINT "case_colors_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_colors_locales" ADD CONSTRAINT "case_colors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_colors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_colors_v" ADD CONSTRAINT "_case_colors_v_parent_id_case_colors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_colors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_colors_v" ADD CONSTRAINT "_case_colors_v_version_case_type_id_case_types_id_fk" FOREIGN KEY ("version_case_type_id") REFERENCES "public"."case_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_colors_v" ADD CONSTRAINT "_case_colors_v_version_back_open_id_layers_id_fk" FOREIGN KEY ("version_back_open_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_colors_v" ADD CONSTRAINT "_case_colors_v_version_back_closed_id_layers_id_fk" FOREIGN KEY ("version_back_closed_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_colors_v" ADD CONSTRAINT "_case_colors_v_version_end_link_id_layers_id_fk" FOREIGN KEY ("version_end_link_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_colors_v" ADD CONSTRAINT "_case_colors_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_colors_v" ADD CONSTRAINT "_case_colors_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_colors_v_locales" ADD CONSTRAINT "_case_colors_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_colors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_diameters" ADD CONSTRAINT "case_diameters_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_diameters" ADD CONSTRAINT "case_diameters_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_diameters_locales" ADD CONSTRAINT "case_diameters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_diameters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_diameters_v" ADD CONSTRAINT "_case_diameters_v_parent_id_case_diameters_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_diameters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_diameters_v" ADD CONSTRAINT "_case_diameters_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_diameters_v" ADD CONSTRAINT "_case_diameters_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_diameters_v_locales" ADD CONSTRAINT "_case_diameters_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_diameters_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "caseback_types" ADD CONSTRAINT "caseback_types_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "caseback_types" ADD CONSTRAINT "caseback_types_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "caseback_types_locales" ADD CONSTRAINT "caseback_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."caseback_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_caseback_types_v" ADD CONSTRAINT "_caseback_types_v_parent_id_caseback_types_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."caseback_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_caseback_types_v" ADD CONSTRAINT "_caseback_types_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_caseback_types_v" ADD CONSTRAINT "_caseback_types_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_caseback_types_v_locales" ADD CONSTRAINT "_caseback_types_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_caseback_types_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "complications" ADD CONSTRAINT "complications_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "complications" ADD CONSTRAINT "complications_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "complications_locales" ADD CONSTRAINT "complications_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."complications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_complications_v" ADD CONSTRAINT "_complications_v_parent_id_complications_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."complications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_complications_v" ADD CONSTRAINT "_complications_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_complications_v" ADD CONSTRAINT "_complications_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_complications_v_locales" ADD CONSTRAINT "_complications_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_complications_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dials" ADD CONSTRAINT "dials_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dials" ADD CONSTRAINT "dials_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dials_locales" ADD CONSTRAINT "dials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dials_v" ADD CONSTRAINT "_dials_v_parent_id_dials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dials_v" ADD CONSTRAINT "_dials_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dials_v" ADD CONSTRAINT "_dials_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dials_v_locales" ADD CONSTRAINT "_dials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "date_colors" ADD CONSTRAINT "date_colors_magnified_id_layers_id_fk" FOREIGN KEY ("magnified_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "date_colors" ADD CONSTRAINT "date_colors_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "date_colors" ADD CONSTRAINT "date_colors_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "date_colors_locales" ADD CONSTRAINT "date_colors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."date_colors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_date_colors_v" ADD CONSTRAINT "_date_colors_v_parent_id_date_colors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."date_colors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_date_colors_v" ADD CONSTRAINT "_date_colors_v_version_magnified_id_layers_id_fk" FOREIGN KEY ("version_magnified_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_date_colors_v" ADD CONSTRAINT "_date_colors_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_date_colors_v" ADD CONSTRAINT "_date_colors_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_date_colors_v_locales" ADD CONSTRAINT "_date_colors_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_date_colors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "date_magnifiers" ADD CONSTRAINT "date_magnifiers_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "date_magnifiers" ADD CONSTRAINT "date_magnifiers_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "date_magnifiers_locales" ADD CONSTRAINT "date_magnifiers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."date_magnifiers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_date_magnifiers_v" ADD CONSTRAINT "_date_magnifiers_v_parent_id_date_magnifiers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."date_magnifiers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_date_magnifiers_v" ADD CONSTRAINT "_date_magnifiers_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_date_magnifiers_v" ADD CONSTRAINT "_date_magnifiers_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_date_magnifiers_v_locales" ADD CONSTRAINT "_date_magnifiers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_date_magnifiers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hands" ADD CONSTRAINT "hands_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hands" ADD CONSTRAINT "hands_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hands_locales" ADD CONSTRAINT "hands_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hands_v" ADD CONSTRAINT "_hands_v_parent_id_hands_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hands_v" ADD CONSTRAINT "_hands_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hands_v" ADD CONSTRAINT "_hands_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hands_v_locales" ADD CONSTRAINT "_hands_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_hands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gmt_hands" ADD CONSTRAINT "gmt_hands_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gmt_hands" ADD CONSTRAINT "gmt_hands_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gmt_hands_locales" ADD CONSTRAINT "gmt_hands_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."gmt_hands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gmt_hands_v" ADD CONSTRAINT "_gmt_hands_v_parent_id_gmt_hands_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."gmt_hands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gmt_hands_v" ADD CONSTRAINT "_gmt_hands_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gmt_hands_v" ADD CONSTRAINT "_gmt_hands_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gmt_hands_v_locales" ADD CONSTRAINT "_gmt_hands_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_gmt_hands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bezel_inserts" ADD CONSTRAINT "bezel_inserts_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bezel_inserts" ADD CONSTRAINT "bezel_inserts_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bezel_inserts_locales" ADD CONSTRAINT "bezel_inserts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bezel_inserts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_bezel_inserts_v" ADD CONSTRAINT "_bezel_inserts_v_parent_id_bezel_inserts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."bezel_inserts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_bezel_inserts_v" ADD CONSTRAINT "_bezel_inserts_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_bezel_inserts_v" ADD CONSTRAINT "_bezel_inserts_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_bezel_inserts_v_locales" ADD CONSTRAINT "_bezel_inserts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_bezel_inserts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "strap_families" ADD CONSTRAINT "strap_families_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "strap_families" ADD CONSTRAINT "strap_families_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "strap_families_locales" ADD CONSTRAINT "strap_families_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."strap_families"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "strap_families_rels" ADD CONSTRAINT "strap_families_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."strap_families"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "strap_families_rels" ADD CONSTRAINT "strap_families_rels_buckles_fk" FOREIGN KEY ("buckles_id") REFERENCES "public"."buckles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_strap_families_v" ADD CONSTRAINT "_strap_families_v_parent_id_strap_families_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."strap_families"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_strap_families_v" ADD CONSTRAINT "_strap_families_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_strap_families_v" ADD CONSTRAINT "_strap_families_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_strap_families_v_locales" ADD CONSTRAINT "_strap_families_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_strap_families_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_strap_families_v_rels" ADD CONSTRAINT "_strap_families_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_strap_families_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_strap_families_v_rels" ADD CONSTRAINT "_strap_families_v_rels_buckles_fk" FOREIGN KEY ("buckles_id") REFERENCES "public"."buckles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "straps" ADD CONSTRAINT "straps_family_id_strap_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."strap_families"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "straps" ADD CONSTRAINT "straps_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "straps" ADD CONSTRAINT "straps_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "straps_locales" ADD CONSTRAINT "straps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."straps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_straps_v" ADD CONSTRAINT "_straps_v_parent_id_straps_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."straps"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_straps_v" ADD CONSTRAINT "_straps_v_version_family_id_strap_families_id_fk" FOREIGN KEY ("version_family_id") REFERENCES "public"."strap_families"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_straps_v" ADD CONSTRAINT "_straps_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_straps_v" ADD CONSTRAINT "_straps_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_straps_v_locales" ADD CONSTRAINT "_straps_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_straps_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "strap_endlinks" ADD CONSTRAINT "strap_endlinks_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "strap_endlinks" ADD CONSTRAINT "strap_endlinks_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "strap_endlinks_locales" ADD CONSTRAINT "strap_endlinks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."strap_endlinks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_strap_endlinks_v" ADD CONSTRAINT "_strap_endlinks_v_parent_id_strap_endlinks_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."strap_endlinks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_strap_endlinks_v" ADD CONSTRAINT "_strap_endlinks_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_strap_endlinks_v" ADD CONSTRAINT "_strap_endlinks_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_strap_endlinks_v_locales" ADD CONSTRAINT "_strap_endlinks_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_strap_endlinks_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "buckles" ADD CONSTRAINT "buckles_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "buckles" ADD CONSTRAINT "buckles_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "buckles_locales" ADD CONSTRAINT "buckles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."buckles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_buckles_v" ADD CONSTRAINT "_buckles_v_parent_id_buckles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."buckles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_buckles_v" ADD CONSTRAINT "_buckles_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_buckles_v" ADD CONSTRAINT "_buckles_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_buckles_v_locales" ADD CONSTRAINT "_buckles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_buckles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "second_straps" ADD CONSTRAINT "second_straps_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "second_straps" ADD CONSTRAINT "second_straps_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "second_straps_locales" ADD CONSTRAINT "second_straps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."second_straps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_second_straps_v" ADD CONSTRAINT "_second_straps_v_parent_id_second_straps_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."second_straps"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_second_straps_v" ADD CONSTRAINT "_second_straps_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_second_straps_v" ADD CONSTRAINT "_second_straps_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_second_straps_v_locales" ADD CONSTRAINT "_second_straps_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_second_straps_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rotors" ADD CONSTRAINT "rotors_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "rotors" ADD CONSTRAINT "rotors_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "rotors_locales" ADD CONSTRAINT "rotors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rotors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rotors_v" ADD CONSTRAINT "_rotors_v_parent_id_rotors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."rotors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rotors_v" ADD CONSTRAINT "_rotors_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rotors_v" ADD CONSTRAINT "_rotors_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rotors_v_locales" ADD CONSTRAINT "_rotors_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rotors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "packagings" ADD CONSTRAINT "packagings_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "packagings" ADD CONSTRAINT "packagings_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "packagings_locales" ADD CONSTRAINT "packagings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."packagings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_packagings_v" ADD CONSTRAINT "_packagings_v_parent_id_packagings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."packagings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_packagings_v" ADD CONSTRAINT "_packagings_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_packagings_v" ADD CONSTRAINT "_packagings_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_packagings_v_locales" ADD CONSTRAINT "_packagings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_packagings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "warranties" ADD CONSTRAINT "warranties_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "warranties" ADD CONSTRAINT "warranties_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "warranties_locales" ADD CONSTRAINT "warranties_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."warranties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_warranties_v" ADD CONSTRAINT "_warranties_v_parent_id_warranties_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."warranties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_warranties_v" ADD CONSTRAINT "_warranties_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_warranties_v" ADD CONSTRAINT "_warranties_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_warranties_v_locales" ADD CONSTRAINT "_warranties_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_warranties_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "priorities" ADD CONSTRAINT "priorities_layer_id_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "priorities" ADD CONSTRAINT "priorities_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "priorities_locales" ADD CONSTRAINT "priorities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."priorities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_priorities_v" ADD CONSTRAINT "_priorities_v_parent_id_priorities_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."priorities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_priorities_v" ADD CONSTRAINT "_priorities_v_version_layer_id_layers_id_fk" FOREIGN KEY ("version_layer_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_priorities_v" ADD CONSTRAINT "_priorities_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_priorities_v_locales" ADD CONSTRAINT "_priorities_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_priorities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_item_id_stock_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."stock_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_item_id_stock_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."stock_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners_languages" ADD CONSTRAINT "banners_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners_locales" ADD CONSTRAINT "banners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners_texts" ADD CONSTRAINT "banners_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v_version_languages" ADD CONSTRAINT "_banners_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_parent_id_banners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v_locales" ADD CONSTRAINT "_banners_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v_texts" ADD CONSTRAINT "_banners_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "questions_locales" ADD CONSTRAINT "questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "manuals_sections" ADD CONSTRAINT "manuals_sections_figure_illustration_picture_id_media_id_fk" FOREIGN KEY ("figure_illustration_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "manuals_sections" ADD CONSTRAINT "manuals_sections_figure_illustration_watch_id_watches_id_fk" FOREIGN KEY ("figure_illustration_watch_id") REFERENCES "public"."watches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "manuals_sections" ADD CONSTRAINT "manuals_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."manuals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "manuals_sections_locales" ADD CONSTRAINT "manuals_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."manuals_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "manuals" ADD CONSTRAINT "manuals_cover_picture_id_media_id_fk" FOREIGN KEY ("cover_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "manuals" ADD CONSTRAINT "manuals_cover_watch_id_watches_id_fk" FOREIGN KEY ("cover_watch_id") REFERENCES "public"."watches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "manuals_locales" ADD CONSTRAINT "manuals_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."manuals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletters_languages" ADD CONSTRAINT "newsletters_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletters_locales" ADD CONSTRAINT "newsletters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "translations_locales" ADD CONSTRAINT "translations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."translations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_languages" ADD CONSTRAINT "users_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_notices" ADD CONSTRAINT "users_notices_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff_links" ADD CONSTRAINT "staff_links_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff_second_factors" ADD CONSTRAINT "staff_second_factors_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customers_sessions" ADD CONSTRAINT "customers_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "customers_texts" ADD CONSTRAINT "customers_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "customer_sessions" ADD CONSTRAINT "customer_sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saved_watches" ADD CONSTRAINT "saved_watches_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "affiliate_visits" ADD CONSTRAINT "affiliate_visits_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_orders_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_order_notes_fk" FOREIGN KEY ("order_notes_id") REFERENCES "public"."order_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payments_fk" FOREIGN KEY ("payments_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_credit_notes_fk" FOREIGN KEY ("credit_notes_id") REFERENCES "public"."credit_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_requests_fk" FOREIGN KEY ("requests_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customer_reviews_fk" FOREIGN KEY ("customer_reviews_id") REFERENCES "public"."customer_reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_preorder_offers_fk" FOREIGN KEY ("preorder_offers_id") REFERENCES "public"."preorder_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pre_orders_fk" FOREIGN KEY ("pre_orders_id") REFERENCES "public"."pre_orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promo_codes_fk" FOREIGN KEY ("promo_codes_id") REFERENCES "public"."promo_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gift_cards_fk" FOREIGN KEY ("gift_cards_id") REFERENCES "public"."gift_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_carts_fk" FOREIGN KEY ("carts_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bespoke_watches_fk" FOREIGN KEY ("bespoke_watches_id") REFERENCES "public"."bespoke_watches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_webhook_events_fk" FOREIGN KEY ("webhook_events_id") REFERENCES "public"."webhook_events"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_banners_fk" FOREIGN KEY ("banners_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_questions_fk" FOREIGN KEY ("questions_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_manuals_fk" FOREIGN KEY ("manuals_id") REFERENCES "public"."manuals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletters_fk" FOREIGN KEY ("newsletters_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_translations_fk" FOREIGN KEY ("translations_id") REFERENCES "public"."translations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customers_fk" FOREIGN KEY ("customers_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_affiliates_fk" FOREIGN KEY ("affiliates_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_customers_fk" FOREIGN KEY ("customers_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shop_settings_charged_as_shown" ADD CONSTRAINT "shop_settings_charged_as_shown_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shop_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shop_settings_vat_rates" ADD CONSTRAINT "shop_settings_vat_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shop_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shop_settings_workshop_closures" ADD CONSTRAINT "shop_settings_workshop_closures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shop_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shop_settings_instalment_currencies" ADD CONSTRAINT "shop_settings_instalment_currencies_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shop_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_upsell_product_id_products_id_fk" FOREIGN KEY ("upsell_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_settings_locales" ADD CONSTRAINT "shop_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shop_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shop_settings_texts" ADD CONSTRAINT "shop_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shop_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shop_settings_v_version_charged_as_shown" ADD CONSTRAINT "_shop_settings_v_version_charged_as_shown_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_shop_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shop_settings_v_version_vat_rates" ADD CONSTRAINT "_shop_settings_v_version_vat_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_shop_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shop_settings_v_version_workshop_closures" ADD CONSTRAINT "_shop_settings_v_version_workshop_closures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_shop_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shop_settings_v_version_instalment_currencies" ADD CONSTRAINT "_shop_settings_v_version_instalment_currencies_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_shop_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shop_settings_v" ADD CONSTRAINT "_shop_settings_v_version_upsell_product_id_products_id_fk" FOREIGN KEY ("version_upsell_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shop_settings_v_locales" ADD CONSTRAINT "_shop_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_shop_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shop_settings_v_texts" ADD CONSTRAINT "_shop_settings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_shop_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "configurator_settings" ADD CONSTRAINT "configurator_settings_shadow_id_layers_id_fk" FOREIGN KEY ("shadow_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "configurator_settings" ADD CONSTRAINT "configurator_settings_glare_id_layers_id_fk" FOREIGN KEY ("glare_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "configurator_settings" ADD CONSTRAINT "configurator_settings_movement_id_layers_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_configurator_settings_v" ADD CONSTRAINT "_configurator_settings_v_version_shadow_id_layers_id_fk" FOREIGN KEY ("version_shadow_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_configurator_settings_v" ADD CONSTRAINT "_configurator_settings_v_version_glare_id_layers_id_fk" FOREIGN KEY ("version_glare_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_configurator_settings_v" ADD CONSTRAINT "_configurator_settings_v_version_movement_id_layers_id_fk" FOREIGN KEY ("version_movement_id") REFERENCES "public"."layers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_bar_children" ADD CONSTRAINT "navigation_bar_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_bar"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_bar_children_locales" ADD CONSTRAINT "navigation_bar_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_bar_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_bar" ADD CONSTRAINT "navigation_bar_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_bar_locales" ADD CONSTRAINT "navigation_bar_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_bar"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_side_menu" ADD CONSTRAINT "navigation_side_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_side_menu_locales" ADD CONSTRAINT "navigation_side_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_side_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_bar_children" ADD CONSTRAINT "_navigation_v_version_bar_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_bar"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_bar_children_locales" ADD CONSTRAINT "_navigation_v_version_bar_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_bar_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_bar" ADD CONSTRAINT "_navigation_v_version_bar_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_bar_locales" ADD CONSTRAINT "_navigation_v_version_bar_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_bar"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_side_menu" ADD CONSTRAINT "_navigation_v_version_side_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_side_menu_locales" ADD CONSTRAINT "_navigation_v_version_side_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_side_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_groups_links" ADD CONSTRAINT "footer_groups_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_groups_links_locales" ADD CONSTRAINT "footer_groups_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_groups_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_groups" ADD CONSTRAINT "footer_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_groups_locales" ADD CONSTRAINT "footer_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_social" ADD CONSTRAINT "footer_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_locales" ADD CONSTRAINT "footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_groups_links" ADD CONSTRAINT "_footer_v_version_groups_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_groups_links_locales" ADD CONSTRAINT "_footer_v_version_groups_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_groups_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_groups" ADD CONSTRAINT "_footer_v_version_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_groups_locales" ADD CONSTRAINT "_footer_v_version_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_social" ADD CONSTRAINT "_footer_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_locales" ADD CONSTRAINT "_footer_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quiz_questions_answers_rules" ADD CONSTRAINT "quiz_questions_answers_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quiz_questions_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quiz_questions_answers_parts" ADD CONSTRAINT "quiz_questions_answers_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quiz_questions_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quiz_questions_answers" ADD CONSTRAINT "quiz_questions_answers_illustration_picture_id_media_id_fk" FOREIGN KEY ("illustration_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quiz_questions_answers" ADD CONSTRAINT "quiz_questions_answers_illustration_watch_id_watches_id_fk" FOREIGN KEY ("illustration_watch_id") REFERENCES "public"."watches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quiz_questions_answers" ADD CONSTRAINT "quiz_questions_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quiz_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quiz_questions_answers_locales" ADD CONSTRAINT "quiz_questions_answers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quiz_questions_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quiz"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quiz_questions_locales" ADD CONSTRAINT "quiz_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quiz_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quiz_v_version_questions_answers_rules" ADD CONSTRAINT "_quiz_v_version_questions_answers_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_quiz_v_version_questions_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quiz_v_version_questions_answers_parts" ADD CONSTRAINT "_quiz_v_version_questions_answers_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_quiz_v_version_questions_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quiz_v_version_questions_answers" ADD CONSTRAINT "_quiz_v_version_questions_answers_illustration_picture_id_media_id_fk" FOREIGN KEY ("illustration_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_quiz_v_version_questions_answers" ADD CONSTRAINT "_quiz_v_version_questions_answers_illustration_watch_id_watches_id_fk" FOREIGN KEY ("illustration_watch_id") REFERENCES "public"."watches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_quiz_v_version_questions_answers" ADD CONSTRAINT "_quiz_v_version_questions_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_quiz_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quiz_v_version_questions_answers_locales" ADD CONSTRAINT "_quiz_v_version_questions_answers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_quiz_v_version_questions_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quiz_v_version_questions" ADD CONSTRAINT "_quiz_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_quiz_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quiz_v_version_questions_locales" ADD CONSTRAINT "_quiz_v_version_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_quiz_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "orders_lines_parent_id_idx" ON "orders_lines" USING btree ("_parent_id");
  CREATE INDEX "orders_part_parcels_parent_id_idx" ON "orders_part_parcels" USING btree ("_parent_id");
  CREATE INDEX "orders_timeline_parent_id_idx" ON "orders_timeline" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "orders_number_idx" ON "orders" USING btree ("number");
  CREATE UNIQUE INDEX "orders_token_idx" ON "orders" USING btree ("token");
  CREATE UNIQUE INDEX "orders_receipt_number_idx" ON "orders" USING btree ("receipt_number");
  CREATE INDEX "orders_paid_at_idx" ON "orders" USING btree ("paid_at");
  CREATE INDEX "orders_promo_customer_idx" ON "orders" USING btree ("promo_customer_id");
  CREATE INDEX "orders_affiliate_idx" ON "orders" USING btree ("affiliate_id");
  CREATE INDEX "orders_exchange_of_idx" ON "orders" USING btree ("exchange_of_id");
  CREATE INDEX "orders_cart_idx" ON "orders" USING btree ("cart_id");
  CREATE INDEX "orders_submission_idx" ON "orders" USING btree ("submission");
  CREATE INDEX "orders_payment_intent_idx" ON "orders" USING btree ("payment_intent");
  CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
  CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
  CREATE INDEX "order_notes_order_idx" ON "order_notes" USING btree ("order_id");
  CREATE INDEX "order_notes_updated_at_idx" ON "order_notes" USING btree ("updated_at");
  CREATE INDEX "order_notes_created_at_idx" ON "order_notes" USING btree ("created_at");
  CREATE INDEX "order_notes_rels_parent_idx" ON "order_notes_rels" USING btree ("parent_id");
  CREATE INDEX "order_notes_rels_users_id_idx" ON "order_notes_rels" USING btree ("users_id");
  CREATE INDEX "payments_order_idx" ON "payments" USING btree ("order_id");
  CREATE UNIQUE INDEX "payments_provider_id_idx" ON "payments" USING btree ("provider_id");
  CREATE INDEX "payments_updated_at_idx" ON "payments" USING btree ("updated_at");
  CREATE INDEX "payments_created_at_idx" ON "payments" USING btree ("created_at");
  CREATE UNIQUE INDEX "credit_notes_number_idx" ON "credit_notes" USING btree ("number");
  CREATE INDEX "credit_notes_order_idx" ON "credit_notes" USING btree ("order_id");
  CREATE INDEX "credit_notes_issued_at_idx" ON "credit_notes" USING btree ("issued_at");
  CREATE INDEX "credit_notes_updated_at_idx" ON "credit_notes" USING btree ("updated_at");
  CREATE INDEX "credit_notes_created_at_idx" ON "credit_notes" USING btree ("created_at");
  CREATE INDEX "requests_answers_parent_id_idx" ON "requests_answers" USING btree ("_parent_id");
  CREATE INDEX "requests_status_idx" ON "requests" USING btree ("status");
  CREATE UNIQUE INDEX "requests_number_idx" ON "requests" USING btree ("number");
  CREATE INDEX "requests_email_idx" ON "requests" USING btree ("email");
  CREATE INDEX "requests_kind_idx" ON "requests" USING btree ("kind");
  CREATE INDEX "requests_updated_at_idx" ON "requests" USING btree ("updated_at");
  CREATE INDEX "requests_created_at_idx" ON "requests" USING btree ("created_at");
  CREATE INDEX "customer_reviews_status_idx" ON "customer_reviews" USING btree ("status");
  CREATE INDEX "customer_reviews_watch_idx" ON "customer_reviews" USING btree ("watch_id");
  CREATE INDEX "customer_reviews_order_idx" ON "customer_reviews" USING btree ("order_id");
  CREATE UNIQUE INDEX "customer_reviews_occasion_idx" ON "customer_reviews" USING btree ("occasion");
  CREATE INDEX "customer_reviews_updated_at_idx" ON "customer_reviews" USING btree ("updated_at");
  CREATE INDEX "customer_reviews_created_at_idx" ON "customer_reviews" USING btree ("created_at");
  CREATE UNIQUE INDEX "customer_reviews_locales_locale_parent_id_unique" ON "customer_reviews_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "preorder_offers_key_idx" ON "preorder_offers" USING btree ("key");
  CREATE INDEX "preorder_offers_product_idx" ON "preorder_offers" USING btree ("product_id");
  CREATE INDEX "preorder_offers_updated_at_idx" ON "preorder_offers" USING btree ("updated_at");
  CREATE INDEX "preorder_offers_created_at_idx" ON "preorder_offers" USING btree ("created_at");
  CREATE UNIQUE INDEX "preorder_offers_locales_locale_parent_id_unique" ON "preorder_offers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "preorder_offers_rels_parent_idx" ON "preorder_offers_rels" USING btree ("parent_id");
  CREATE INDEX "preorder_offers_rels_straps_id_idx" ON "preorder_offers_rels" USING btree ("straps_id");
  CREATE INDEX "pre_orders_offer_idx" ON "pre_orders" USING btree ("offer_id");
  CREATE UNIQUE INDEX "pre_orders_order_idx" ON "pre_orders" USING btree ("order_id");
  CREATE INDEX "pre_orders_updated_at_idx" ON "pre_orders" USING btree ("updated_at");
  CREATE INDEX "pre_orders_created_at_idx" ON "pre_orders" USING btree ("created_at");
  CREATE UNIQUE INDEX "promo_codes_code_idx" ON "promo_codes" USING btree ("code");
  CREATE INDEX "promo_codes_automatic_idx" ON "promo_codes" USING btree ("automatic");
  CREATE INDEX "promo_codes_updated_at_idx" ON "promo_codes" USING btree ("updated_at");
  CREATE INDEX "promo_codes_created_at_idx" ON "promo_codes" USING btree ("created_at");
  CREATE INDEX "promo_codes__status_idx" ON "promo_codes" USING btree ("_status");
  CREATE UNIQUE INDEX "promo_codes_locales_locale_parent_id_unique" ON "promo_codes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "promo_codes_texts_order_parent" ON "promo_codes_texts" USING btree ("order","parent_id");
  CREATE INDEX "_promo_codes_v_parent_idx" ON "_promo_codes_v" USING btree ("parent_id");
  CREATE INDEX "_promo_codes_v_created_at_idx" ON "_promo_codes_v" USING btree ("created_at");
  CREATE INDEX "_promo_codes_v_updated_at_idx" ON "_promo_codes_v" USING btree ("updated_at");
  CREATE INDEX "_promo_codes_v_snapshot_idx" ON "_promo_codes_v" USING btree ("snapshot");
  CREATE INDEX "_promo_codes_v_published_locale_idx" ON "_promo_codes_v" USING btree ("published_locale");
  CREATE INDEX "_promo_codes_v_latest_idx" ON "_promo_codes_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_promo_codes_v_locales_locale_parent_id_unique" ON "_promo_codes_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_promo_codes_v_texts_order_parent" ON "_promo_codes_v_texts" USING btree ("order","parent_id");
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
  CREATE UNIQUE INDEX "carts_token_idx" ON "carts" USING btree ("token");
  CREATE UNIQUE INDEX "carts_customer_idx" ON "carts" USING btree ("customer_id");
  CREATE INDEX "carts_updated_at_idx" ON "carts" USING btree ("updated_at");
  CREATE INDEX "carts_created_at_idx" ON "carts" USING btree ("created_at");
  CREATE INDEX "cart_lines_cart_idx" ON "cart_lines" USING btree ("cart_id");
  CREATE INDEX "cart_lines_updated_at_idx" ON "cart_lines" USING btree ("updated_at");
  CREATE INDEX "cart_lines_created_at_idx" ON "cart_lines" USING btree ("created_at");
  CREATE UNIQUE INDEX "cart_sku_idx" ON "cart_lines" USING btree ("cart_id","sku");
  CREATE UNIQUE INDEX "bespoke_watches_bespoke_id_idx" ON "bespoke_watches" USING btree ("bespoke_id");
  CREATE INDEX "bespoke_watches_updated_at_idx" ON "bespoke_watches" USING btree ("updated_at");
  CREATE INDEX "bespoke_watches_created_at_idx" ON "bespoke_watches" USING btree ("created_at");
  CREATE UNIQUE INDEX "gift_wishes_wish_id_idx" ON "gift_wishes" USING btree ("wish_id");
  CREATE INDEX "gift_wishes_updated_at_idx" ON "gift_wishes" USING btree ("updated_at");
  CREATE INDEX "gift_wishes_created_at_idx" ON "gift_wishes" USING btree ("created_at");
  CREATE UNIQUE INDEX "mails_key_idx" ON "mails" USING btree ("key");
  CREATE INDEX "mails_order_idx" ON "mails" USING btree ("order_id");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE UNIQUE INDEX "webhook_events_event_id_idx" ON "webhook_events" USING btree ("event_id");
  CREATE INDEX "webhook_events_type_idx" ON "webhook_events" USING btree ("type");
  CREATE INDEX "webhook_events_outcome_idx" ON "webhook_events" USING btree ("outcome");
  CREATE INDEX "webhook_events_updated_at_idx" ON "webhook_events" USING btree ("updated_at");
  CREATE INDEX "webhook_events_created_at_idx" ON "webhook_events" USING btree ("created_at");
  CREATE UNIQUE INDEX "counters_key_idx" ON "counters" USING btree ("key");
  CREATE UNIQUE INDEX "limits_key_idx" ON "limits" USING btree ("key");
  CREATE INDEX "limits_resets_at_idx" ON "limits" USING btree ("resets_at");
  CREATE UNIQUE INDEX "form_outcomes_token_hash_idx" ON "form_outcomes" USING btree ("token_hash");
  CREATE UNIQUE INDEX "form_outcomes_press_idx" ON "form_outcomes" USING btree ("press");
  CREATE INDEX "form_outcomes_expires_at_idx" ON "form_outcomes" USING btree ("expires_at");
  CREATE INDEX "day_figures_day_idx" ON "day_figures" USING btree ("day");
  CREATE UNIQUE INDEX "day_kind_subject_locale_idx" ON "day_figures" USING btree ("day","kind","subject","locale");
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
  CREATE INDEX "watches__status_idx" ON "watches" USING btree ("_status");
  CREATE UNIQUE INDEX "watches_locales_locale_parent_id_unique" ON "watches_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "watches_rels_parent_idx" ON "watches_rels" USING btree ("parent_id");
  CREATE INDEX "watches_rels_media_id_idx" ON "watches_rels" USING btree ("media_id");
  CREATE INDEX "watches_rels_watches_id_idx" ON "watches_rels" USING btree ("watches_id");
  CREATE INDEX "_watches_v_parent_idx" ON "_watches_v" USING btree ("parent_id");
  CREATE INDEX "_watches_v_created_at_idx" ON "_watches_v" USING btree ("created_at");
  CREATE INDEX "_watches_v_updated_at_idx" ON "_watches_v" USING btree ("updated_at");
  CREATE INDEX "_watches_v_snapshot_idx" ON "_watches_v" USING btree ("snapshot");
  CREATE INDEX "_watches_v_published_locale_idx" ON "_watches_v" USING btree ("published_locale");
  CREATE INDEX "_watches_v_latest_idx" ON "_watches_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_watches_v_locales_locale_parent_id_unique" ON "_watches_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_watches_v_rels_parent_idx" ON "_watches_v_rels" USING btree ("parent_id");
  CREATE INDEX "_watches_v_rels_media_id_idx" ON "_watches_v_rels" USING btree ("media_id");
  CREATE INDEX "_watches_v_rels_watches_id_idx" ON "_watches_v_rels" USING btree ("watches_id");
  CREATE UNIQUE INDEX "products_sku_idx" ON "products" USING btree ("sku");
  CREATE UNIQUE INDEX "products_slug_idx" ON "products" USING btree ("slug");
  CREATE INDEX "products_watch_idx" ON "products" USING btree ("watch_id");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_media_id_idx" ON "products_rels" USING btree ("media_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_media_id_idx" ON "_products_v_rels" USING btree ("media_id");
  CREATE INDEX "price_history_product_idx" ON "price_history" USING btree ("product_id");
  CREATE INDEX "price_history_since_idx" ON "price_history" USING btree ("since");
  CREATE INDEX "price_history_updated_at_idx" ON "price_history" USING btree ("updated_at");
  CREATE INDEX "price_history_created_at_idx" ON "price_history" USING btree ("created_at");
  CREATE INDEX "price_batches_undoes_idx" ON "price_batches" USING btree ("undoes_id");
  CREATE INDEX "price_changes_batch_idx" ON "price_changes" USING btree ("batch_id");
  CREATE INDEX "catalogue_document_idx" ON "price_changes" USING btree ("catalogue","document");
  CREATE INDEX "case_types__order_idx" ON "case_types" USING btree ("_order");
  CREATE UNIQUE INDEX "case_types_key_idx" ON "case_types" USING btree ("key");
  CREATE INDEX "case_types_layer_idx" ON "case_types" USING btree ("layer_id");
  CREATE INDEX "case_types_thumbnail_idx" ON "case_types" USING btree ("thumbnail_id");
  CREATE INDEX "case_types_updated_at_idx" ON "case_types" USING btree ("updated_at");
  CREATE INDEX "case_types_created_at_idx" ON "case_types" USING btree ("created_at");
  CREATE INDEX "case_types__status_idx" ON "case_types" USING btree ("_status");
  CREATE UNIQUE INDEX "case_types_locales_locale_parent_id_unique" ON "case_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "case_types_rels_parent_idx" ON "case_types_rels" USING btree ("parent_id");
  CREATE INDEX "case_types_rels_case_diameters_id_idx" ON "case_types_rels" USING btree ("case_diameters_id");
  CREATE INDEX "_case_types_v_parent_idx" ON "_case_types_v" USING btree ("parent_id");
  CREATE INDEX "_case_types_v_created_at_idx" ON "_case_types_v" USING btree ("created_at");
  CREATE INDEX "_case_types_v_updated_at_idx" ON "_case_types_v" USING btree ("updated_at");
  CREATE INDEX "_case_types_v_snapshot_idx" ON "_case_types_v" USING btree ("snapshot");
  CREATE INDEX "_case_types_v_published_locale_idx" ON "_case_types_v" USING btree ("published_locale");
  CREATE INDEX "_case_types_v_latest_idx" ON "_case_types_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_case_types_v_locales_locale_parent_id_unique" ON "_case_types_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_types_v_rels_parent_idx" ON "_case_types_v_rels" USING btree ("parent_id");
  CREATE INDEX "_case_types_v_rels_case_diameters_id_idx" ON "_case_types_v_rels" USING btree ("case_diameters_id");
  CREATE INDEX "case_colors__order_idx" ON "case_colors" USING btree ("_order");
  CREATE UNIQUE INDEX "case_colors_key_idx" ON "case_colors" USING btree ("key");
  CREATE INDEX "case_colors_case_type_idx" ON "case_colors" USING btree ("case_type_id");
  CREATE INDEX "case_colors_back_open_idx" ON "case_colors" USING btree ("back_open_id");
  CREATE INDEX "case_colors_back_closed_idx" ON "case_colors" USING btree ("back_closed_id");
  CREATE INDEX "case_colors_end_link_idx" ON "case_colors" USING btree ("end_link_id");
  CREATE INDEX "case_colors_layer_idx" ON "case_colors" USING btree ("layer_id");
  CREATE INDEX "case_colors_thumbnail_idx" ON "case_colors" USING btree ("thumbnail_id");
  CREATE INDEX "case_colors_updated_at_idx" ON "case_colors" USING btree ("updated_at");
  CREATE INDEX "case_colors_created_at_idx" ON "case_colors" USING btree ("created_at");
  CREATE INDEX "case_colors__status_idx" ON "case_colors" USING btree ("_status");
  CREATE UNIQUE INDEX "case_colors_locales_locale_parent_id_unique" ON "case_colors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_colors_v_parent_idx" ON "_case_colors_v" USING btree ("parent_id");
  CREATE INDEX "_case_colors_v_created_at_idx" ON "_case_colors_v" USING btree ("created_at");
  CREATE INDEX "_case_colors_v_updated_at_idx" ON "_case_colors_v" USING btree ("updated_at");
  CREATE INDEX "_case_colors_v_snapshot_idx" ON "_case_colors_v" USING btree ("snapshot");
  CREATE INDEX "_case_colors_v_published_locale_idx" ON "_case_colors_v" USING btree ("published_locale");
  CREATE INDEX "_case_colors_v_latest_idx" ON "_case_colors_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_case_colors_v_locales_locale_parent_id_unique" ON "_case_colors_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "case_diameters__order_idx" ON "case_diameters" USING btree ("_order");
  CREATE UNIQUE INDEX "case_diameters_key_idx" ON "case_diameters" USING btree ("key");
  CREATE INDEX "case_diameters_layer_idx" ON "case_diameters" USING btree ("layer_id");
  CREATE INDEX "case_diameters_thumbnail_idx" ON "case_diameters" USING btree ("thumbnail_id");
  CREATE INDEX "case_diameters_updated_at_idx" ON "case_diameters" USING btree ("updated_at");
  CREATE INDEX "case_diameters_created_at_idx" ON "case_diameters" USING btree ("created_at");
  CREATE INDEX "case_diameters__status_idx" ON "case_diameters" USING btree ("_status");
  CREATE UNIQUE INDEX "case_diameters_locales_locale_parent_id_unique" ON "case_diameters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_diameters_v_parent_idx" ON "_case_diameters_v" USING btree ("parent_id");
  CREATE INDEX "_case_diameters_v_created_at_idx" ON "_case_diameters_v" USING btree ("created_at");
  CREATE INDEX "_case_diameters_v_updated_at_idx" ON "_case_diameters_v" USING btree ("updated_at");
  CREATE INDEX "_case_diameters_v_snapshot_idx" ON "_case_diameters_v" USING btree ("snapshot");
  CREATE INDEX "_case_diameters_v_published_locale_idx" ON "_case_diameters_v" USING btree ("published_locale");
  CREATE INDEX "_case_diameters_v_latest_idx" ON "_case_diameters_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_case_diameters_v_locales_locale_parent_id_unique" ON "_case_diameters_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "caseback_types__order_idx" ON "caseback_types" USING btree ("_order");
  CREATE UNIQUE INDEX "caseback_types_key_idx" ON "caseback_types" USING btree ("key");
  CREATE INDEX "caseback_types_layer_idx" ON "caseback_types" USING btree ("layer_id");
  CREATE INDEX "caseback_types_thumbnail_idx" ON "caseback_types" USING btree ("thumbnail_id");
  CREATE INDEX "caseback_types_updated_at_idx" ON "caseback_types" USING btree ("updated_at");
  CREATE INDEX "caseback_types_created_at_idx" ON "caseback_types" USING btree ("created_at");
  CREATE INDEX "caseback_types__status_idx" ON "caseback_types" USING btree ("_status");
  CREATE UNIQUE INDEX "caseback_types_locales_locale_parent_id_unique" ON "caseback_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_caseback_types_v_parent_idx" ON "_caseback_types_v" USING btree ("parent_id");
  CREATE INDEX "_caseback_types_v_created_at_idx" ON "_caseback_types_v" USING btree ("created_at");
  CREATE INDEX "_caseback_types_v_updated_at_idx" ON "_caseback_types_v" USING btree ("updated_at");
  CREATE INDEX "_caseback_types_v_snapshot_idx" ON "_caseback_types_v" USING btree ("snapshot");
  CREATE INDEX "_caseback_types_v_published_locale_idx" ON "_caseback_types_v" USING btree ("published_locale");
  CREATE INDEX "_caseback_types_v_latest_idx" ON "_caseback_types_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_caseback_types_v_locales_locale_parent_id_unique" ON "_caseback_types_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "complications__order_idx" ON "complications" USING btree ("_order");
  CREATE UNIQUE INDEX "complications_key_idx" ON "complications" USING btree ("key");
  CREATE INDEX "complications_layer_idx" ON "complications" USING btree ("layer_id");
  CREATE INDEX "complications_thumbnail_idx" ON "complications" USING btree ("thumbnail_id");
  CREATE INDEX "complications_updated_at_idx" ON "complications" USING btree ("updated_at");
  CREATE INDEX "complications_created_at_idx" ON "complications" USING btree ("created_at");
  CREATE INDEX "complications__status_idx" ON "complications" USING btree ("_status");
  CREATE UNIQUE INDEX "complications_locales_locale_parent_id_unique" ON "complications_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_complications_v_parent_idx" ON "_complications_v" USING btree ("parent_id");
  CREATE INDEX "_complications_v_created_at_idx" ON "_complications_v" USING btree ("created_at");
  CREATE INDEX "_complications_v_updated_at_idx" ON "_complications_v" USING btree ("updated_at");
  CREATE INDEX "_complications_v_snapshot_idx" ON "_complications_v" USING btree ("snapshot");
  CREATE INDEX "_complications_v_published_locale_idx" ON "_complications_v" USING btree ("published_locale");
  CREATE INDEX "_complications_v_latest_idx" ON "_complications_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_complications_v_locales_locale_parent_id_unique" ON "_complications_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "dials__order_idx" ON "dials" USING btree ("_order");
  CREATE UNIQUE INDEX "dials_key_idx" ON "dials" USING btree ("key");
  CREATE INDEX "dials_layer_idx" ON "dials" USING btree ("layer_id");
  CREATE INDEX "dials_thumbnail_idx" ON "dials" USING btree ("thumbnail_id");
  CREATE INDEX "dials_updated_at_idx" ON "dials" USING btree ("updated_at");
  CREATE INDEX "dials_created_at_idx" ON "dials" USING btree ("created_at");
  CREATE INDEX "dials__status_idx" ON "dials" USING btree ("_status");
  CREATE UNIQUE INDEX "dials_locales_locale_parent_id_unique" ON "dials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_dials_v_parent_idx" ON "_dials_v" USING btree ("parent_id");
  CREATE INDEX "_dials_v_created_at_idx" ON "_dials_v" USING btree ("created_at");
  CREATE INDEX "_dials_v_updated_at_idx" ON "_dials_v" USING btree ("updated_at");
  CREATE INDEX "_dials_v_snapshot_idx" ON "_dials_v" USING btree ("snapshot");
  CREATE INDEX "_dials_v_published_locale_idx" ON "_dials_v" USING btree ("published_locale");
  CREATE INDEX "_dials_v_latest_idx" ON "_dials_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_dials_v_locales_locale_parent_id_unique" ON "_dials_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "date_colors__order_idx" ON "date_colors" USING btree ("_order");
  CREATE UNIQUE INDEX "date_colors_key_idx" ON "date_colors" USING btree ("key");
  CREATE INDEX "date_colors_magnified_idx" ON "date_colors" USING btree ("magnified_id");
  CREATE INDEX "date_colors_layer_idx" ON "date_colors" USING btree ("layer_id");
  CREATE INDEX "date_colors_thumbnail_idx" ON "date_colors" USING btree ("thumbnail_id");
  CREATE INDEX "date_colors_updated_at_idx" ON "date_colors" USING btree ("updated_at");
  CREATE INDEX "date_colors_created_at_idx" ON "date_colors" USING btree ("created_at");
  CREATE INDEX "date_colors__status_idx" ON "date_colors" USING btree ("_status");
  CREATE UNIQUE INDEX "date_colors_locales_locale_parent_id_unique" ON "date_colors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_date_colors_v_parent_idx" ON "_date_colors_v" USING btree ("parent_id");
  CREATE INDEX "_date_colors_v_created_at_idx" ON "_date_colors_v" USING btree ("created_at");
  CREATE INDEX "_date_colors_v_updated_at_idx" ON "_date_colors_v" USING btree ("updated_at");
  CREATE INDEX "_date_colors_v_snapshot_idx" ON "_date_colors_v" USING btree ("snapshot");
  CREATE INDEX "_date_colors_v_published_locale_idx" ON "_date_colors_v" USING btree ("published_locale");
  CREATE INDEX "_date_colors_v_latest_idx" ON "_date_colors_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_date_colors_v_locales_locale_parent_id_unique" ON "_date_colors_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "date_magnifiers__order_idx" ON "date_magnifiers" USING btree ("_order");
  CREATE UNIQUE INDEX "date_magnifiers_key_idx" ON "date_magnifiers" USING btree ("key");
  CREATE INDEX "date_magnifiers_layer_idx" ON "date_magnifiers" USING btree ("layer_id");
  CREATE INDEX "date_magnifiers_thumbnail_idx" ON "date_magnifiers" USING btree ("thumbnail_id");
  CREATE INDEX "date_magnifiers_updated_at_idx" ON "date_magnifiers" USING btree ("updated_at");
  CREATE INDEX "date_magnifiers_created_at_idx" ON "date_magnifiers" USING btree ("created_at");
  CREATE INDEX "date_magnifiers__status_idx" ON "date_magnifiers" USING btree ("_status");
  CREATE UNIQUE INDEX "date_magnifiers_locales_locale_parent_id_unique" ON "date_magnifiers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_date_magnifiers_v_parent_idx" ON "_date_magnifiers_v" USING btree ("parent_id");
  CREATE INDEX "_date_magnifiers_v_created_at_idx" ON "_date_magnifiers_v" USING btree ("created_at");
  CREATE INDEX "_date_magnifiers_v_updated_at_idx" ON "_date_magnifiers_v" USING btree ("updated_at");
  CREATE INDEX "_date_magnifiers_v_snapshot_idx" ON "_date_magnifiers_v" USING btree ("snapshot");
  CREATE INDEX "_date_magnifiers_v_published_locale_idx" ON "_date_magnifiers_v" USING btree ("published_locale");
  CREATE INDEX "_date_magnifiers_v_latest_idx" ON "_date_magnifiers_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_date_magnifiers_v_locales_locale_parent_id_unique" ON "_date_magnifiers_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "hands__order_idx" ON "hands" USING btree ("_order");
  CREATE UNIQUE INDEX "hands_key_idx" ON "hands" USING btree ("key");
  CREATE INDEX "hands_layer_idx" ON "hands" USING btree ("layer_id");
  CREATE INDEX "hands_thumbnail_idx" ON "hands" USING btree ("thumbnail_id");
  CREATE INDEX "hands_updated_at_idx" ON "hands" USING btree ("updated_at");
  CREATE INDEX "hands_created_at_idx" ON "hands" USING btree ("created_at");
  CREATE INDEX "hands__status_idx" ON "hands" USING btree ("_status");
  CREATE UNIQUE INDEX "hands_locales_locale_parent_id_unique" ON "hands_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_hands_v_parent_idx" ON "_hands_v" USING btree ("parent_id");
  CREATE INDEX "_hands_v_created_at_idx" ON "_hands_v" USING btree ("created_at");
  CREATE INDEX "_hands_v_updated_at_idx" ON "_hands_v" USING btree ("updated_at");
  CREATE INDEX "_hands_v_snapshot_idx" ON "_hands_v" USING btree ("snapshot");
  CREATE INDEX "_hands_v_published_locale_idx" ON "_hands_v" USING btree ("published_locale");
  CREATE INDEX "_hands_v_latest_idx" ON "_hands_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_hands_v_locales_locale_parent_id_unique" ON "_hands_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "gmt_hands__order_idx" ON "gmt_hands" USING btree ("_order");
  CREATE UNIQUE INDEX "gmt_hands_key_idx" ON "gmt_hands" USING btree ("key");
  CREATE INDEX "gmt_hands_layer_idx" ON "gmt_hands" USING btree ("layer_id");
  CREATE INDEX "gmt_hands_thumbnail_idx" ON "gmt_hands" USING btree ("thumbnail_id");
  CREATE INDEX "gmt_hands_updated_at_idx" ON "gmt_hands" USING btree ("updated_at");
  CREATE INDEX "gmt_hands_created_at_idx" ON "gmt_hands" USING btree ("created_at");
  CREATE INDEX "gmt_hands__status_idx" ON "gmt_hands" USING btree ("_status");
  CREATE UNIQUE INDEX "gmt_hands_locales_locale_parent_id_unique" ON "gmt_hands_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_gmt_hands_v_parent_idx" ON "_gmt_hands_v" USING btree ("parent_id");
  CREATE INDEX "_gmt_hands_v_created_at_idx" ON "_gmt_hands_v" USING btree ("created_at");
  CREATE INDEX "_gmt_hands_v_updated_at_idx" ON "_gmt_hands_v" USING btree ("updated_at");
  CREATE INDEX "_gmt_hands_v_snapshot_idx" ON "_gmt_hands_v" USING btree ("snapshot");
  CREATE INDEX "_gmt_hands_v_published_locale_idx" ON "_gmt_hands_v" USING btree ("published_locale");
  CREATE INDEX "_gmt_hands_v_latest_idx" ON "_gmt_hands_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_gmt_hands_v_locales_locale_parent_id_unique" ON "_gmt_hands_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "bezel_inserts__order_idx" ON "bezel_inserts" USING btree ("_order");
  CREATE UNIQUE INDEX "bezel_inserts_key_idx" ON "bezel_inserts" USING btree ("key");
  CREATE INDEX "bezel_inserts_layer_idx" ON "bezel_inserts" USING btree ("layer_id");
  CREATE INDEX "bezel_inserts_thumbnail_idx" ON "bezel_inserts" USING btree ("thumbnail_id");
  CREATE INDEX "bezel_inserts_updated_at_idx" ON "bezel_inserts" USING btree ("updated_at");
  CREATE INDEX "bezel_inserts_created_at_idx" ON "bezel_inserts" USING btree ("created_at");
  CREATE INDEX "bezel_inserts__status_idx" ON "bezel_inserts" USING btree ("_status");
  CREATE UNIQUE INDEX "bezel_inserts_locales_locale_parent_id_unique" ON "bezel_inserts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_bezel_inserts_v_parent_idx" ON "_bezel_inserts_v" USING btree ("parent_id");
  CREATE INDEX "_bezel_inserts_v_created_at_idx" ON "_bezel_inserts_v" USING btree ("created_at");
  CREATE INDEX "_bezel_inserts_v_updated_at_idx" ON "_bezel_inserts_v" USING btree ("updated_at");
  CREATE INDEX "_bezel_inserts_v_snapshot_idx" ON "_bezel_inserts_v" USING btree ("snapshot");
  CREATE INDEX "_bezel_inserts_v_published_locale_idx" ON "_bezel_inserts_v" USING btree ("published_locale");
  CREATE INDEX "_bezel_inserts_v_latest_idx" ON "_bezel_inserts_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_bezel_inserts_v_locales_locale_parent_id_unique" ON "_bezel_inserts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "strap_families__order_idx" ON "strap_families" USING btree ("_order");
  CREATE UNIQUE INDEX "strap_families_key_idx" ON "strap_families" USING btree ("key");
  CREATE INDEX "strap_families_layer_idx" ON "strap_families" USING btree ("layer_id");
  CREATE INDEX "strap_families_thumbnail_idx" ON "strap_families" USING btree ("thumbnail_id");
  CREATE INDEX "strap_families_updated_at_idx" ON "strap_families" USING btree ("updated_at");
  CREATE INDEX "strap_families_created_at_idx" ON "strap_families" USING btree ("created_at");
  CREATE INDEX "strap_families__status_idx" ON "strap_families" USING btree ("_status");
  CREATE UNIQUE INDEX "strap_families_locales_locale_parent_id_unique" ON "strap_families_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "strap_families_rels_parent_idx" ON "strap_families_rels" USING btree ("parent_id");
  CREATE INDEX "strap_families_rels_buckles_id_idx" ON "strap_families_rels" USING btree ("buckles_id");
  CREATE INDEX "_strap_families_v_parent_idx" ON "_strap_families_v" USING btree ("parent_id");
  CREATE INDEX "_strap_families_v_created_at_idx" ON "_strap_families_v" USING btree ("created_at");
  CREATE INDEX "_strap_families_v_updated_at_idx" ON "_strap_families_v" USING btree ("updated_at");
  CREATE INDEX "_strap_families_v_snapshot_idx" ON "_strap_families_v" USING btree ("snapshot");
  CREATE INDEX "_strap_families_v_published_locale_idx" ON "_strap_families_v" USING btree ("published_locale");
  CREATE INDEX "_strap_families_v_latest_idx" ON "_strap_families_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_strap_families_v_locales_locale_parent_id_unique" ON "_strap_families_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_strap_families_v_rels_parent_idx" ON "_strap_families_v_rels" USING btree ("parent_id");
  CREATE INDEX "_strap_families_v_rels_buckles_id_idx" ON "_strap_families_v_rels" USING btree ("buckles_id");
  CREATE INDEX "straps__order_idx" ON "straps" USING btree ("_order");
  CREATE INDEX "straps_key_idx" ON "straps" USING btree ("key");
  CREATE INDEX "straps_family_idx" ON "straps" USING btree ("family_id");
  CREATE INDEX "straps_layer_idx" ON "straps" USING btree ("layer_id");
  CREATE INDEX "straps_thumbnail_idx" ON "straps" USING btree ("thumbnail_id");
  CREATE INDEX "straps_updated_at_idx" ON "straps" USING btree ("updated_at");
  CREATE INDEX "straps_created_at_idx" ON "straps" USING btree ("created_at");
  CREATE INDEX "straps__status_idx" ON "straps" USING btree ("_status");
  CREATE UNIQUE INDEX "family_key_idx" ON "straps" USING btree ("family_id","key");
  CREATE UNIQUE INDEX "straps_locales_locale_parent_id_unique" ON "straps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_straps_v_parent_idx" ON "_straps_v" USING btree ("parent_id");
  CREATE INDEX "_straps_v_created_at_idx" ON "_straps_v" USING btree ("created_at");
  CREATE INDEX "_straps_v_updated_at_idx" ON "_straps_v" USING btree ("updated_at");
  CREATE INDEX "_straps_v_snapshot_idx" ON "_straps_v" USING btree ("snapshot");
  CREATE INDEX "_straps_v_published_locale_idx" ON "_straps_v" USING btree ("published_locale");
  CREATE INDEX "_straps_v_latest_idx" ON "_straps_v" USING btree ("latest");
  CREATE INDEX "version_family_version_key_idx" ON "_straps_v" USING btree ("version_family_id","version_key");
  CREATE UNIQUE INDEX "_straps_v_locales_locale_parent_id_unique" ON "_straps_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "strap_endlinks__order_idx" ON "strap_endlinks" USING btree ("_order");
  CREATE UNIQUE INDEX "strap_endlinks_key_idx" ON "strap_endlinks" USING btree ("key");
  CREATE INDEX "strap_endlinks_layer_idx" ON "strap_endlinks" USING btree ("layer_id");
  CREATE INDEX "strap_endlinks_thumbnail_idx" ON "strap_endlinks" USING btree ("thumbnail_id");
  CREATE INDEX "strap_endlinks_updated_at_idx" ON "strap_endlinks" USING btree ("updated_at");
  CREATE INDEX "strap_endlinks_created_at_idx" ON "strap_endlinks" USING btree ("created_at");
  CREATE INDEX "strap_endlinks__status_idx" ON "strap_endlinks" USING btree ("_status");
  CREATE UNIQUE INDEX "strap_endlinks_locales_locale_parent_id_unique" ON "strap_endlinks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_strap_endlinks_v_parent_idx" ON "_strap_endlinks_v" USING btree ("parent_id");
  CREATE INDEX "_strap_endlinks_v_created_at_idx" ON "_strap_endlinks_v" USING btree ("created_at");
  CREATE INDEX "_strap_endlinks_v_updated_at_idx" ON "_strap_endlinks_v" USING btree ("updated_at");
  CREATE INDEX "_strap_endlinks_v_snapshot_idx" ON "_strap_endlinks_v" USING btree ("snapshot");
  CREATE INDEX "_strap_endlinks_v_published_locale_idx" ON "_strap_endlinks_v" USING btree ("published_locale");
  CREATE INDEX "_strap_endlinks_v_latest_idx" ON "_strap_endlinks_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_strap_endlinks_v_locales_locale_parent_id_unique" ON "_strap_endlinks_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "buckles__order_idx" ON "buckles" USING btree ("_order");
  CREATE UNIQUE INDEX "buckles_key_idx" ON "buckles" USING btree ("key");
  CREATE INDEX "buckles_layer_idx" ON "buckles" USING btree ("layer_id");
  CREATE INDEX "buckles_thumbnail_idx" ON "buckles" USING btree ("thumbnail_id");
  CREATE INDEX "buckles_updated_at_idx" ON "buckles" USING btree ("updated_at");
  CREATE INDEX "buckles_created_at_idx" ON "buckles" USING btree ("created_at");
  CREATE INDEX "buckles__status_idx" ON "buckles" USING btree ("_status");
  CREATE UNIQUE INDEX "buckles_locales_locale_parent_id_unique" ON "buckles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_buckles_v_parent_idx" ON "_buckles_v" USING btree ("parent_id");
  CREATE INDEX "_buckles_v_created_at_idx" ON "_buckles_v" USING btree ("created_at");
  CREATE INDEX "_buckles_v_updated_at_idx" ON "_buckles_v" USING btree ("updated_at");
  CREATE INDEX "_buckles_v_snapshot_idx" ON "_buckles_v" USING btree ("snapshot");
  CREATE INDEX "_buckles_v_published_locale_idx" ON "_buckles_v" USING btree ("published_locale");
  CREATE INDEX "_buckles_v_latest_idx" ON "_buckles_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_buckles_v_locales_locale_parent_id_unique" ON "_buckles_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "second_straps__order_idx" ON "second_straps" USING btree ("_order");
  CREATE UNIQUE INDEX "second_straps_key_idx" ON "second_straps" USING btree ("key");
  CREATE INDEX "second_straps_layer_idx" ON "second_straps" USING btree ("layer_id");
  CREATE INDEX "second_straps_thumbnail_idx" ON "second_straps" USING btree ("thumbnail_id");
  CREATE INDEX "second_straps_updated_at_idx" ON "second_straps" USING btree ("updated_at");
  CREATE INDEX "second_straps_created_at_idx" ON "second_straps" USING btree ("created_at");
  CREATE INDEX "second_straps__status_idx" ON "second_straps" USING btree ("_status");
  CREATE UNIQUE INDEX "second_straps_locales_locale_parent_id_unique" ON "second_straps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_second_straps_v_parent_idx" ON "_second_straps_v" USING btree ("parent_id");
  CREATE INDEX "_second_straps_v_created_at_idx" ON "_second_straps_v" USING btree ("created_at");
  CREATE INDEX "_second_straps_v_updated_at_idx" ON "_second_straps_v" USING btree ("updated_at");
  CREATE INDEX "_second_straps_v_snapshot_idx" ON "_second_straps_v" USING btree ("snapshot");
  CREATE INDEX "_second_straps_v_published_locale_idx" ON "_second_straps_v" USING btree ("published_locale");
  CREATE INDEX "_second_straps_v_latest_idx" ON "_second_straps_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_second_straps_v_locales_locale_parent_id_unique" ON "_second_straps_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "rotors__order_idx" ON "rotors" USING btree ("_order");
  CREATE UNIQUE INDEX "rotors_key_idx" ON "rotors" USING btree ("key");
  CREATE INDEX "rotors_layer_idx" ON "rotors" USING btree ("layer_id");
  CREATE INDEX "rotors_thumbnail_idx" ON "rotors" USING btree ("thumbnail_id");
  CREATE INDEX "rotors_updated_at_idx" ON "rotors" USING btree ("updated_at");
  CREATE INDEX "rotors_created_at_idx" ON "rotors" USING btree ("created_at");
  CREATE INDEX "rotors__status_idx" ON "rotors" USING btree ("_status");
  CREATE UNIQUE INDEX "rotors_locales_locale_parent_id_unique" ON "rotors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_rotors_v_parent_idx" ON "_rotors_v" USING btree ("parent_id");
  CREATE INDEX "_rotors_v_created_at_idx" ON "_rotors_v" USING btree ("created_at");
  CREATE INDEX "_rotors_v_updated_at_idx" ON "_rotors_v" USING btree ("updated_at");
  CREATE INDEX "_rotors_v_snapshot_idx" ON "_rotors_v" USING btree ("snapshot");
  CREATE INDEX "_rotors_v_published_locale_idx" ON "_rotors_v" USING btree ("published_locale");
  CREATE INDEX "_rotors_v_latest_idx" ON "_rotors_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_rotors_v_locales_locale_parent_id_unique" ON "_rotors_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "packagings__order_idx" ON "packagings" USING btree ("_order");
  CREATE UNIQUE INDEX "packagings_key_idx" ON "packagings" USING btree ("key");
  CREATE INDEX "packagings_layer_idx" ON "packagings" USING btree ("layer_id");
  CREATE INDEX "packagings_thumbnail_idx" ON "packagings" USING btree ("thumbnail_id");
  CREATE INDEX "packagings_updated_at_idx" ON "packagings" USING btree ("updated_at");
  CREATE INDEX "packagings_created_at_idx" ON "packagings" USING btree ("created_at");
  CREATE INDEX "packagings__status_idx" ON "packagings" USING btree ("_status");
  CREATE UNIQUE INDEX "packagings_locales_locale_parent_id_unique" ON "packagings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_packagings_v_parent_idx" ON "_packagings_v" USING btree ("parent_id");
  CREATE INDEX "_packagings_v_created_at_idx" ON "_packagings_v" USING btree ("created_at");
  CREATE INDEX "_packagings_v_updated_at_idx" ON "_packagings_v" USING btree ("updated_at");
  CREATE INDEX "_packagings_v_snapshot_idx" ON "_packagings_v" USING btree ("snapshot");
  CREATE INDEX "_packagings_v_published_locale_idx" ON "_packagings_v" USING btree ("published_locale");
  CREATE INDEX "_packagings_v_latest_idx" ON "_packagings_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_packagings_v_locales_locale_parent_id_unique" ON "_packagings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "warranties__order_idx" ON "warranties" USING btree ("_order");
  CREATE UNIQUE INDEX "warranties_key_idx" ON "warranties" USING btree ("key");
  CREATE INDEX "warranties_layer_idx" ON "warranties" USING btree ("layer_id");
  CREATE INDEX "warranties_thumbnail_idx" ON "warranties" USING btree ("thumbnail_id");
  CREATE INDEX "warranties_updated_at_idx" ON "warranties" USING btree ("updated_at");
  CREATE INDEX "warranties_created_at_idx" ON "warranties" USING btree ("created_at");
  CREATE INDEX "warranties__status_idx" ON "warranties" USING btree ("_status");
  CREATE UNIQUE INDEX "warranties_locales_locale_parent_id_unique" ON "warranties_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_warranties_v_parent_idx" ON "_warranties_v" USING btree ("parent_id");
  CREATE INDEX "_warranties_v_created_at_idx" ON "_warranties_v" USING btree ("created_at");
  CREATE INDEX "_warranties_v_updated_at_idx" ON "_warranties_v" USING btree ("updated_at");
  CREATE INDEX "_warranties_v_snapshot_idx" ON "_warranties_v" USING btree ("snapshot");
  CREATE INDEX "_warranties_v_published_locale_idx" ON "_warranties_v" USING btree ("published_locale");
  CREATE INDEX "_warranties_v_latest_idx" ON "_warranties_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_warranties_v_locales_locale_parent_id_unique" ON "_warranties_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "priorities__order_idx" ON "priorities" USING btree ("_order");
  CREATE UNIQUE INDEX "priorities_key_idx" ON "priorities" USING btree ("key");
  CREATE INDEX "priorities_layer_idx" ON "priorities" USING btree ("layer_id");
  CREATE INDEX "priorities_thumbnail_idx" ON "priorities" USING btree ("thumbnail_id");
  CREATE INDEX "priorities_updated_at_idx" ON "priorities" USING btree ("updated_at");
  CREATE INDEX "priorities_created_at_idx" ON "priorities" USING btree ("created_at");
  CREATE INDEX "priorities__status_idx" ON "priorities" USING btree ("_status");
  CREATE UNIQUE INDEX "priorities_locales_locale_parent_id_unique" ON "priorities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_priorities_v_parent_idx" ON "_priorities_v" USING btree ("parent_id");
  CREATE INDEX "_priorities_v_created_at_idx" ON "_priorities_v" USING btree ("created_at");
  CREATE INDEX "_priorities_v_updated_at_idx" ON "_priorities_v" USING btree ("updated_at");
  CREATE INDEX "_priorities_v_snapshot_idx" ON "_priorities_v" USING btree ("snapshot");
  CREATE INDEX "_priorities_v_published_locale_idx" ON "_priorities_v" USING btree ("published_locale");
  CREATE INDEX "_priorities_v_latest_idx" ON "_priorities_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_priorities_v_locales_locale_parent_id_unique" ON "_priorities_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "layers_name_idx" ON "layers" USING btree ("name");
  CREATE INDEX "layers_hash_idx" ON "layers" USING btree ("hash");
  CREATE INDEX "layers_updated_at_idx" ON "layers" USING btree ("updated_at");
  CREATE INDEX "layers_created_at_idx" ON "layers" USING btree ("created_at");
  CREATE UNIQUE INDEX "layers_filename_idx" ON "layers" USING btree ("filename");
  CREATE UNIQUE INDEX "revisions_key_idx" ON "revisions" USING btree ("key");
  CREATE INDEX "revisions_updated_at_idx" ON "revisions" USING btree ("updated_at");
  CREATE INDEX "revisions_created_at_idx" ON "revisions" USING btree ("created_at");
  CREATE INDEX "stock_items_updated_at_idx" ON "stock_items" USING btree ("updated_at");
  CREATE INDEX "stock_items_created_at_idx" ON "stock_items" USING btree ("created_at");
  CREATE UNIQUE INDEX "list_document_idx" ON "stock_items" USING btree ("list","document");
  CREATE INDEX "stock_movements_item_idx" ON "stock_movements" USING btree ("item_id");
  CREATE INDEX "stock_movements_order_idx" ON "stock_movements" USING btree ("order_id");
  CREATE UNIQUE INDEX "stock_movements_key_idx" ON "stock_movements" USING btree ("key");
  CREATE INDEX "stock_movements_updated_at_idx" ON "stock_movements" USING btree ("updated_at");
  CREATE INDEX "stock_movements_created_at_idx" ON "stock_movements" USING btree ("created_at");
  CREATE INDEX "stock_notices_email_idx" ON "stock_notices" USING btree ("email");
  CREATE INDEX "stock_notices_item_idx" ON "stock_notices" USING btree ("item_id");
  CREATE INDEX "stock_notices_state_idx" ON "stock_notices" USING btree ("state");
  CREATE INDEX "stock_notices_updated_at_idx" ON "stock_notices" USING btree ("updated_at");
  CREATE INDEX "stock_notices_created_at_idx" ON "stock_notices" USING btree ("created_at");
  CREATE UNIQUE INDEX "item_email_idx" ON "stock_notices" USING btree ("item_id","email");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_page_idx" ON "redirects" USING btree ("page_id");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "banners_languages_parent_idx" ON "banners_languages" USING btree ("parent_id");
  CREATE INDEX "banners__order_idx" ON "banners" USING btree ("_order");
  CREATE INDEX "banners_updated_at_idx" ON "banners" USING btree ("updated_at");
  CREATE INDEX "banners_created_at_idx" ON "banners" USING btree ("created_at");
  CREATE INDEX "banners__status_idx" ON "banners" USING btree ("_status");
  CREATE UNIQUE INDEX "banners_locales_locale_parent_id_unique" ON "banners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "banners_texts_order_parent" ON "banners_texts" USING btree ("order","parent_id");
  CREATE INDEX "_banners_v_version_languages_parent_idx" ON "_banners_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_banners_v_parent_idx" ON "_banners_v" USING btree ("parent_id");
  CREATE INDEX "_banners_v_created_at_idx" ON "_banners_v" USING btree ("created_at");
  CREATE INDEX "_banners_v_updated_at_idx" ON "_banners_v" USING btree ("updated_at");
  CREATE INDEX "_banners_v_snapshot_idx" ON "_banners_v" USING btree ("snapshot");
  CREATE INDEX "_banners_v_published_locale_idx" ON "_banners_v" USING btree ("published_locale");
  CREATE INDEX "_banners_v_latest_idx" ON "_banners_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_banners_v_locales_locale_parent_id_unique" ON "_banners_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_banners_v_texts_order_parent" ON "_banners_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "questions__order_idx" ON "questions" USING btree ("_order");
  CREATE UNIQUE INDEX "questions_key_idx" ON "questions" USING btree ("key");
  CREATE INDEX "questions_updated_at_idx" ON "questions" USING btree ("updated_at");
  CREATE INDEX "questions_created_at_idx" ON "questions" USING btree ("created_at");
  CREATE UNIQUE INDEX "questions_locales_locale_parent_id_unique" ON "questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "manuals_sections_parent_id_idx" ON "manuals_sections" USING btree ("_parent_id");
  CREATE INDEX "manuals_sections_figure_illustration_figure_illustration_idx" ON "manuals_sections" USING btree ("figure_illustration_picture_id");
  CREATE INDEX "manuals_sections_figure_illustration_figure_illustrati_1_idx" ON "manuals_sections" USING btree ("figure_illustration_watch_id");
  CREATE UNIQUE INDEX "manuals_sections_locales_locale_parent_id_unique" ON "manuals_sections_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "manuals_number_idx" ON "manuals" USING btree ("number");
  CREATE INDEX "manuals_cover_cover_picture_idx" ON "manuals" USING btree ("cover_picture_id");
  CREATE INDEX "manuals_cover_cover_watch_idx" ON "manuals" USING btree ("cover_watch_id");
  CREATE INDEX "manuals_updated_at_idx" ON "manuals" USING btree ("updated_at");
  CREATE INDEX "manuals_created_at_idx" ON "manuals" USING btree ("created_at");
  CREATE UNIQUE INDEX "manuals_locales_locale_parent_id_unique" ON "manuals_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "newsletters_languages_parent_idx" ON "newsletters_languages" USING btree ("parent_id");
  CREATE INDEX "newsletters_updated_at_idx" ON "newsletters" USING btree ("updated_at");
  CREATE INDEX "newsletters_created_at_idx" ON "newsletters" USING btree ("created_at");
  CREATE UNIQUE INDEX "newsletters_locales_locale_parent_id_unique" ON "newsletters_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "translations_key_idx" ON "translations" USING btree ("key");
  CREATE INDEX "translations_page_idx" ON "translations" USING btree ("page");
  CREATE INDEX "translations_updated_at_idx" ON "translations" USING btree ("updated_at");
  CREATE INDEX "translations_created_at_idx" ON "translations" USING btree ("created_at");
  CREATE UNIQUE INDEX "translations_locales_locale_parent_id_unique" ON "translations_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "entity_document_path_locale_idx" ON "translation_notes" USING btree ("entity","document","path","locale");
  CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "users_languages_parent_idx" ON "users_languages" USING btree ("parent_id");
  CREATE INDEX "users_notices_parent_idx" ON "users_notices" USING btree ("parent_id");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
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
  CREATE INDEX "customers_sessions_parent_id_idx" ON "customers_sessions" USING btree ("_parent_id");
  CREATE INDEX "customers_last_seen_at_idx" ON "customers" USING btree ("last_seen_at");
  CREATE INDEX "customers_updated_at_idx" ON "customers" USING btree ("updated_at");
  CREATE INDEX "customers_created_at_idx" ON "customers" USING btree ("created_at");
  CREATE UNIQUE INDEX "customers_email_idx" ON "customers" USING btree ("email");
  CREATE INDEX "customers_texts_order_parent" ON "customers_texts" USING btree ("order","parent_id");
  CREATE INDEX "customers_texts_text_idx" ON "customers_texts" USING btree ("text");
  CREATE UNIQUE INDEX "customer_sessions_token_hash_idx" ON "customer_sessions" USING btree ("token_hash");
  CREATE INDEX "customer_sessions_customer_idx" ON "customer_sessions" USING btree ("customer_id");
  CREATE INDEX "customer_sessions_expires_at_idx" ON "customer_sessions" USING btree ("expires_at");
  CREATE INDEX "customer_sessions_updated_at_idx" ON "customer_sessions" USING btree ("updated_at");
  CREATE INDEX "customer_sessions_created_at_idx" ON "customer_sessions" USING btree ("created_at");
  CREATE INDEX "saved_watches_customer_idx" ON "saved_watches" USING btree ("customer_id");
  CREATE INDEX "saved_watches_updated_at_idx" ON "saved_watches" USING btree ("updated_at");
  CREATE INDEX "saved_watches_created_at_idx" ON "saved_watches" USING btree ("created_at");
  CREATE UNIQUE INDEX "customer_bespokeId_idx" ON "saved_watches" USING btree ("customer_id","bespoke_id");
  CREATE UNIQUE INDEX "sign_in_codes_email_idx" ON "sign_in_codes" USING btree ("email");
  CREATE INDEX "sign_in_codes_expires_at_idx" ON "sign_in_codes" USING btree ("expires_at");
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_state_idx" ON "subscribers" USING btree ("state");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE INDEX "affiliates_status_idx" ON "affiliates" USING btree ("status");
  CREATE UNIQUE INDEX "affiliates_code_idx" ON "affiliates" USING btree ("code");
  CREATE UNIQUE INDEX "affiliates_number_idx" ON "affiliates" USING btree ("number");
  CREATE INDEX "affiliates_email_idx" ON "affiliates" USING btree ("email");
  CREATE INDEX "affiliates_updated_at_idx" ON "affiliates" USING btree ("updated_at");
  CREATE INDEX "affiliates_created_at_idx" ON "affiliates" USING btree ("created_at");
  CREATE INDEX "affiliate_visits_affiliate_idx" ON "affiliate_visits" USING btree ("affiliate_id");
  CREATE INDEX "affiliate_visits_day_idx" ON "affiliate_visits" USING btree ("day");
  CREATE UNIQUE INDEX "affiliate_day_idx" ON "affiliate_visits" USING btree ("affiliate_id","day");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
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
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_rels_customers_id_idx" ON "payload_preferences_rels" USING btree ("customers_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "shop_settings_charged_as_shown_parent_idx" ON "shop_settings_charged_as_shown" USING btree ("parent_id");
  CREATE INDEX "shop_settings_vat_rates_parent_id_idx" ON "shop_settings_vat_rates" USING btree ("_parent_id");
  CREATE INDEX "shop_settings_workshop_closures_parent_id_idx" ON "shop_settings_workshop_closures" USING btree ("_parent_id");
  CREATE INDEX "shop_settings_instalment_currencies_parent_idx" ON "shop_settings_instalment_currencies" USING btree ("parent_id");
  CREATE INDEX "shop_settings_upsell_product_idx" ON "shop_settings" USING btree ("upsell_product_id");
  CREATE INDEX "shop_settings__status_idx" ON "shop_settings" USING btree ("_status");
  CREATE UNIQUE INDEX "shop_settings_locales_locale_parent_id_unique" ON "shop_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "shop_settings_texts_order_parent" ON "shop_settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "_shop_settings_v_version_charged_as_shown_parent_idx" ON "_shop_settings_v_version_charged_as_shown" USING btree ("parent_id");
  CREATE INDEX "_shop_settings_v_version_vat_rates_parent_id_idx" ON "_shop_settings_v_version_vat_rates" USING btree ("_parent_id");
  CREATE INDEX "_shop_settings_v_version_workshop_closures_parent_id_idx" ON "_shop_settings_v_version_workshop_closures" USING btree ("_parent_id");
  CREATE INDEX "_shop_settings_v_version_instalment_currencies_parent_idx" ON "_shop_settings_v_version_instalment_currencies" USING btree ("parent_id");
  CREATE INDEX "_shop_settings_v_created_at_idx" ON "_shop_settings_v" USING btree ("created_at");
  CREATE INDEX "_shop_settings_v_updated_at_idx" ON "_shop_settings_v" USING btree ("updated_at");
  CREATE INDEX "_shop_settings_v_snapshot_idx" ON "_shop_settings_v" USING btree ("snapshot");
  CREATE INDEX "_shop_settings_v_published_locale_idx" ON "_shop_settings_v" USING btree ("published_locale");
  CREATE INDEX "_shop_settings_v_latest_idx" ON "_shop_settings_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_shop_settings_v_locales_locale_parent_id_unique" ON "_shop_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_shop_settings_v_texts_order_parent" ON "_shop_settings_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "configurator_settings_shadow_idx" ON "configurator_settings" USING btree ("shadow_id");
  CREATE INDEX "configurator_settings_glare_idx" ON "configurator_settings" USING btree ("glare_id");
  CREATE INDEX "configurator_settings_movement_idx" ON "configurator_settings" USING btree ("movement_id");
  CREATE INDEX "configurator_settings__status_idx" ON "configurator_settings" USING btree ("_status");
  CREATE INDEX "_configurator_settings_v_created_at_idx" ON "_configurator_settings_v" USING btree ("created_at");
  CREATE INDEX "_configurator_settings_v_updated_at_idx" ON "_configurator_settings_v" USING btree ("updated_at");
  CREATE INDEX "_configurator_settings_v_snapshot_idx" ON "_configurator_settings_v" USING btree ("snapshot");
  CREATE INDEX "_configurator_settings_v_published_locale_idx" ON "_configurator_settings_v" USING btree ("published_locale");
  CREATE INDEX "_configurator_settings_v_latest_idx" ON "_configurator_settings_v" USING btree ("latest");
  CREATE INDEX "navigation_bar_children_parent_id_idx" ON "navigation_bar_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_bar_children_locales_locale_parent_id_unique" ON "navigation_bar_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_bar_parent_id_idx" ON "navigation_bar" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_bar_locales_locale_parent_id_unique" ON "navigation_bar_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_side_menu_parent_id_idx" ON "navigation_side_menu" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_side_menu_locales_locale_parent_id_unique" ON "navigation_side_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation__status_idx" ON "navigation" USING btree ("_status");
  CREATE INDEX "_navigation_v_version_bar_children_parent_id_idx" ON "_navigation_v_version_bar_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_bar_children_locales_locale_parent_id_" ON "_navigation_v_version_bar_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_bar_parent_id_idx" ON "_navigation_v_version_bar" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_bar_locales_locale_parent_id_unique" ON "_navigation_v_version_bar_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_side_menu_parent_id_idx" ON "_navigation_v_version_side_menu" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_side_menu_locales_locale_parent_id_uni" ON "_navigation_v_version_side_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_v_snapshot_idx" ON "_navigation_v" USING btree ("snapshot");
  CREATE INDEX "_navigation_v_published_locale_idx" ON "_navigation_v" USING btree ("published_locale");
  CREATE INDEX "_navigation_v_latest_idx" ON "_navigation_v" USING btree ("latest");
  CREATE INDEX "footer_groups_links_parent_id_idx" ON "footer_groups_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_groups_links_locales_locale_parent_id_unique" ON "footer_groups_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_groups_parent_id_idx" ON "footer_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_groups_locales_locale_parent_id_unique" ON "footer_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_social_parent_id_idx" ON "footer_social" USING btree ("_parent_id");
  CREATE INDEX "footer__status_idx" ON "footer" USING btree ("_status");
  CREATE UNIQUE INDEX "footer_locales_locale_parent_id_unique" ON "footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_groups_links_parent_id_idx" ON "_footer_v_version_groups_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_groups_links_locales_locale_parent_id_uniq" ON "_footer_v_version_groups_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_groups_parent_id_idx" ON "_footer_v_version_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_groups_locales_locale_parent_id_unique" ON "_footer_v_version_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_social_parent_id_idx" ON "_footer_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_created_at_idx" ON "_footer_v" USING btree ("created_at");
  CREATE INDEX "_footer_v_updated_at_idx" ON "_footer_v" USING btree ("updated_at");
  CREATE INDEX "_footer_v_snapshot_idx" ON "_footer_v" USING btree ("snapshot");
  CREATE INDEX "_footer_v_published_locale_idx" ON "_footer_v" USING btree ("published_locale");
  CREATE INDEX "_footer_v_latest_idx" ON "_footer_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_footer_v_locales_locale_parent_id_unique" ON "_footer_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "quiz_questions_answers_rules_parent_id_idx" ON "quiz_questions_answers_rules" USING btree ("_parent_id");
  CREATE INDEX "quiz_questions_answers_parts_parent_id_idx" ON "quiz_questions_answers_parts" USING btree ("_parent_id");
  CREATE INDEX "quiz_questions_answers_parent_id_idx" ON "quiz_questions_answers" USING btree ("_parent_id");
  CREATE INDEX "quiz_questions_answers_illustration_illustration_picture_idx" ON "quiz_questions_answers" USING btree ("illustration_picture_id");
  CREATE INDEX "quiz_questions_answers_illustration_illustration_watch_idx" ON "quiz_questions_answers" USING btree ("illustration_watch_id");
  CREATE UNIQUE INDEX "quiz_questions_answers_locales_locale_parent_id_unique" ON "quiz_questions_answers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "quiz_questions_parent_id_idx" ON "quiz_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "quiz_questions_locales_locale_parent_id_unique" ON "quiz_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "quiz__status_idx" ON "quiz" USING btree ("_status");
  CREATE INDEX "_quiz_v_version_questions_answers_rules_parent_id_idx" ON "_quiz_v_version_questions_answers_rules" USING btree ("_parent_id");
  CREATE INDEX "_quiz_v_version_questions_answers_parts_parent_id_idx" ON "_quiz_v_version_questions_answers_parts" USING btree ("_parent_id");
  CREATE INDEX "_quiz_v_version_questions_answers_parent_id_idx" ON "_quiz_v_version_questions_answers" USING btree ("_parent_id");
  CREATE INDEX "_quiz_v_version_questions_answers_illustration_illustrat_idx" ON "_quiz_v_version_questions_answers" USING btree ("illustration_picture_id");
  CREATE INDEX "_quiz_v_version_questions_answers_illustration_illustr_1_idx" ON "_quiz_v_version_questions_answers" USING btree ("illustration_watch_id");
  CREATE UNIQUE INDEX "_quiz_v_version_questions_answers_locales_locale_parent_id_u" ON "_quiz_v_version_questions_answers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_quiz_v_version_questions_parent_id_idx" ON "_quiz_v_version_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_quiz_v_version_questions_locales_locale_parent_id_unique" ON "_quiz_v_version_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_quiz_v_created_at_idx" ON "_quiz_v" USING btree ("created_at");
  CREATE INDEX "_quiz_v_updated_at_idx" ON "_quiz_v" USING btree ("updated_at");
  CREATE INDEX "_quiz_v_snapshot_idx" ON "_quiz_v" USING btree ("snapshot");
  CREATE INDEX "_quiz_v_published_locale_idx" ON "_quiz_v" USING btree ("published_locale");
  CREATE INDEX "_quiz_v_latest_idx" ON "_quiz_v" USING btree ("latest");`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "orders_lines" CASCADE;
  DROP TABLE "orders_part_parcels" CASCADE;
  DROP TABLE "orders_timeline" CASCADE;
  DROP TABLE "orders" CASCADE;
  DROP TABLE "order_notes" CASCADE;
  DROP TABLE "order_notes_rels" CASCADE;
  DROP TABLE "payments" CASCADE;
  DROP TABLE "credit_notes" CASCADE;
  DROP TABLE "requests_answers" CASCADE;
  DROP TABLE "requests" CASCADE;
  DROP TABLE "customer_reviews" CASCADE;
  DROP TABLE "customer_reviews_locales" CASCADE;
  DROP TABLE "preorder_offers" CASCADE;
  DROP TABLE "preorder_offers_locales" CASCADE;
  DROP TABLE "preorder_offers_rels" CASCADE;
  DROP TABLE "pre_orders" CASCADE;
  DROP TABLE "promo_codes" CASCADE;
  DROP TABLE "promo_codes_locales" CASCADE;
  DROP TABLE "promo_codes_texts" CASCADE;
  DROP TABLE "_promo_codes_v" CASCADE;
  DROP TABLE "_promo_codes_v_locales" CASCADE;
  DROP TABLE "_promo_codes_v_texts" CASCADE;
  DROP TABLE "gift_cards" CASCADE;
  DROP TABLE "gift_card_entries" CASCADE;
  DROP TABLE "carts" CASCADE;
  DROP TABLE "cart_lines" CASCADE;
  DROP TABLE "bespoke_watches" CASCADE;
  DROP TABLE "gift_wishes" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "webhook_events" CASCADE;
  DROP TABLE "counters" CASCADE;
  DROP TABLE "limits" CASCADE;
  DROP TABLE "form_outcomes" CASCADE;
  DROP TABLE "day_figures" CASCADE;
  DROP TABLE "watches" CASCADE;
  DROP TABLE "watches_locales" CASCADE;
  DROP TABLE "watches_rels" CASCADE;
  DROP TABLE "_watches_v" CASCADE;
  DROP TABLE "_watches_v_locales" CASCADE;
  DROP TABLE "_watches_v_rels" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_locales" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_locales" CASCADE;
  DROP TABLE "_products_v_rels" CASCADE;
  DROP TABLE "price_history" CASCADE;
  DROP TABLE "price_batches" CASCADE;
  DROP TABLE "price_changes" CASCADE;
  DROP TABLE "case_types" CASCADE;
  DROP TABLE "case_types_locales" CASCADE;
  DROP TABLE "case_types_rels" CASCADE;
  DROP TABLE "_case_types_v" CASCADE;
  DROP TABLE "_case_types_v_locales" CASCADE;
  DROP TABLE "_case_types_v_rels" CASCADE;
  DROP TABLE "case_colors" CASCADE;
  DROP TABLE "case_colors_locales" CASCADE;
  DROP TABLE "_case_colors_v" CASCADE;
  DROP TABLE "_case_colors_v_locales" CASCADE;
  DROP TABLE "case_diameters" CASCADE;
  DROP TABLE "case_diameters_locales" CASCADE;
  DROP TABLE "_case_diameters_v" CASCADE;
  DROP TABLE "_case_diameters_v_locales" CASCADE;
  DROP TABLE "caseback_types" CASCADE;
  DROP TABLE "caseback_types_locales" CASCADE;
  DROP TABLE "_caseback_types_v" CASCADE;
  DROP TABLE "_caseback_types_v_locales" CASCADE;
  DROP TABLE "complications" CASCADE;
  DROP TABLE "complications_locales" CASCADE;
  DROP TABLE "_complications_v" CASCADE;
  DROP TABLE "_complications_v_locales" CASCADE;
  DROP TABLE "dials" CASCADE;
  DROP TABLE "dials_locales" CASCADE;
  DROP TABLE "_dials_v" CASCADE;
  DROP TABLE "_dials_v_locales" CASCADE;
  DROP TABLE "date_colors" CASCADE;
  DROP TABLE "date_colors_locales" CASCADE;
  DROP TABLE "_date_colors_v" CASCADE;
  DROP TABLE "_date_colors_v_locales" CASCADE;
  DROP TABLE "date_magnifiers" CASCADE;
  DROP TABLE "date_magnifiers_locales" CASCADE;
  DROP TABLE "_date_magnifiers_v" CASCADE;
  DROP TABLE "_date_magnifiers_v_locales" CASCADE;
  DROP TABLE "hands" CASCADE;
  DROP TABLE "hands_locales" CASCADE;
  DROP TABLE "_hands_v" CASCADE;
  DROP TABLE "_hands_v_locales" CASCADE;
  DROP TABLE "gmt_hands" CASCADE;
  DROP TABLE "gmt_hands_locales" CASCADE;
  DROP TABLE "_gmt_hands_v" CASCADE;
  DROP TABLE "_gmt_hands_v_locales" CASCADE;
  DROP TABLE "bezel_inserts" CASCADE;
  DROP TABLE "bezel_inserts_locales" CASCADE;
  DROP TABLE "_bezel_inserts_v" CASCADE;
  DROP TABLE "_bezel_inserts_v_locales" CASCADE;
  DROP TABLE "strap_families" CASCADE;
  DROP TABLE "strap_families_locales" CASCADE;
  DROP TABLE "strap_families_rels" CASCADE;
  DROP TABLE "_strap_families_v" CASCADE;
  DROP TABLE "_strap_families_v_locales" CASCADE;
  DROP TABLE "_strap_families_v_rels" CASCADE;
  DROP TABLE "straps" CASCADE;
  DROP TABLE "straps_locales" CASCADE;
  DROP TABLE "_straps_v" CASCADE;
  DROP TABLE "_straps_v_locales" CASCADE;
  DROP TABLE "strap_endlinks" CASCADE;
  DROP TABLE "strap_endlinks_locales" CASCADE;
  DROP TABLE "_strap_endlinks_v" CASCADE;
  DROP TABLE "_strap_endlinks_v_locales" CASCADE;
  DROP TABLE "buckles" CASCADE;
  DROP TABLE "buckles_locales" CASCADE;
  DROP TABLE "_buckles_v" CASCADE;
  DROP TABLE "_buckles_v_locales" CASCADE;
  DROP TABLE "second_straps" CASCADE;
  DROP TABLE "second_straps_locales" CASCADE;
  DROP TABLE "_second_straps_v" CASCADE;
  DROP TABLE "_second_straps_v_locales" CASCADE;
  DROP TABLE "rotors" CASCADE;
  DROP TABLE "rotors_locales" CASCADE;
  DROP TABLE "_rotors_v" CASCADE;
  DROP TABLE "_rotors_v_locales" CASCADE;
  DROP TABLE "packagings" CASCADE;
  DROP TABLE "packagings_locales" CASCADE;
  DROP TABLE "_packagings_v" CASCADE;
  DROP TABLE "_packagings_v_locales" CASCADE;
  DROP TABLE "warranties" CASCADE;
  DROP TABLE "warranties_locales" CASCADE;
  DROP TABLE "_warranties_v" CASCADE;
  DROP TABLE "_warranties_v_locales" CASCADE;
  DROP TABLE "priorities" CASCADE;
  DROP TABLE "priorities_locales" CASCADE;
  DROP TABLE "_priorities_v" CASCADE;
  DROP TABLE "_priorities_v_locales" CASCADE;
  DROP TABLE "layers" CASCADE;
  DROP TABLE "revisions" CASCADE;
  DROP TABLE "stock_items" CASCADE;
  DROP TABLE "stock_movements" CASCADE;
  DROP TABLE "stock_notices" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "banners_languages" CASCADE;
  DROP TABLE "banners" CASCADE;
  DROP TABLE "banners_locales" CASCADE;
  DROP TABLE "banners_texts" CASCADE;
  DROP TABLE "_banners_v_version_languages" CASCADE;
  DROP TABLE "_banners_v" CASCADE;
  DROP TABLE "_banners_v_locales" CASCADE;
  DROP TABLE "_banners_v_texts" CASCADE;
  DROP TABLE "questions" CASCADE;
  DROP TABLE "questions_locales" CASCADE;
  DROP TABLE "manuals_sections" CASCADE;
  DROP TABLE "manuals_sections_locales" CASCADE;
  DROP TABLE "manuals" CASCADE;
  DROP TABLE "manuals_locales" CASCADE;
  DROP TABLE "newsletters_languages" CASCADE;
  DROP TABLE "newsletters" CASCADE;
  DROP TABLE "newsletters_locales" CASCADE;
  DROP TABLE "translations" CASCADE;
  DROP TABLE "translations_locales" CASCADE;
  DROP TABLE "translation_notes" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "users_languages" CASCADE;
  DROP TABLE "users_notices" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "staff_sign_ins" CASCADE;
  DROP TABLE "audit_entries" CASCADE;
  DROP TABLE "staff_sessions" CASCADE;
  DROP TABLE "staff_links" CASCADE;
  DROP TABLE "staff_second_factors" CASCADE;
  DROP TABLE "staff_recovery_codes" CASCADE;
  DROP TABLE "customers_sessions" CASCADE;
  DROP TABLE "customers" CASCADE;
  DROP TABLE "customers_texts" CASCADE;
  DROP TABLE "customer_sessions" CASCADE;
  DROP TABLE "saved_watches" CASCADE;
  DROP TABLE "sign_in_codes" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "affiliates" CASCADE;
  DROP TABLE "affiliate_visits" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "shop_settings_charged_as_shown" CASCADE;
  DROP TABLE "shop_settings_vat_rates" CASCADE;
  DROP TABLE "shop_settings_workshop_closures" CASCADE;
  DROP TABLE "shop_settings_instalment_currencies" CASCADE;
  DROP TABLE "shop_settings" CASCADE;
  DROP TABLE "shop_settings_locales" CASCADE;
  DROP TABLE "shop_settings_texts" CASCADE;
  DROP TABLE "_shop_settings_v_version_charged_as_shown" CASCADE;
  DROP TABLE "_shop_settings_v_version_vat_rates" CASCADE;
  DROP TABLE "_shop_settings_v_version_workshop_closures" CASCADE;
  DROP TABLE "_shop_settings_v_version_instalment_currencies" CASCADE;
  DROP TABLE "_shop_settings_v" CASCADE;
  DROP TABLE "_shop_settings_v_locales" CASCADE;
  DROP TABLE "_shop_settings_v_texts" CASCADE;
  DROP TABLE "configurator_settings" CASCADE;
  DROP TABLE "_configurator_settings_v" CASCADE;
  DROP TABLE "navigation_bar_children" CASCADE;
  DROP TABLE "navigation_bar_children_locales" CASCADE;
  DROP TABLE "navigation_bar" CASCADE;
  DROP TABLE "navigation_bar_locales" CASCADE;
  DROP TABLE "navigation_side_menu" CASCADE;
  DROP TABLE "navigation_side_menu_locales" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "_navigation_v_version_bar_children" CASCADE;
  DROP TABLE "_navigation_v_version_bar_children_locales" CASCADE;
  DROP TABLE "_navigation_v_version_bar" CASCADE;
  DROP TABLE "_navigation_v_version_bar_locales" CASCADE;
  DROP TABLE "_navigation_v_version_side_menu" CASCADE;
  DROP TABLE "_navigation_v_version_side_menu_locales" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TABLE "footer_groups_links" CASCADE;
  DROP TABLE "footer_groups_links_locales" CASCADE;
  DROP TABLE "footer_groups" CASCADE;
  DROP TABLE "footer_groups_locales" CASCADE;
  DROP TABLE "footer_social" CASCADE;
  DROP TABLE "footer" CASCADE;
  DROP TABLE "footer_locales" CASCADE;
  DROP TABLE "_footer_v_version_groups_links" CASCADE;
  DROP TABLE "_footer_v_version_groups_links_locales" CASCADE;
  DROP TABLE "_footer_v_version_groups" CASCADE;
  DROP TABLE "_footer_v_version_groups_locales" CASCADE;
  DROP TABLE "_footer_v_version_social" CASCADE;
  DROP TABLE "_footer_v" CASCADE;
  DROP TABLE "_footer_v_locales" CASCADE;
  DROP TABLE "quiz_questions_answers_rules" CASCADE;
  DROP TABLE "quiz_questions_answers_parts" CASCADE;
  DROP TABLE "quiz_questions_answers" CASCADE;
  DROP TABLE "quiz_questions_answers_locales" CASCADE;
  DROP TABLE "quiz_questions" CASCADE;
  DROP TABLE "quiz_questions_locales" CASCADE;
  DROP TABLE "quiz" CASCADE;
  DROP TABLE "_quiz_v_version_questions_answers_rules" CASCADE;
  DROP TABLE "_quiz_v_version_questions_answers_parts" CASCADE;
  DROP TABLE "_quiz_v_version_questions_answers" CASCADE;
  DROP TABLE "_quiz_v_version_questions_answers_locales" CASCADE;
  DROP TABLE "_quiz_v_version_questions" CASCADE;
  DROP TABLE "_quiz_v_version_questions_locales" CASCADE;
  DROP TABLE "_quiz_v" CASCADE;
  DROP TABLE "payload_jobs_stats" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_orders_part_parcels_carrier";
  DROP TYPE "public"."enum_orders_state";
  DROP TYPE "public"."enum_orders_carrier";
  DROP TYPE "public"."enum_orders_locale";
  DROP TYPE "public"."enum_orders_payment_provider";
  DROP TYPE "public"."enum_payments_kind";
  DROP TYPE "public"."enum_requests_status";
  DROP TYPE "public"."enum_requests_kind";
  DROP TYPE "public"."enum_requests_locale";
  DROP TYPE "public"."enum_customer_reviews_status";
  DROP TYPE "public"."enum_customer_reviews_locale";
  DROP TYPE "public"."enum_promo_codes_kind";
  DROP TYPE "public"."enum_promo_codes_status";
  DROP TYPE "public"."enum__promo_codes_v_version_kind";
  DROP TYPE "public"."enum__promo_codes_v_version_status";
  DROP TYPE "public"."enum__promo_codes_v_published_locale";
  DROP TYPE "public"."enum_gift_cards_kind";
  DROP TYPE "public"."enum_gift_cards_locale";
  DROP TYPE "public"."enum_gift_card_entries_operation";
  DROP TYPE "public"."enum_gift_card_entries_account";
  DROP TYPE "public"."enum_mails_state";
  DROP TYPE "public"."enum_watches_line";
  DROP TYPE "public"."enum_watches_color";
  DROP TYPE "public"."enum_watches_stage";
  DROP TYPE "public"."enum_watches_status";
  DROP TYPE "public"."enum__watches_v_version_line";
  DROP TYPE "public"."enum__watches_v_version_color";
  DROP TYPE "public"."enum__watches_v_version_stage";
  DROP TYPE "public"."enum__watches_v_version_status";
  DROP TYPE "public"."enum__watches_v_published_locale";
  DROP TYPE "public"."enum_products_kind";
  DROP TYPE "public"."enum_products_availability";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_kind";
  DROP TYPE "public"."enum__products_v_version_availability";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum__products_v_published_locale";
  DROP TYPE "public"."enum_price_batches_state";
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
  DROP TYPE "public"."enum_dials_color";
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
  DROP TYPE "public"."enum_hands_metal";
  DROP TYPE "public"."enum_hands_lum_color";
  DROP TYPE "public"."enum_hands_status";
  DROP TYPE "public"."enum__hands_v_version_metal";
  DROP TYPE "public"."enum__hands_v_version_lum_color";
  DROP TYPE "public"."enum__hands_v_version_status";
  DROP TYPE "public"."enum__hands_v_published_locale";
  DROP TYPE "public"."enum_gmt_hands_status";
  DROP TYPE "public"."enum__gmt_hands_v_version_status";
  DROP TYPE "public"."enum__gmt_hands_v_published_locale";
  DROP TYPE "public"."enum_bezel_inserts_type";
  DROP TYPE "public"."enum_bezel_inserts_status";
  DROP TYPE "public"."enum__bezel_inserts_v_version_type";
  DROP TYPE "public"."enum__bezel_inserts_v_version_status";
  DROP TYPE "public"."enum__bezel_inserts_v_published_locale";
  DROP TYPE "public"."enum_strap_families_status";
  DROP TYPE "public"."enum__strap_families_v_version_status";
  DROP TYPE "public"."enum__strap_families_v_published_locale";
  DROP TYPE "public"."enum_straps_color";
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
  DROP TYPE "public"."enum_stock_items_list";
  DROP TYPE "public"."enum_stock_movements_reason";
  DROP TYPE "public"."enum_stock_notices_state";
  DROP TYPE "public"."enum_stock_notices_locale";
  DROP TYPE "public"."enum_pages_navbar";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_navbar";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_banners_languages";
  DROP TYPE "public"."enum_banners_place";
  DROP TYPE "public"."enum_banners_line";
  DROP TYPE "public"."enum_banners_status";
  DROP TYPE "public"."enum__banners_v_version_languages";
  DROP TYPE "public"."enum__banners_v_version_place";
  DROP TYPE "public"."enum__banners_v_version_line";
  DROP TYPE "public"."enum__banners_v_version_status";
  DROP TYPE "public"."enum__banners_v_published_locale";
  DROP TYPE "public"."enum_questions_group";
  DROP TYPE "public"."enum_manuals_sections_figure_drawing";
  DROP TYPE "public"."enum_manuals_sections_figure_illustration_view";
  DROP TYPE "public"."enum_manuals_sections_figure_illustration_stage";
  DROP TYPE "public"."enum_manuals_sections_figure_crop";
  DROP TYPE "public"."enum_manuals_cover_view";
  DROP TYPE "public"."enum_manuals_cover_stage";
  DROP TYPE "public"."enum_newsletters_languages";
  DROP TYPE "public"."enum_newsletters_state";
  DROP TYPE "public"."enum_translation_notes_state";
  DROP TYPE "public"."enum_users_languages";
  DROP TYPE "public"."enum_users_notices";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_staff_sign_ins_outcome";
  DROP TYPE "public"."enum_audit_entries_action";
  DROP TYPE "public"."enum_customers_locale";
  DROP TYPE "public"."enum_subscribers_state";
  DROP TYPE "public"."enum_subscribers_locale";
  DROP TYPE "public"."enum_affiliates_status";
  DROP TYPE "public"."enum_affiliates_locale";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_shop_settings_charged_as_shown";
  DROP TYPE "public"."enum_shop_settings_instalment_currencies";
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
  DROP TYPE "public"."enum_quiz_questions_answers_rules_trait";
  DROP TYPE "public"."enum_quiz_questions_answers_parts_field";
  DROP TYPE "public"."enum_quiz_questions_answers_illustration_view";
  DROP TYPE "public"."enum_quiz_questions_answers_illustration_stage";
  DROP TYPE "public"."enum_quiz_status";
  DROP TYPE "public"."enum__quiz_v_version_questions_answers_rules_trait";
  DROP TYPE "public"."enum__quiz_v_version_questions_answers_parts_field";
  DROP TYPE "public"."enum__quiz_v_version_questions_answers_illustration_view";
  DROP TYPE "public"."enum__quiz_v_version_questions_answers_illustration_stage";
  DROP TYPE "public"."enum__quiz_v_version_status";
  DROP TYPE "public"."enum__quiz_v_published_locale";`);
}
