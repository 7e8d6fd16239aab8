import { fail } from "@/src/domain/result";
import type { PaymentGateway } from "@/src/gateways/payment/payment-gateway";

const unavailable = async () => fail("unavailable" as const);

/** The wallet of a shop without a PayPal account: not offered, and payment calls return `unavailable`. */
export const absentWallet: PaymentGateway = {
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
};
