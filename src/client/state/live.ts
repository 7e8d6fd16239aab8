"use client";
import { useSyncExternalStore } from "react";

let isLive = false;
const listeners = new Set<() => void>();

/**
 * In a task of its own: between hydration and this a press is handled. A difference from the server's HTML during
 * hydration would make React do all that follows in the same task.
 */
function start(): void {
  isLive = true;
  for (const tell of listeners) tell();
}

function hearStart(listener: () => void): () => void {
  if (!isLive && listeners.size === 0) setTimeout(start);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Whether the page is hydrated. False in the HTML of the server, which contains fallbacks without scripts: a button
 * in place of a countdown, a link in place of a step.
 */
export const useLive = (): boolean =>
  useSyncExternalStore(
    hearStart,
    () => isLive,
    () => false,
  );

/**
 * A value only known in the browser, such as the query of its address.
 * @param onServer its value in the HTML of the server
 */
export const useBrowserValue = <Value, Stand>(read: () => Value, onServer: Stand): Value | Stand =>
  useLive() ? read() : onServer;
