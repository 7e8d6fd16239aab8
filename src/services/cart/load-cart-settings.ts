import type { ShopSettings } from "@/src/domain/settings";
import type { Shop } from "@/src/services/shop";

/** Settings for the cart's calculations in the browser. */
export async function loadCartSettings({
  store,
}: Pick<Shop, "store">): Promise<Pick<ShopSettings, "rates" | "chargedAsShown" | "upsell" | "instalment">> {
  const { rates, chargedAsShown, upsell, instalment } = await store.content.settings();
  return { rates, chargedAsShown, upsell, instalment };
}
