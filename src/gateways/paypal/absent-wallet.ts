import { fail } from "@/src/domain/result";
import type { PaymentGateway } from "@/src/gateways/payment/payment-gateway";

const unavailable = async () => fail("unavailable" as const);

/** The wallet of a shop without an account there: not offered, and whatever is asked of it has to wait. */
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
