"use client";
import { useSyncExternalStore } from "react";

let isLive = false;
const listeners = new Set<() => void>();

/**
 * In a task of its own, between React's start and this a press is answered. What differs from the server's HTML while
 * React starts makes it do all that follows its start in the same task.
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
 * Whether the script has come. False in the HTML of the server, so that it holds what works without: a button in place
 * of a countdown, a link in place of a step.
 */
export const useLive = (): boolean =>
  useSyncExternalStore(
    hearStart,
    () => isLive,
    () => false,
  );

/**
 * What only the browser knows, as the query of its address.
 * @param onServer stands for it in the HTML of the server
 */
export const useBrowserValue = <Value, Stand>(read: () => Value, onServer: Stand): Value | Stand =>
  useLive() ? read() : onServer;
