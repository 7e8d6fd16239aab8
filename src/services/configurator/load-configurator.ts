import type { Locale } from "@/src/domain/locale/locale";
import type { Currency, Rates } from "@/src/domain/money/currency";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import { catalogueInLanguage } from "@/src/domain/watch/catalogue-in-language";
import type { Closure } from "@/src/domain/workshop/workshop";
import type { ShopSettings } from "@/src/domain/settings";
import type { Shop } from "@/src/services/shop";

/** All data the configurator needs, in one language. */
export interface LoadedConfigurator {
  readonly catalogue: Catalogue;
  readonly rates: Rates;
  readonly chargedAsShown: readonly Currency[];
  /** days for a watch of stocked parts */
  readonly baseLeadDays: number;
  /** days until the workshop has built one more watch after its queue */
  readonly queueDays: number;
  readonly closures: readonly Closure[];
  /** parts without a solid shape: a watch with one of them has no 3D view */
  readonly undrawn: readonly string[];
  /** where the shop sends to */
  readonly delivery: Pick<ShopSettings, "markets" | "shipping">;
}

/** Data that the configurator's page sends to the browser. */
export async function loadConfigurator(
  { store, undrawnParts }: Pick<Shop, "store" | "undrawnParts">,
  locale: Locale,
): Promise<LoadedConfigurator> {
  const [catalogue, settings] = await Promise.all([store.content.catalogue(), store.content.settings()]);
  return {
    catalogue: catalogueInLanguage(catalogue, locale),
    rates: settings.rates,
    chargedAsShown: settings.chargedAsShown,
    baseLeadDays: settings.leadDays,
    queueDays: settings.queueDays.bespoke,
    closures: settings.workshop.closures,
    delivery: { markets: settings.markets, shipping: settings.shipping },
    undrawn: await undrawnParts(catalogue),
  };
}
