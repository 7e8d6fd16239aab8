import type { Currency } from "./currency";

/**
 * Currency the card is charged in: the shown one where the shop settles in it, else euros.
 * @param chargedAsShown currencies the shop settles in, besides EUR (shop settings)
 * Source: specification 9.5.
 */
export function chargeCurrency(shown: Currency, chargedAsShown: readonly Currency[]): Currency {
  return chargedAsShown.includes(shown) ? shown : "EUR";
}
