import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;
const unknown = () => undefined;

/** A text only the browser has, as the query of its address. Undefined while the server's HTML stands. */
export const useBrowserText = <Text extends string | null>(read: () => Text): Text | undefined =>
  useSyncExternalStore<Text | undefined>(neverChanges, read, unknown);

/** Query of the page's address. */
export const readSearch = (): string => window.location.search;
