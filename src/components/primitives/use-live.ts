import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether the script has come. False in the HTML of the server, so that it holds what works without: a button in place
 * of a countdown, a link in place of a step.
 */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
