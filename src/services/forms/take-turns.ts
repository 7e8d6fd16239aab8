import type { Limit } from "@/src/store/limit-rows";
import type { Shop } from "@/src/services/shop-parts";

/** What is counted, and how much of it is meant well. */
export interface Turn {
  /** Names the thing counted: "form:contact:address". */
  readonly what: string;
  /** Whose turn: an address or an e-mail; kept as a hash. Null is not counted. */
  readonly who: string | null;
  readonly limit: Limit;
}

interface Means extends Pick<Shop, "sign" | "clock"> {
  /** The store, or a transaction that the counting belongs to. */
  readonly store: Pick<Shop["store"], "takeTurn">;
}

/** Whether all of these may happen once more. All are counted, whichever is over. */
export async function takeTurns({ store, sign, clock }: Means, turns: readonly Turn[]): Promise<boolean> {
  const now = clock();
  const taken = await Promise.all(
    turns.flatMap(({ what, who, limit }) =>
      who === null ? [] : [store.takeTurn(`${what}:${sign("limit", who).slice(0, 22)}`, limit, now)],
    ),
  );
  return taken.every(Boolean);
}
