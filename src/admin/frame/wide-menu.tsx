"use client";
import { useNav, usePreferences } from "@payloadcms/ui";
import { PREFERENCE_KEYS } from "payload/shared";
import { useEffect, useEffectEvent } from "react";

/** Widths at which the menu stands beside the page, not over it. */
const besides = "(min-width: 1025px)";

/**
 * Opens the menu where there is room for it and the reader has not shut it: the CMS shuts it at each load of a window below
 * 1441 px.
 */
export function WideMenu() {
  const { getPreference } = usePreferences();
  const { hydrated, setNavOpen } = useNav();
  const open = useEffectEvent(async () => {
    if (!window.matchMedia(besides).matches) return;
    const kept = await getPreference<{ open?: boolean }>(PREFERENCE_KEYS.NAV);
    if (kept?.open !== false) setNavOpen(true);
  });
  useEffect(() => {
    if (hydrated) void open();
  }, [hydrated]);
  return null;
}
