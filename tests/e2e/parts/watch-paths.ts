/** Watches of the seed that tests visit. */
export const watchPaths = {
  /** DI0136 and DI0140, 310 euros each */
  twoSizes: "/montres/distinction/DI01",
} as const;
