"use client";
import { useEffect, useState } from "react";
import { loadMenu, type ShownGroup } from "./load-menu";

/**
 * The groups of the navigation, once they are wanted; null until they have come. Where they cannot be had the entries
 * are links all the same.
 */
export function useMenu(address: string, isWanted: boolean): readonly ShownGroup[] | null {
  const [menu, setMenu] = useState<readonly ShownGroup[] | null>(null);
  const isMissing = isWanted && menu === null;
  useEffect(() => {
    if (isMissing) loadMenu(address).then(setMenu, () => undefined);
  }, [isMissing, address]);
  return menu;
}
