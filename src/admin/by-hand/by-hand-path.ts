export const byHandPath = "/admin/order-by-hand";

/** The form for an order that replaces pieces of another one. */
export const exchangePath = (order: number): string => `${byHandPath}?exchange=${order}`;
