/** Query of a shopper's return from PayPal: the shop then captures the approved payment. */
export const walletReturn = { name: "retour", value: "paypal" } as const;
