import { MigrateUpArgs, MigrateDownArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "delivered" boolean DEFAULT false;
  ALTER TABLE "brand" ADD COLUMN "order_prefix" varchar DEFAULT 'VAL';
  ALTER TABLE "_brand_v" ADD COLUMN "version_order_prefix" varchar DEFAULT 'VAL';
  CREATE INDEX "media_delivered_idx" ON "media" USING btree ("delivered");`);
  // A picture of a shop that already sells is a delivered one by its name, or because the shop has printed on it.
  await db.execute(sql`
   UPDATE "media" SET "delivered" = true WHERE "printed_from" IS NOT NULL OR "filename" IN (
     'DI01-standing.webp', 'DI01-worn.webp', 'DI02-standing.webp', 'DI02-worn.webp', 'DI03-standing.webp',
     'DI03-worn.webp', 'DI05-standing.webp', 'DI05-worn.webp', 'DIBU01-standing.webp', 'DIBU01-worn.webp',
     'DIHO-standing.webp', 'DIHO-worn.webp', 'DIPIAL-standing.webp', 'DIPIAL-worn.webp', 'DIPILI-standing.webp',
     'DIPILI-worn.webp', 'DIPIME-standing.webp', 'DIPIME-worn.webp', 'DIPIMM-standing.webp', 'DIPIMM-worn.webp',
     'DIPIRU-standing.webp', 'DIPIRU-worn.webp', 'RE1070-standing.webp', 'RE1070-worn.webp', 'box-premium.webp',
     'box-surprise.webp', 'box-travel.webp', 'flat-parts.webp', 'flat-straps.webp', 'flat-three-watches.webp',
     'hero-bu01.webp', 'hero-configurator.webp', 'hero-distinction.webp', 'hero-gift-cards.webp', 'hero-home.webp',
     'hero-horizon.webp', 'hero-maintenance.webp', 'hero-reminiscence.webp', 'hero-rose.webp', 'hero-story.webp',
     'macro-bezel.webp', 'macro-buckle.webp', 'macro-clasp.webp', 'macro-crown.webp', 'macro-dial.webp',
     'macro-enamel.webp', 'macro-hands.webp', 'macro-movement.webp', 'option-box-premium.webp', 'option-box-travel.webp',
     'option-buckle-butterfly.webp', 'option-buckle-deployant.webp', 'option-buckle-standard.webp', 'sizes-on-wrist.webp');`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_delivered_idx";
  ALTER TABLE "media" DROP COLUMN "delivered";
  ALTER TABLE "brand" DROP COLUMN "order_prefix";
  ALTER TABLE "_brand_v" DROP COLUMN "version_order_prefix";`);
}
