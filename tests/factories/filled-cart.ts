import * as v from "valibot";
import { skuResponse } from "@/src/domain/contracts/configurator";
import { defaultSelection, type Selection } from "@/src/domain/watch/selection";
import type { OpenShop } from "@/tests/setup/open-shop";
import { createShopper, type Shopper } from "./shopper";

/** A shopper with watches in the cart. The default one costs 320 euros. */
export async function filledCart(
  open: OpenShop,
  { quantity = 1, ...changes }: Partial<Selection> & { readonly quantity?: number } = {},
): Promise<Shopper> {
  const shopper = createShopper(open);
  const { body } = await shopper.post("/api/configurator/sku", { ...defaultSelection, ...changes });
  await shopper.add(v.parse(skuResponse, body).sku, quantity);
  return shopper;
}
