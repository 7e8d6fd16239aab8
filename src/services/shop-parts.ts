import type { Store } from "../store/store";

/** Everything the services reach outside themselves; src/shop.ts puts the real ones together. */
export interface Shop {
  readonly store: Store;
  /** Public origin of the shop, without a slash at the end. */
  readonly origin: string;
  readonly clock: () => Date;
  /** Secret of that many random bits, as text that can stand in an address. */
  readonly random: (bits: number) => string;
}
