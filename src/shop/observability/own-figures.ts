import type { Trade } from "@/src/services/observability/load-trade";
import { perProcess } from "@/src/per-process";

/** What only the shop behind the server knows. */
export interface ShopFigures {
  /** Connections to the database, and how many wait for one. */
  readonly pool: { readonly total: number; readonly idle: number; readonly waiting: number };
  readonly pictures: PictureFigures;
  /** Null while the database does not answer. */
  readonly trade: Trade | null;
}

/** Pictures of watches that the server in front did not hold. */
export interface PictureFigures {
  /** By where they came from. */
  readonly fromMemory: number;
  readonly fromDisk: number;
  readonly renders: number;
  /** Asked for while too many waited. */
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
