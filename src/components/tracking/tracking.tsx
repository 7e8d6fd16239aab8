"use client";
import { useEffect } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import type { Trackers } from "@/src/domain/tracking/trackers";
import { usePath } from "@/src/components/shell/use-path";
import { useConsent } from "./use-consent";

interface Props {
  locale: Locale;
  trackers: Trackers;
  /** Paths that advertisements lead to. */
  adPages: readonly string[];
}

/**
 * Reports each page view to the tracking module. Before consent, that module is not even downloaded. Source:
 * specification 17.1.
 */
export function Tracking({ locale, trackers, adPages }: Props) {
  const path = usePath();
  const isAccepted = useConsent() === "accepted";
  useEffect(() => {
    if (!isAccepted) return;
    let isHere = true;
    import("@/src/client/browser/tracking/visit").then(
      ({ trackVisit }) => isHere && trackVisit({ path, locale, trackers, adPages }),
      // Not downloaded, nothing measured.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isAccepted, path, locale, trackers, adPages]);
  return null;
}
