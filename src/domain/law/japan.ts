import { isExampleAddress, isUnsaid } from "@/src/domain/company-facts";
import { localPayments } from "@/src/domain/market/local-payments";
import { marketOfCountry } from "@/src/domain/market/market";
import type { Minor } from "@/src/domain/money/minor";
import type { ShopSettings } from "@/src/domain/settings";
import { vatRateOf } from "@/src/domain/vat/vat-rates";
import type { JapanSeller, Law } from "./law";

/** Address of the notice that Japanese law asks of who sells at a distance; it exists in Japanese. */
export const japanNoticePath = "/tokushoho";

const japan = "JP";

/** Whether the shop sells to Japan. */
export const sellsToJapan = (countries: readonly string[]): boolean => countries.includes(japan);

/** Facts of the seller, by the names they have in the form. */
export type JapanFact = "seller" | "representative" | "address" | "phone" | "hours";

type Company = Pick<ShopSettings["company"], "name" | "address" | "phone">;

/** The seller as the notice names it: what is empty is the shop's own company. */
export const japanSeller = (entered: JapanSeller, company: Company): JapanSeller => ({
  ...entered,
  seller: entered.seller || company.name,
  address: entered.address.length > 0 ? entered.address : company.address,
  phone: entered.phone || company.phone,
});

/**
 * Facts that are missing or an example, in the order of the notice; an office in Japan is named by a seller that has one.
 * Source: 特定商取引法 (act 57 of 1976), article 11, and the items of the Consumer Affairs Agency's guide.
 */
export function missingJapanFacts(law: Pick<Law, "japan">, company: Company): readonly JapanFact[] {
  const { seller, representative, address, phone, hours } = japanSeller(law.japan, company);
  const facts = [
    ["seller", seller],
    ["representative", representative],
    ["address", address.join("\n")],
    ["phone", phone],
    ["hours", hours],
  ] as const;
  return facts.filter(([, said]) => isUnsaid(said) || isExampleAddress(said)).map(([fact]) => fact);
}

type Settings = Pick<ShopSettings, "vat" | "markets" | "chargedAsShown"> & {
  readonly company: Company;
  readonly shipping: Pick<ShopSettings["shipping"], "transitDays">;
};

/** Days from dispatch to delivery in Japan; null where none are announced. */
export const japanDays = ({ markets, shipping }: Pick<Settings, "markets" | "shipping">): number | null =>
  marketOfCountry(markets, japan)?.transitDays ?? shipping.transitDays;

const yes = (holds: boolean): string => (holds ? "1" : "");
/** As Japanese texts write an amount; prices of the shop have its own form. */
const yen = (amount: Minor): string => `${new Intl.NumberFormat("ja").format(amount / 100)}円`;
const some = (percent: number): string => (percent > 0 ? String(percent) : "");

/** What the notice is filled in with, by placeholder; empty for what does not hold. */
export function japanNames(law: Pick<Law, "japan">, settings: Settings): Readonly<Record<string, string>> {
  const { seller, representative, address, office, phone, hours } = japanSeller(law.japan, settings.company);
  const market = marketOfCountry(settings.markets, japan);
  const border = market?.border.payer === "buyer" ? market.border : null;
  const isInYen = settings.chargedAsShown.includes("JPY");
  const percent = vatRateOf(settings.vat, japan);
  const payments = (market?.payments ?? []).map((key) => localPayments[key].name);
  return {
    "japan.seller": seller,
    "japan.representative": representative,
    "japan.address": address.join("、"),
    "japan.office": office.join("、"),
    "japan.phone": phone,
    "japan.hours": hours,
    "japan.days": String(japanDays(settings) ?? ""),
    "japan.payments": isInYen ? payments.join("、") : "",
    "japan.inEuros": yes(!isInYen),
    "japan.vatPercent": some(percent),
    "japan.isExport": yes(percent === 0),
    "japan.buyerPays": yes(border !== null),
    "japan.dutyPaid": yes(typeof border?.dutyPaidPercent === "number"),
    "japan.shopPays": yes(market?.border.payer === "shop"),
    "japan.dutyPercent": some(border?.dutyPercent ?? 0),
    "japan.taxPercent": some(border?.taxPercent ?? 0),
    "japan.valuePercent": some(border?.valuePercent ?? 0),
    "japan.taxFreeBelow": border && border.taxFreeBelow > 0 ? yen(border.taxFreeBelow) : "",
  };
}
