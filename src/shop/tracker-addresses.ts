import type { TrackerAddresses } from "@/src/domain/tracking/trackers";
import { env } from "@/src/env";

/** Where scripts of others may come from and speak to: the operator's word, not a marketer's. */
export function trackerAddresses(): TrackerAddresses {
  const settings = env();
  return {
    pixelScript: settings.PIXEL_SCRIPT_URL,
    pixelOrigin: settings.PIXEL_ORIGIN,
    instalmentScript: settings.INSTALMENT_SCRIPT_URL,
    instalmentOrigin: settings.INSTALMENT_ORIGIN,
  };
}
