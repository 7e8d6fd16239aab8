import * as migration_20261121_103036_shop from './20261121_103036_shop';
import * as migration_20261121_112512_company_facts from './20261121_112512_company_facts';
import * as migration_20261121_112720_translations from './20261121_112720_translations';
import * as migration_20261121_112925_reviews_availability from './20261121_112925_reviews_availability';
import * as migration_20261121_113337_page_blocks from './20261121_113337_page_blocks';
import * as migration_20261121_113500_search from './20261121_113500_search';
import * as migration_20261121_113907_manuals from './20261121_113907_manuals';
import * as migration_20261121_115424_quiz from './20261121_115424_quiz';
import * as migration_20261121_123205_customers_sign_in from './20261121_123205_customers_sign_in';
import * as migration_20261121_123801_order_tracking from './20261121_123801_order_tracking';
import * as migration_20261121_143632_orders_without_cart from './20261121_143632_orders_without_cart';
import * as migration_20261121_143810_payment_provider from './20261121_143810_payment_provider';
import * as migration_20261121_143856_gift_wishes from './20261121_143856_gift_wishes';
import * as migration_20261121_144335_preorders from './20261121_144335_preorders';
import * as migration_20261121_144936_registrations from './20261121_144936_registrations';
import * as migration_20261121_145732_retention_jobs from './20261121_145732_retention_jobs';
import * as migration_20261121_151143_part_colours from './20261121_151143_part_colours';
import * as migration_20261122_081105_form_outcomes from './20261122_081105_form_outcomes';
import * as migration_20261122_083000_growth from './20261122_083000_growth';

export const migrations = [
  {
    up: migration_20261121_103036_shop.up,
    down: migration_20261121_103036_shop.down,
    name: '20261121_103036_shop',
  },
  {
    up: migration_20261121_112512_company_facts.up,
    down: migration_20261121_112512_company_facts.down,
    name: '20261121_112512_company_facts',
  },
  {
    up: migration_20261121_112720_translations.up,
    down: migration_20261121_112720_translations.down,
    name: '20261121_112720_translations',
  },
  {
    up: migration_20261121_112925_reviews_availability.up,
    down: migration_20261121_112925_reviews_availability.down,
    name: '20261121_112925_reviews_availability',
  },
  {
    up: migration_20261121_113337_page_blocks.up,
    down: migration_20261121_113337_page_blocks.down,
    name: '20261121_113337_page_blocks',
  },
  {
    up: migration_20261121_113500_search.up,
    down: migration_20261121_113500_search.down,
    name: '20261121_113500_search',
  },
  {
    up: migration_20261121_113907_manuals.up,
    down: migration_20261121_113907_manuals.down,
    name: '20261121_113907_manuals',
  },
  {
    up: migration_20261121_115424_quiz.up,
    down: migration_20261121_115424_quiz.down,
    name: '20261121_115424_quiz',
  },
  {
    up: migration_20261121_123205_customers_sign_in.up,
    down: migration_20261121_123205_customers_sign_in.down,
    name: '20261121_123205_customers_sign_in',
  },
  {
    up: migration_20261121_123801_order_tracking.up,
    down: migration_20261121_123801_order_tracking.down,
    name: '20261121_123801_order_tracking',
  },
  {
    up: migration_20261121_143632_orders_without_cart.up,
    down: migration_20261121_143632_orders_without_cart.down,
    name: '20261121_143632_orders_without_cart',
  },
  {
    up: migration_20261121_143810_payment_provider.up,
    down: migration_20261121_143810_payment_provider.down,
    name: '20261121_143810_payment_provider',
  },
  {
    up: migration_20261121_143856_gift_wishes.up,
    down: migration_20261121_143856_gift_wishes.down,
    name: '20261121_143856_gift_wishes',
  },
  {
    up: migration_20261121_144335_preorders.up,
    down: migration_20261121_144335_preorders.down,
    name: '20261121_144335_preorders',
  },
  {
    up: migration_20261121_144936_registrations.up,
    down: migration_20261121_144936_registrations.down,
    name: '20261121_144936_registrations',
  },
  {
    up: migration_20261121_145732_retention_jobs.up,
    down: migration_20261121_145732_retention_jobs.down,
    name: '20261121_145732_retention_jobs',
  },
  {
    up: migration_20261121_151143_part_colours.up,
    down: migration_20261121_151143_part_colours.down,
    name: '20261121_151143_part_colours',
  },
  {
    up: migration_20261122_081105_form_outcomes.up,
    down: migration_20261122_081105_form_outcomes.down,
    name: '20261122_081105_form_outcomes',
  },
  {
    up: migration_20261122_083000_growth.up,
    down: migration_20261122_083000_growth.down,
    name: '20261122_083000_growth'
  },
];
