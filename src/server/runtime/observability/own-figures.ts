import type { Trade } from "@/src/services/observability/load-trade";
import { perProcess } from "@/src/per-process";

/** Figures that only the shop behind the server has. */
export interface ShopFigures {
  /** Connections to the database, and the number of waiting callers. */
  readonly pool: { readonly total: number; readonly idle: number; readonly waiting: number };
  readonly pictures: PictureFigures;
  /** Null while the database does not answer. */
  readonly trade: Trade | null;
}

/** Pictures of watches that were not in the server's cache. */
export interface PictureFigures {
  /** By their origin. */
  readonly fromMemory: number;
  readonly fromDisk: number;
  readonly renders: number;
  /** Refused because the queue was full. */
  readonly refused: number;
  readonly rendering: number;
  readonly waiting: number;
  readonly hotBytes: number;
  readonly storedBytes: number;
}

type ReadFigures = () => Promise<ShopFigures>;

const figures = perProcess("figures", (): { read?: ReadFigures } => ({}));

export const offerFigures = (read: ReadFigures): void => void (figures().read = read);

/** Null while the shop is starting. */
export const readShopFigures = async (): Promise<ShopFigures | null> => (await figures().read?.()) ?? null;
