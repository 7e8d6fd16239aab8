import { missingParts, type AddressPart } from "@/src/domain/order/address-format";
import type { Address, OrderContact } from "@/src/domain/order/order";
import { isPostalCode } from "@/src/domain/order/postal-code";
import { normaliseEmail } from "@/src/domain/mail/email-address";
import type { Destination, PostalAddress, SessionData, UcpBuyer } from "./agent-session";

/** Names of an address's parts in the protocol. */
export const partFields = {
  line1: "street_address",
  line2: "extended_address",
  postalCode: "postal_code",
  city: "address_locality",
  state: "address_region",
} as const satisfies Readonly<Record<AddressPart, keyof PostalAddress>>;

const filled = (text: string | undefined): string | null => text?.trim() || null;

const toAddress = (destination: PostalAddress): Address => ({
  line1: filled(destination.street_address),
  line2: filled(destination.extended_address),
  postalCode: filled(destination.postal_code),
  city: filled(destination.address_locality),
  state: filled(destination.address_region),
  country: filled(destination.address_country)?.toUpperCase() ?? null,
});

const isJapanese = (text: string) => /[\u3040-\u30ff\u4e00-\u9fff]/u.test(text);

/** A name in the order of its writing. */
function nameOf({ first_name: first, last_name: last }: Pick<UcpBuyer, "first_name" | "last_name">) {
  const parts = [filled(first), filled(last)].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return isJapanese(parts.join("")) ? parts.toReversed().join(" ") : parts.join(" ");
}

/** The chosen destination, and its place among all. */
export function chosenDestination({
  destinations,
  destination,
}: Pick<SessionData, "destinations" | "destination">): {
  readonly chosen: Destination | null;
  readonly place: number;
} {
  const place = destinations.findIndex(({ id }) => id === destination);
  return { chosen: destinations[place] ?? null, place };
}

/** What is still missing before a buyer can pay: its place in the answer, and why. */
export interface MissingFact {
  readonly path: string;
  readonly reason: "email" | "no-email" | "name" | "address" | "part" | "postal-code" | "country";
}

/** What hinders sending a parcel to a destination. @param countries that the shop sends to */
function addressFaults(
  { chosen, place }: ReturnType<typeof chosenDestination>,
  buyer: UcpBuyer | null,
  countries: readonly string[],
): readonly MissingFact[] {
  if (!chosen) return [{ path: "$.fulfillment.methods[0].selected_destination_id", reason: "address" }];
  const at = (field: keyof PostalAddress) => `$.fulfillment.methods[0].destinations[${place}].${field}`;
  const { country, ...parts } = toAddress(chosen);
  if (country === null) return [{ path: at("address_country"), reason: "part" }];
  if (!countries.includes(country)) return [{ path: at("address_country"), reason: "country" }];
  const missing = missingParts(country, parts);
  const isCodeWrong = parts.postalCode !== null && !isPostalCode(parts.postalCode, country);
  return [
    ...missing.map((part) => ({ path: at(partFields[part]), reason: "part" as const })),
    ...(isCodeWrong ? [{ path: at("postal_code"), reason: "postal-code" as const }] : []),
    ...(nameOf(chosen) === null && nameOf(buyer ?? {}) === null
      ? [{ path: at("last_name"), reason: "name" as const }]
      : []),
  ];
}

/** What a checkout lacks beside the payment. @param hasParcel whether something is sent */
export function missingFacts(
  data: SessionData,
  { hasParcel, countries }: { readonly hasParcel: boolean; readonly countries: readonly string[] },
): readonly MissingFact[] {
  const email = filled(data.buyer?.email);
  const emails: readonly MissingFact[] =
    email !== null && normaliseEmail(email) !== null
      ? []
      : [{ path: "$.buyer.email", reason: email === null ? "no-email" : "email" }];
  return hasParcel ? [...emails, ...addressFaults(chosenDestination(data), data.buyer, countries)] : emails;
}

/**
 * What the order and its payment page are filled in with. An address that cannot be sent to is left out: the payment page
 * asks for it.
 */
export function contactOf(
  data: SessionData,
  { hasParcel, countries }: { readonly hasParcel: boolean; readonly countries: readonly string[] },
): OrderContact {
  const choice = chosenDestination(data);
  const { chosen } = choice;
  const isSent = hasParcel && chosen && addressFaults(choice, data.buyer, countries).length === 0;
  const buyer = data.buyer ?? {};
  return {
    email: normaliseEmail(buyer.email ?? ""),
    name: nameOf(buyer) ?? (chosen && nameOf(chosen)),
    phone: filled(chosen?.phone_number) ?? filled(buyer.phone_number),
    billingAddress: null,
    shippingName: isSent ? (nameOf(chosen) ?? nameOf(buyer)) : null,
    shippingAddress: isSent ? toAddress(chosen) : null,
  };
}
