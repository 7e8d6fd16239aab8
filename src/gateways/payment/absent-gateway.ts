import { fail } from "@/src/domain/result";
import type { PaymentGateway, ProviderTraits } from "./payment-gateway";

const unavailable = async () => fail("unavailable" as const);

/** A provider where the shop has no account: not offered, and payment calls return `unavailable`. */
export const absentGateway = (traits: ProviderTraits): PaymentGateway => ({
  traits,
  isOffered: false,
  createSession: unavailable,
  retrieveSession: unavailable,
  expireSession: unavailable,
  capture: unavailable,
  refund: unavailable,
  retrieveCharge: unavailable,
  findSession: unavailable,
  listMovements: unavailable,
  readEvent: async () => fail("bad-signature"),
  checkKey: async () => "unavailable",
  isReachable: async () => true,
});
