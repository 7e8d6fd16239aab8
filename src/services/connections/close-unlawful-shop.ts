import { openLegalChecks, type LaunchCheckName } from "@/src/domain/launch-checks/launch-checks";
import { loadLaunchChecks } from "@/src/services/launch-checks/load-launch-checks";
import type { Shop } from "@/src/services/shop";
import { setClosed } from "@/src/services/setup/set-open";

/**
 * Closes a shop that takes real money while something the law demands is not done. For its start: accounts in the environment
 * are refused before it, those entered in the admin are known only then. Source: decision 0155.
 * @returns the checks that fail; none where the shop may be open, or is closed already
 */
export async function closeUnlawfulShop(shop: Shop): Promise<readonly LaunchCheckName[]> {
  if (!shop.surroundings.isReal || (await shop.store.loadSettings()).maintenance.isClosed) return [];
  const failing = openLegalChecks(await loadLaunchChecks(shop));
  if (failing.length > 0) await setClosed(shop, true, "start");
  return failing.map(({ name }) => name);
}
