import type { Shop } from "@/src/services/shop";

/** The catalogue, for the names of sold articles. */
export type SoldToday = Awaited<ReturnType<Shop["store"]["loadSnapshot"]>>;
