import type { ShopSettings } from "@/src/domain/settings";

/**
 * Whether the terms that stood beside the pay button still hold: what is agreed is what was shown.
 * @param shown their version, null from whoever was shown no page
 */
export const areTermsCurrent = (
  shown: string | null,
  { termsVersion }: Pick<ShopSettings, "termsVersion">,
): boolean => shown === null || shown === termsVersion;
