import { missingParts } from "@/src/domain/order/address-format";
import type { Address } from "@/src/domain/order/order";
import { isParcelHere } from "@/src/domain/order/order-state";
import { isPostalCode } from "@/src/domain/order/postal-code";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";

/**
 * `on-its-way`: the parcel has left, or there will be none. `not-sent-there`: the shop does not send to that country.
 * `incomplete`: a part is missing that the country needs. `postal-code`: the post code does not match that country's format.
 */
export type AddressError = "not-found" | "on-its-way" | "not-sent-there" | "incomplete" | "postal-code";

export interface CorrectedAddress {
  readonly name: string;
  readonly address: Address & { readonly country: string };
}

/**
 * Replaces the delivery address before the parcel has left; the buyer is notified by mail. The timeline records the staff
 * member but not the addresses, which must stay erasable.
 * @param by e-mail of the staff member
 */
export async function correctAddress(
  shop: Shop,
  orderId: number,
  { name, address }: CorrectedAddress,
  by: string,
): Promise<Result<null, AddressError>> {
  const { shipping } = await shop.store.loadSettings();
  if (!shipping.countries.includes(address.country)) return fail("not-sent-there");
  if (missingParts(address.country, address).length > 0) return fail("incomplete");
  if (!isPostalCode(address.postalCode ?? "", address.country)) return fail("postal-code");
  const known = await shop.store.orders.findOrder("id", orderId);
  if (!known) return fail("not-found");
  const corrected = await shop.store.transaction(async (tx): Promise<Result<null, AddressError>> => {
    const order = await tx.orders.lockOrder(known.number);
    if (!order || !isParcelHere(order.state)) return fail("on-its-way");
    const now = shop.clock();
    await tx.orders.noteAddress(order.id, name, address, now);
    await tx.orders.addToTimeline(order.id, now, "address", by);
    await tx.mails.queueOrderMail(order.id, "order-address", now, now.toISOString());
    return ok(null);
  });
  if (corrected.ok) shop.flushOutbox();
  return corrected;
}
