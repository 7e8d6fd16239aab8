import type { Limit } from "@/src/store/forms/limit-rows";
import type { Shop } from "@/src/services/shop";

/** What is counted, and the accepted number. */
export interface RateLimit {
  /** Name of the counter: "form:contact:address". */
  readonly what: string;
  /** The limited address or e-mail; stored as a hash. Null is not counted. */
  readonly who: string | null;
  readonly limit: Limit;
}

interface Deps extends Pick<Shop, "sign" | "clock"> {
  /** The store, or the transaction that the counting is part of. */
  readonly store: { readonly forms: Pick<Shop["store"]["forms"], "countTowardsLimit"> };
}

const keyOf = ({ sign }: Pick<Shop, "sign">, what: string, who: string): string =>
  `${what}:${sign("limit", who).slice(0, 22)}`;

/** Whether none of these limits is exceeded. All are counted in any case. */
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

/** Subtracts one from all of these: the attempt counted beforehand was legitimate. */
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
