import type { ShopSettings } from "@/src/domain/settings";

/** Tables whose ids are written by hand. */
export const numberedTables = ["orders", "customers", "carts", "gift_cards"] as const;

/** Where a shop that is made to grow stands already, and by how much it is to grow. */
export interface Growth {
  readonly orders: number;
  /** customers, and as many carts */
  readonly people: number;
  /** The highest id of each table before. */
  readonly after: Readonly<Record<(typeof numberedTables)[number], number>>;
  readonly settings: ShopSettings;
  readonly catalogueVersion: string;
}

/** One step: a statement over all rows at once. */
export interface Statement {
  readonly text: string;
  readonly values?: (growth: Growth) => unknown[];
}
