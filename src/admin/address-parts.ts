"use client";
import { addressFormat, addressParts, type AddressPart } from "@/src/domain/order/address-format";
import { useAdminMessages } from "./use-admin-messages";

/**
 * Labels of the parts of an address, under the names that a country has for them.
 * @param texts usual labels
 */
export function useAddressLabels(texts: Readonly<Record<Exclude<AddressPart, "state">, string>>) {
  const names = useAdminMessages("addressNames");
  return (part: AddressPart, country: string): string => {
    const name = addressFormat(country).names[part];
    if (name !== undefined) return names[name];
    return part === "state" ? names.region : texts[part];
  };
}

/** An address without what was entered for another country and is not used in its own. */
export function withUsedParts<Typed extends Readonly<Record<"country" | AddressPart, string>>>(
  typed: Typed,
): Typed {
  const { parts } = addressFormat(typed.country);
  const unused = addressParts.filter((part) => !parts.includes(part));
  return { ...typed, ...Object.fromEntries(unused.map((part) => [part, ""])) };
}
