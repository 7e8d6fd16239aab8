import type { Limit } from "@/src/store/forms/limit-rows";
import type { Shop } from "@/src/services/shop";

/** What is counted, and how much of it is meant well. */
export interface RateLimit {
  /** Names the thing counted: "form:contact:address". */
  readonly what: string;
  /** Who is limited: an address or an e-mail; kept as a hash. Null is not counted. */
  readonly who: string | null;
  readonly limit: Limit;
}

interface Deps extends Pick<Shop, "sign" | "clock"> {
  /** The store, or a transaction that the counting belongs to. */
  readonly store: { readonly forms: Pick<Shop["store"]["forms"], "countTowardsLimit"> };
}

const keyOf = ({ sign }: Pick<Shop, "sign">, what: string, who: string): string =>
  `${what}:${sign("limit", who).slice(0, 22)}`;

/** Whether all of these may happen once more. All are counted, whichever is over. */
export async function rateLimit(
  { store, clock, ...shop }: Deps,
  limits: readonly RateLimit[],
): Promise<boolean> {
  const now = clock();
  const taken = await Promise.all(
    limits.flatMap(({ what, who, limit }) =>
      who === null ? [] : [store.forms.countTowardsLimit(keyOf(shop, what, who), limit, now)],
    ),
  );
  return taken.every(Boolean);
}

/** Counts one time less of all these: what was counted beforehand was meant well. */
export async function releaseRateLimit(
  { store, ...shop }: Pick<Shop, "store" | "sign">,
  limits: readonly RateLimit[],
): Promise<void> {
  await Promise.all(
    limits.flatMap(({ what, who }) =>
      who === null ? [] : [store.forms.releaseRateLimit(keyOf(shop, what, who))],
    ),
  );
}
