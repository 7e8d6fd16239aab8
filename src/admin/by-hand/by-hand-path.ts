export const byHandPath = "/admin/order-by-hand";

/** The form for what takes the place of pieces of an order. */
export const exchangePath = (order: number): string => `${byHandPath}?exchange=${order}`;
