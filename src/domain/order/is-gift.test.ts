import { expect, test } from "vitest";
import { isGift } from "./is-gift";
import type { Order } from "./order";

const order = (name: string | null, shippingName: string | null, gift: object | null = null) =>
  ({ lines: [{ gift: null }, { gift }], contact: { name, shippingName } }) as unknown as Order;

test.each<[string, Order, boolean]>([
  ["to its buyer", order("Ada Lovelace", "Ada Lovelace"), false],
  ["to its buyer, with a space too many", order("Ada Lovelace ", " Ada Lovelace"), false],
  ["to somebody else", order("Ada Lovelace", "Grace Hopper"), true],
  ["to nobody who is named", order("Ada Lovelace", null), false],
  ["of nobody who is named", order(null, "Grace Hopper"), false],
  ["with a word for somebody", order("Ada Lovelace", "Ada Lovelace", { message: "" }), true],
])("a parcel %s", (_, sent, is) => expect(isGift(sent)).toBe(is));
