import { openLegalChecks } from "@/src/domain/launch-checks/launch-checks";
import { isTryOut } from "@/src/domain/staff/try-out";
import { loadLaunchChecks } from "@/src/services/launch-checks/load-launch-checks";
import type { Shop } from "@/src/services/shop";

/** `legal`: something the law demands is not done. `plain-address`: the shop's pages are not encrypted. */
export type RealPaymentsError = "legal" | "plain-address";

/**
 * Whether the shop may take real money: the rules that hold for accounts in the environment when the shop starts.
 * Source: decision 0089.
 */
export async function refuseRealPayments(shop: Shop): Promise<RealPaymentsError | null> {
  if (!shop.origin.startsWith("https:") && !isTryOut(shop.origin)) return "plain-address";
  const checks = await loadLaunchChecks({ ...shop, surroundings: { ...shop.surroundings, isReal: true } });
  return openLegalChecks(checks).length > 0 ? "legal" : null;
}
