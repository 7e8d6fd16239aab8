"use client";
import { useEffect } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import type { Trackers } from "@/src/domain/tracking/trackers";
import { usePath } from "@/src/components/shell/use-path";
import { useConsent } from "./use-consent";

/**
 * Reports each page view to the tracking module. Before consent, that module is not even downloaded. Source:
 * specification 17.1.
 */
export function Tracking({ locale, trackers }: { locale: Locale; trackers: Trackers }) {
  const path = usePath();
  const isAccepted = useConsent() === "accepted";
  useEffect(() => {
    if (!isAccepted) return;
    let isHere = true;
    import("@/src/client/browser/tracking/visit").then(
      ({ trackVisit }) => isHere && trackVisit({ path, locale, trackers }),
      // Not downloaded, nothing measured.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isAccepted, path, locale, trackers]);
  return null;
}
