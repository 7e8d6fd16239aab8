import type { ProviderTraits } from "@/src/gateways/payment/payment-gateway";

export const stripeTraits: ProviderTraits = {
  subjectOf: (type) => {
    if (type.startsWith("checkout.session.")) return "session";
    return /^(charge\.(refunded|refund\.updated|dispute\.|listed$)|refund\.)/.test(type) ? "payment" : null;
  },
  listedType: "charge.listed",
  returnUrl: (thanks) => thanks,
};
