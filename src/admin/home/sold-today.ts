import type { Shop } from "@/src/services/shop";

/** What is sold, for the names of what was. */
export type SoldToday = Awaited<ReturnType<Shop["store"]["loadSnapshot"]>>;
