import { isLinkLive } from "./is-link-live";
import { listLinkTargets } from "./target-rows";

/** Link targets in the shop. */
export const links = { isLinkLive, listLinkTargets };
