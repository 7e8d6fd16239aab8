/** What a key of the API may do. Each route asks for one of them. */
export const apiScopes = [
  "read-catalogue",
  "write-prices",
  "read-stock",
  "write-stock",
  "read-orders",
  "write-fulfilments",
  "read-customers",
  "erase-customers",
  "read-gift-cards",
  "read-reports",
] as const;
export type ApiScope = (typeof apiScopes)[number];

export const isApiScope = (name: unknown): name is ApiScope => apiScopes.some((scope) => scope === name);
