import { walletReturn } from "@/src/domain/order/wallet-return";
import type { ProviderTraits } from "@/src/gateways/payment/payment-gateway";

export const paypalTraits: ProviderTraits = {
  subjectOf: (type) => {
    if (/^PAYMENT\.CAPTURE\.(REFUNDED|REVERSED|LISTED)$/.test(type)) return "payment";
    return /^(CHECKOUT\.ORDER|PAYMENT\.CAPTURE)\./.test(type) ? "session" : null;
  },
  listedType: "PAYMENT.CAPTURE.LISTED",
  // The page captures the approved payment.
  returnUrl: (thanks) => {
    const url = new URL(thanks);
    url.searchParams.set(walletReturn.name, walletReturn.value);
    return url.href;
  },
};
