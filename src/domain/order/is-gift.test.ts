import { expect, test } from "vitest";
import { isGift } from "./is-gift";
import type { Order } from "./order";

const order = (name: string | null, shippingName: string | null, gift: object | null = null) =>
  ({ lines: [{ gift: null }, { gift }], contact: { name, shippingName } }) as unknown as Order;

test.each<[string, Order, boolean]>([
  ["to the buyer", order("Ada Lovelace", "Ada Lovelace"), false],
  ["to the buyer, with surplus spaces", order("Ada Lovelace ", " Ada Lovelace"), false],
  ["to another name", order("Ada Lovelace", "Grace Hopper"), true],
  ["without a recipient's name", order("Ada Lovelace", null), false],
  ["without a buyer's name", order(null, "Grace Hopper"), false],
  ["with a gift message", order("Ada Lovelace", "Ada Lovelace", { message: "" }), true],
])("a parcel %s", (_, sent, is) => expect(isGift(sent)).toBe(is));
