import { isLinkLive } from "./is-link-live";
import { listLinkTargets } from "./target-rows";

/** Where links of the shop can lead. */
export const links = { isLinkLive, listLinkTargets };
