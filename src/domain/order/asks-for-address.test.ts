import { expect, test } from "vitest";
import type { OrderedKind } from "@/src/domain/cart/article-kind";
import { asksForAddress } from "./asks-for-address";
import { hasParcel } from "./has-parcel";
import { isDonation } from "./is-donation";
import type { Order } from "./order";

const linesOf = (...kinds: OrderedKind[]) => kinds.map((kind) => ({ kind })) as unknown as Order["lines"];
const contact = (shippingAddress: object | null) => ({ shippingAddress }) as Order["contact"];

test.each<[OrderedKind[], hasParcel: boolean, isDonation: boolean]>([
  [["watch"], true, false],
  [["gift-card", "watch"], true, false],
  [["gift-card", "gift-watch"], false, false],
  [["donation"], false, true],
  [["donation", "watch"], true, false],
  [[], false, false],
])("%j: a parcel %s, a donation %s", (kinds, parcel, donation) => {
  const lines = linesOf(...kinds);
  expect(hasParcel({ lines })).toBe(parcel);
  expect(isDonation({ lines })).toBe(donation);
  expect(asksForAddress({ lines, contact: contact(null) })).toBe(parcel);
  // A known address is not asked for again.
  expect(asksForAddress({ lines, contact: contact({ city: "Nantes" }) })).toBe(false);
});
