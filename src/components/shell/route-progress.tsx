"use client";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { onRouteEnd, onRouteStart, endRoute } from "../../browser/route-progress";
import styles from "./route-progress.module.css";

/**
 * The line at the top of the page while another page is on its way. It starts with the router, ends when the
 * address has changed or the page has failed. Source: specification §2, page progress bar.
 */
export function RouteProgress() {
  const [isRunning, setRunning] = useState(false);
  const address = `${usePathname()}?${useSearchParams().toString()}`;
  useEffect(() => {
    const stops = [onRouteStart(() => setRunning(true)), onRouteEnd(() => setRunning(false))];
    return () => stops.forEach((stop) => stop());
  }, []);
  useEffect(endRoute, [address]);
  return <div className={styles.bar} data-running={isRunning || undefined} aria-hidden="true" />;
}
