"use client";
import { useNav, useWindowInfo } from "@payloadcms/ui";
import { useLayoutEffect, useRef, type ReactNode } from "react";

/**
 * Around the whole admin: at each load the CMS closes the menu in windows below 1441 px, also where it is beside the
 * page and not over it. There it is opened again once, if the user had left it open.
 * Upstream: https://github.com/payloadcms/payload/issues/17531
 */
export function KeepMenuOpen({ children }: { children: ReactNode }) {
  const { navOpen, setNavOpen } = useNav();
  const { l: isBelow1441, m: isBelow1025 } = useWindowInfo().breakpoints ?? {};
  const isToBeOpen = useRef(navOpen);
  // Before the shut menu is painted: the page does not move.
  useLayoutEffect(() => {
    if (navOpen || !isBelow1441 || isBelow1025 || !isToBeOpen.current) return;
    isToBeOpen.current = false;
    setNavOpen(true);
  }, [navOpen, isBelow1441, isBelow1025, setNavOpen]);
  return children;
}
