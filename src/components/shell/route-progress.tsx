"use client";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";
import { endRoute, isRouteRunning, onRouteChange } from "@/src/browser/route-progress";
import styles from "./route-progress.module.css";

const onServer = () => false;

/**
 * The line at the top of the page while another page is on its way. It starts with the router, ends when the
 * address has changed or the page has failed. Source: specification §2, page progress bar.
 */
export function RouteProgress() {
  // A store and no state: the router sets out inside a transition, and a state that is set there waits with the
  // page for its answer, which is when the line must be seen.
  const isRunning = useSyncExternalStore(onRouteChange, isRouteRunning, onServer);
  const address = `${usePathname()}?${useSearchParams().toString()}`;
  useEffect(endRoute, [address]);
  // A page that comes back from the back-forward cache is not on its way any more.
  useEffect(() => {
    window.addEventListener("pageshow", endRoute);
    return () => window.removeEventListener("pageshow", endRoute);
  }, []);
  return <div className={styles.bar} data-running={isRunning || undefined} aria-hidden="true" />;
}
