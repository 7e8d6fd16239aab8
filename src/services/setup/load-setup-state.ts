import { connectionSource, paymentModes } from "@/src/domain/connections/connection-variables";
import { deliveredPrinting } from "@/src/domain/brand/brand-printing";
import { openingChecks, type JudgedLaunchCheck } from "@/src/domain/launch-checks/launch-checks";
import { isNeeded } from "@/src/domain/content/routes";
import type { Outline } from "@/src/domain/watch/dial-printing";
import { setupNotes } from "@/src/domain/setup/setup-notes";
import { readEntries } from "@/src/services/connections/connection-entries";
import { loadLaunchChecks } from "@/src/services/launch-checks/load-launch-checks";
import type { PageContent } from "@/src/services/content/page-content";
import type { Shop } from "@/src/services/shop";
import { countDeadLinks } from "./count-dead-links";

const drawn = (own: Outline | null, delivered: Outline | null) => {
  if (own === null) return "none";
  return own.path === delivered?.path ? "delivered" : "own";
};

/** How a shop's setup stands, as far as the shop sees it. */
export interface SetupState {
  readonly notes: ReturnType<typeof setupNotes>;
  /** What keeps the shop from being opened. */
  readonly blocking: readonly JudgedLaunchCheck[];
  readonly isClosed: boolean;
}

/** What is done of each step of the setup, and whether the shop can be opened. */
export async function loadSetupState(
  shop: Shop,
  content: Pick<PageContent, "navigation" | "footer">,
): Promise<SetupState> {
  const { store, connections } = shop;
  const [
    { brand, maintenance },
    delivered,
    deliveredPictures,
    watches,
    pages,
    deadLinks,
    checks,
    { entries },
  ] = await Promise.all([
    store.loadSettings(),
    store.delivered.readDeliveredBrand(),
    store.media.countDelivered(),
    store.delivered.countWatches(),
    store.delivered.listPages(),
    countDeadLinks(shop, content),
    loadLaunchChecks(shop),
    readEntries(shop),
  ]);
  const { accent, tone, letters } = brand.look;
  const blocking = openingChecks(checks);
  const { isClosed } = maintenance;
  const notes = setupNotes({
    brand: {
      name: brand.name,
      hasDeliveredName: brand.name === delivered?.name,
      mark: drawn(brand.mark, deliveredPrinting.mark),
      wordmark: drawn(brand.wordmark, deliveredPrinting.wordmark),
      hasDeliveredLook:
        accent === delivered?.accent &&
        tone === delivered.tone &&
        Object.values(letters).every((font) => font === null),
    },
    deliveredPictures,
    watches,
    deliveredPages: pages.filter((slug) => !isNeeded(slug)).length,
    deadLinks,
    mail: connectionSource(connections.environment, entries, "mail"),
    modes: paymentModes(connections.environment, entries),
    checks,
    blocking: blocking.length,
    isClosed,
  });
  return { notes, blocking, isClosed };
}
