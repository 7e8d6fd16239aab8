import type { Brand } from "./brand";
import type { Localised } from "./locale/locale";
import type { Currency, Rates } from "./money/currency";
import type { Carrier } from "./order/carrier";
import type { Market } from "./market/market";
import type { Minor } from "./money/minor";
import type { VatTable } from "./vat/vat-rates";
import type { PerSort, Workshop } from "./workshop/workshop";

/** The seller, as receipts and legal pages have to name it. */
export interface Company {
  readonly name: string;
  readonly address: readonly string[];
  readonly registration: string;
  readonly vatNumber: string;
  readonly email: string;
  readonly phone: string;
  /** Share capital with its currency, as registered. Empty where the owner has not entered it. */
  readonly capital: string;
  /** Person responsible for the site's publications. Source: French law on trust in the digital economy, article 6. */
  readonly director: string;
  /** Name, address and telephone of the hosting provider, on one line. */
  readonly host: string;
  /** Name, address and site of the consumer mediator, on one line. Source: French consumer code, L616-1. */
  readonly mediator: string;
}

/** Delivery is in every price: a cart's total is the sum of its lines. Source: specification §9. */
export interface Shipping {
  /** ISO codes of the countries the shop sends to. */
  readonly countries: readonly string[];
  /** The usual carrier; null where none is named. */
  readonly carrier: Carrier | null;
  /** Days from dispatch to delivery; null where no delivery day is announced. */
  readonly transitDays: number | null;
}

/** Payment in instalments, as it is announced beside a total. */
export interface Instalment {
  readonly enabled: boolean;
  readonly count: number;
  /** Currencies the provider announces it in. Source: specification §7, third-party scripts. */
  readonly currencies: readonly Currency[];
}

/** The shop closed by its editors: every page shows /maintenance and nothing can be ordered. */
export interface Maintenance {
  readonly isClosed: boolean;
  /** Planned end, ISO 8601; null where none is set. */
  readonly until: string | null;
  readonly text: Localised;
}

/** Settings of the whole shop, edited by marketers in the CMS. */
export interface ShopSettings {
  /** Base price of a bespoke watch, hundredths of a euro. Source: specification §9. */
  readonly basePrice: Minor;
  readonly rates: Rates;
  /** Currencies charged as shown, besides EUR. Source: specification 9.5. */
  readonly chargedAsShown: readonly Currency[];
  /** Gift card offered in the cart drawer. Source: specification §9. */
  readonly upsell: { readonly sku: string; readonly price: Minor };
  /** Source: specification §2, banner. */
  readonly bannerSeconds: number;
  /** Tax by country of delivery. Source: specification 9.8. */
  readonly vat: VatTable;
  /** Rate of the shop's own country: shown before the delivery country is known. */
  readonly vatPercent: number;
  readonly shipping: Shipping;
  /** By currency; decision 0158. */
  readonly markets: readonly Market[];
  readonly instalment: Instalment;
  /** Days from payment to dispatch, before what the parts add. */
  readonly leadDays: number;
  readonly workshop: Workshop;
  /** Days until one more piece is built after those now in the queue, computed every minute; 0 ignores the queue. */
  readonly queueDays: PerSort<number>;
  /** Names the version of the terms a buyer agrees to; orders keep it. */
  readonly termsVersion: string;
  /** Paths that advertisements lead to, without a language. Source: specification §7, POST /api/pi. */
  readonly adPages: readonly string[];
  readonly brand: Brand;
  readonly company: Company;
  readonly maintenance: Maintenance;
}
