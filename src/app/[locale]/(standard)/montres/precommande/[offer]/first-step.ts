import config from "@payload-config";
import { getPayload } from "payload";
import type { InitialStepData } from "@/src/components/preorder/first-step";
import type { Locale } from "@/src/domain/locale/locale";
import { readOffer } from "@/src/services/preorder/read-offer";
import { shopOf } from "@/src/server/runtime/shop-of";
import { formOutcome } from "@/src/app/_shop/form-outcome";

export type Query = Promise<Readonly<Record<string, string | string[] | undefined>>>;

/** Endpoints whose forms are on these pages. */
const ownPaths = ["/api/preorder/details", "/api/preorder/pay"];

const searchOf = (query: Awaited<Query>) => {
  const texts = Object.entries(query).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return texts.length === 0 ? "" : `?${new URLSearchParams(texts)}`;
};

/** Data of a step for the requesting browser; null where there is no such offer. @param key of the offer */
export async function firstStep(key: string, locale: Locale, query: Query): Promise<InitialStepData | null> {
  const shop = shopOf(await getPayload({ config }));
  const [offer, outcome] = await Promise.all([readOffer(shop, { key, locale, pass: null }), formOutcome()]);
  if (!offer) return null;
  return {
    offer,
    search: searchOf(await query),
    written: outcome && ownPaths.includes(outcome.path) ? outcome : null,
    key: crypto.randomUUID(),
  };
}
