/** What the address says of a shopper who comes back from the wallet: the shop then takes the money agreed to. */
export const walletReturn = { name: "retour", value: "paypal" } as const;
