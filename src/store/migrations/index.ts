import * as migration_20261129_160504_initial from "./20261129_160504_initial";
import * as migration_20261129_160600_search_and_indexes from "./20261129_160600_search_and_indexes";
import * as migration_20261129_230347_watch_and_delivery_facts from "./20261129_230347_watch_and_delivery_facts";
import * as migration_20261129_235833_dial_printing from "./20261129_235833_dial_printing";
import * as migration_20261130_025844_brand from "./20261130_025844_brand";
import * as migration_20261130_071332_catalogue_imports from "./20261130_071332_catalogue_imports";
import * as migration_20261130_075845_brand_printing from "./20261130_075845_brand_printing";
import * as migration_20261130_080348_brand_look from "./20261130_080348_brand_look";
import * as migration_20261130_081651_former_payment_page from "./20261130_081651_former_payment_page";
import * as migration_20261130_094927_order_prefix_and_delivered_media from "./20261130_094927_order_prefix_and_delivered_media";
import * as migration_20261130_101518_watch_lines from "./20261130_101518_watch_lines";
import * as migration_20261130_101817_page_pictures from "./20261130_101817_page_pictures";
import * as migration_20261130_104758_delivered_content from "./20261130_104758_delivered_content";
import * as migration_20261130_105528_connections from "./20261130_105528_connections";
import * as migration_20261130_110021_strap_material from "./20261130_110021_strap_material";
import * as migration_20261130_131324_more_dial_colors from "./20261130_131324_more_dial_colors";
import * as migration_20261130_133646_markets from "./20261130_133646_markets";
import * as migration_20261130_135700_banner_keys_and_ad_pages from "./20261130_135700_banner_keys_and_ad_pages";
import * as migration_20261130_140923_law from "./20261130_140923_law";
import * as migration_20261130_161419_payment_vouchers from "./20261130_161419_payment_vouchers";
import * as migration_20261130_163531_own_prices from "./20261130_163531_own_prices";
import * as migration_20261130_164726_japan_notice from "./20261130_164726_japan_notice";
import * as migration_20261130_170032_duty_paid from "./20261130_170032_duty_paid";
import * as migration_20261130_191757_vat_limits_and_duties from "./20261130_191757_vat_limits_and_duties";
import * as migration_20261130_194833_api_keys from "./20261130_194833_api_keys";
import * as migration_20261130_195627_agents from "./20261130_195627_agents";
import * as migration_20261130_202036_webhooks from "./20261130_202036_webhooks";
import * as migration_20261130_203501_agent_sessions from "./20261130_203501_agent_sessions";
import * as migration_20261130_203847_assistant_keys from "./20261130_203847_assistant_keys";
import * as migration_20261130_222217_limits_of_callers from "./20261130_222217_limits_of_callers";
import * as migration_20261130_232423_one_table_of_repeated_requests from "./20261130_232423_one_table_of_repeated_requests";

export const migrations = [
  {
    up: migration_20261129_160504_initial.up,
    down: migration_20261129_160504_initial.down,
    name: "20261129_160504_initial",
  },
  {
    up: migration_20261129_160600_search_and_indexes.up,
    down: migration_20261129_160600_search_and_indexes.down,
    name: "20261129_160600_search_and_indexes",
  },
  {
    up: migration_20261129_230347_watch_and_delivery_facts.up,
    down: migration_20261129_230347_watch_and_delivery_facts.down,
    name: "20261129_230347_watch_and_delivery_facts",
  },
  {
    up: migration_20261129_235833_dial_printing.up,
    down: migration_20261129_235833_dial_printing.down,
    name: "20261129_235833_dial_printing",
  },
  {
    up: migration_20261130_025844_brand.up,
    down: migration_20261130_025844_brand.down,
    name: "20261130_025844_brand",
  },
  {
    up: migration_20261130_071332_catalogue_imports.up,
    down: migration_20261130_071332_catalogue_imports.down,
    name: "20261130_071332_catalogue_imports",
  },
  {
    up: migration_20261130_075845_brand_printing.up,
    down: migration_20261130_075845_brand_printing.down,
    name: "20261130_075845_brand_printing",
  },
  {
    up: migration_20261130_080348_brand_look.up,
    down: migration_20261130_080348_brand_look.down,
    name: "20261130_080348_brand_look",
  },
  {
    up: migration_20261130_081651_former_payment_page.up,
    down: migration_20261130_081651_former_payment_page.down,
    name: "20261130_081651_former_payment_page",
  },
  {
    up: migration_20261130_094927_order_prefix_and_delivered_media.up,
    down: migration_20261130_094927_order_prefix_and_delivered_media.down,
    name: "20261130_094927_order_prefix_and_delivered_media",
  },
  {
    up: migration_20261130_101518_watch_lines.up,
    down: migration_20261130_101518_watch_lines.down,
    name: "20261130_101518_watch_lines",
  },
  {
    up: migration_20261130_101817_page_pictures.up,
    down: migration_20261130_101817_page_pictures.down,
    name: "20261130_101817_page_pictures",
  },
  {
    up: migration_20261130_104758_delivered_content.up,
    down: migration_20261130_104758_delivered_content.down,
    name: "20261130_104758_delivered_content",
  },
  {
    up: migration_20261130_105528_connections.up,
    down: migration_20261130_105528_connections.down,
    name: "20261130_105528_connections",
  },
  {
    up: migration_20261130_110021_strap_material.up,
    down: migration_20261130_110021_strap_material.down,
    name: "20261130_110021_strap_material",
  },
  {
    up: migration_20261130_131324_more_dial_colors.up,
    down: migration_20261130_131324_more_dial_colors.down,
    name: "20261130_131324_more_dial_colors",
  },
  {
    up: migration_20261130_133646_markets.up,
    down: migration_20261130_133646_markets.down,
    name: "20261130_133646_markets",
  },
  {
    up: migration_20261130_135700_banner_keys_and_ad_pages.up,
    down: migration_20261130_135700_banner_keys_and_ad_pages.down,
    name: "20261130_135700_banner_keys_and_ad_pages",
  },
  {
    up: migration_20261130_140923_law.up,
    down: migration_20261130_140923_law.down,
    name: "20261130_140923_law",
  },
  {
    up: migration_20261130_161419_payment_vouchers.up,
    down: migration_20261130_161419_payment_vouchers.down,
    name: "20261130_161419_payment_vouchers",
  },
  {
    up: migration_20261130_163531_own_prices.up,
    down: migration_20261130_163531_own_prices.down,
    name: "20261130_163531_own_prices",
  },
  {
    up: migration_20261130_164726_japan_notice.up,
    down: migration_20261130_164726_japan_notice.down,
    name: "20261130_164726_japan_notice",
  },
  {
    up: migration_20261130_170032_duty_paid.up,
    down: migration_20261130_170032_duty_paid.down,
    name: "20261130_170032_duty_paid",
  },
  {
    up: migration_20261130_191757_vat_limits_and_duties.up,
    down: migration_20261130_191757_vat_limits_and_duties.down,
    name: "20261130_191757_vat_limits_and_duties",
  },
  {
    up: migration_20261130_194833_api_keys.up,
    down: migration_20261130_194833_api_keys.down,
    name: "20261130_194833_api_keys",
  },
  {
    up: migration_20261130_195627_agents.up,
    down: migration_20261130_195627_agents.down,
    name: "20261130_195627_agents",
  },
  {
    up: migration_20261130_202036_webhooks.up,
    down: migration_20261130_202036_webhooks.down,
    name: "20261130_202036_webhooks",
  },
  {
    up: migration_20261130_203501_agent_sessions.up,
    down: migration_20261130_203501_agent_sessions.down,
    name: "20261130_203501_agent_sessions",
  },
  {
    up: migration_20261130_203847_assistant_keys.up,
    down: migration_20261130_203847_assistant_keys.down,
    name: "20261130_203847_assistant_keys",
  },
  {
    up: migration_20261130_222217_limits_of_callers.up,
    down: migration_20261130_222217_limits_of_callers.down,
    name: "20261130_222217_limits_of_callers",
  },
  {
    up: migration_20261130_232423_one_table_of_repeated_requests.up,
    down: migration_20261130_232423_one_table_of_repeated_requests.down,
    name: "20261130_232423_one_table_of_repeated_requests",
  },
];
