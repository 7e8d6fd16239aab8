"use client";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useEffectEvent, useRef } from "react";
import { takeBack } from "@/src/client/browser/back-stack";
import { historyAtom, undoAtom } from "@/src/client/state/configurator/configurator";

/**
 * The browser's Back undoes the last choice, once: the next one leaves, unless an option was chosen in between.
 * @param onBack called before, while the address is still that of the previous entry
 */
export function useUndoByBack(onBack: () => void): void {
  const { past } = useAtomValue(historyAtom);
  const undo = useSetAtom(undoAtom);
  const release = useRef<(() => void) | null>(null);
  const depth = useRef(0);
  const goBack = useEffectEvent(() => {
    release.current = null;
    onBack();
    undo();
  });
  useEffect(() => {
    const isChoice = past.length > depth.current;
    depth.current = past.length;
    if (isChoice) release.current ??= takeBack(() => goBack());
    if (past.length > 0) return;
    release.current?.();
    release.current = null;
  }, [past]);
  useEffect(
    () => () => {
      release.current?.();
      release.current = null;
      depth.current = 0;
    },
    [],
  );
}
