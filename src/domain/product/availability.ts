/**
 * Whether a product can be had. All watches are assembled when they are ordered:
 * "in-stock" has all its parts in the workshop, of "made-to-order" a part is made for it first,
 * "sold-out" is shown but not sold. The promised days are the same for the first two.
 */
export const availabilities = ["in-stock", "made-to-order", "sold-out"] as const;
export type Availability = (typeof availabilities)[number];

/** Availability for shoppers: an article sold ahead as a numbered run cannot be bought in another way. */
export type Standing = Availability | "pre-order";
