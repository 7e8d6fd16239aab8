/** Steps from a delivered shop to one's own, in the order of doing them. Source: docs/editing, "Make it yours". */
export const setupSteps = ["brand", "dial", "pictures", "catalogue", "pages", "facts", "open"] as const;
export type SetupStep = (typeof setupSteps)[number];

/** Pages of the admin on which a step is done. */
export const setupPlaces: Readonly<Record<SetupStep, readonly `/${string}`[]>> = {
  brand: ["/globals/brand", "/brand-preview"],
  dial: ["/globals/brand", "/collections/dials"],
  pictures: ["/collections/media", "/artwork"],
  catalogue: [
    "/catalogue-import",
    "/collections/watch-lines",
    "/collections/watches",
    "/collections/products",
    "/prices",
  ],
  pages: ["/collections/pages", "/globals/navigation", "/globals/footer", "/translations-desk"],
  facts: ["/globals/shop-settings", "/connections", "/collections/pages", "/collections/users"],
  open: ["/launch-checks"],
};

/** How far the owner is. */
export interface SetupProgress {
  readonly done: readonly SetupStep[];
  /** The first step that is left; null when all are done. */
  readonly next: SetupStep | null;
}

/** @param ticked what staff ticked, in any order and perhaps twice */
export function setupProgress(ticked: readonly string[]): SetupProgress {
  const done = setupSteps.filter((step) => ticked.includes(step));
  return { done, next: setupSteps.find((step) => !done.includes(step)) ?? null };
}
