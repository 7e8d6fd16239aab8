import type { Locale } from "@/src/domain/locale/locale";
import { withdrawalDays } from "@/src/domain/order/withdrawal";
import { pageAddress } from "@/src/i18n/page-address";
import type { Thing } from "./structured-data";

/** When and where a watch is sent. */
export interface Sending {
  /** ISO codes of the countries the shop sends to. */
  readonly countries: readonly string[];
  /** From the order to the dispatch. */
  readonly days: number;
  /** From the dispatch to the delivery; null where none are announced. */
  readonly transitDays: number | null;
}

const inDays = (least: number, most: number): Thing => ({
  "@type": "QuantitativeValue",
  minValue: least,
  maxValue: most,
  unitCode: "DAY",
});

/** Delivery is in every price. Source: schema.org, OfferShippingDetails. */
export const shippingThing = ({ countries, days, transitDays }: Sending): Thing => ({
  "@type": "OfferShippingDetails",
  shippingRate: { "@type": "MonetaryAmount", value: "0", currency: "EUR" },
  shippingDestination: { "@type": "DefinedRegion", addressCountry: [...countries] },
  ...(transitDays !== null && {
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      handlingTime: inDays(0, days),
      transitTime: inDays(0, transitDays),
    },
  }),
});

/** The right to withdraw, which holds for every watch. Source: schema.org, MerchantReturnPolicy. */
export const returnsThing = ({ countries }: Sending, origin: string, locale: Locale): Thing => ({
  "@type": "MerchantReturnPolicy",
  applicableCountry: [...countries],
  returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
  merchantReturnDays: withdrawalDays,
  returnMethod: "https://schema.org/ReturnByMail",
  merchantReturnLink: pageAddress(origin, locale, "/politique-de-retour"),
});
