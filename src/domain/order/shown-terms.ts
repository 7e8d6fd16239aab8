import type { ShopSettings } from "@/src/domain/settings";

/**
 * Whether the terms shown beside the pay button are still current: only these are agreed to.
 * @param shown their version, null where no page was shown
 */
export const areTermsCurrent = (
  shown: string | null,
  { termsVersion }: Pick<ShopSettings, "termsVersion">,
): boolean => shown === null || shown === termsVersion;
