import type { TrackerAddresses } from "@/src/domain/tracking/trackers";
import { env } from "@/src/env";

/** Allowed origins of third-party scripts and their requests: set by the operator, not by marketers. */
export function trackerAddresses(): TrackerAddresses {
  const settings = env();
  return {
    pixelScript: settings.PIXEL_SCRIPT_URL,
    pixelOrigin: settings.PIXEL_ORIGIN,
    instalmentScript: settings.INSTALMENT_SCRIPT_URL,
    instalmentOrigin: settings.INSTALMENT_ORIGIN,
  };
}
