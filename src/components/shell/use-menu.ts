"use client";
import { useEffect, useState } from "react";
import { loadMenu, type ShownGroup } from "./load-menu";

/**
 * The groups of the navigation, once they are needed; null until they are loaded. On an error the entries still work
 * as links.
 */
export function useMenu(address: string, isWanted: boolean): readonly ShownGroup[] | null {
  const [menu, setMenu] = useState<readonly ShownGroup[] | null>(null);
  const isMissing = isWanted && menu === null;
  useEffect(() => {
    if (isMissing) loadMenu(address).then(setMenu, () => undefined);
  }, [isMissing, address]);
  return menu;
}
