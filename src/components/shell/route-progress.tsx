"use client";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";
import { endRoute, isRouteRunning, onRouteChange } from "@/src/client/browser/route-progress";
import styles from "./route-progress.module.css";

const onServer = () => false;

/**
 * The line at the top of the page while another page is loading. It starts with the router, ends when the address has
 * changed or the page has failed. Source: specification §2, page progress bar.
 */
export function RouteProgress() {
  // A store instead of state: the router navigates inside a transition, and state that is set there is only rendered
  // with the new page, after the line was needed.
  const isRunning = useSyncExternalStore(onRouteChange, isRouteRunning, onServer);
  const address = `${usePathname()}?${useSearchParams().toString()}`;
  useEffect(endRoute, [address]);
  // A page restored from the back-forward cache is not loading any more.
  useEffect(() => {
    window.addEventListener("pageshow", endRoute);
    return () => window.removeEventListener("pageshow", endRoute);
  }, []);
  return <div className={styles.bar} data-running={isRunning || undefined} aria-hidden="true" />;
}
