import { languageTag, type Locale } from "@/src/domain/locale/locale";
import { writeAddress } from "./address-format";
import type { Order } from "./order";

/** A country's name in the reader's language; an unknown code stays unchanged. */
function countryName(code: string, locale: Locale): string {
  const names = new Intl.DisplayNames([languageTag(locale)], { type: "region", fallback: "code" });
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}

/** An address in the lines its country writes it in, then the country; empty ones are left out. */
export function addressLines({ contact, locale }: Pick<Order, "contact" | "locale">): readonly string[] {
  const address = contact.shippingAddress ?? contact.billingAddress;
  if (!address) return [];
  const country = address.country ? [countryName(address.country, locale)] : [];
  return [...writeAddress(contact.shippingName ?? contact.name ?? "", address), ...country];
}
