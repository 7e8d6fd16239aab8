"use client";
import { useAtom, useAtomValue } from "jotai";
import { useMemo } from "react";
import { isTurnable, modelParts } from "@/src/domain/watch/model-parts";
import { modelUrl } from "@/src/domain/watch/model-query";
import { selectionAtom, turningAtom, viewAtom } from "@/src/client/state/configurator/configurator";
import { TurnButton } from "@/src/components/viewer-3d/turn-button";
import { useConfigurator } from "./configurator-context";
import { useWatchWords } from "./use-watch-words";

/** Turns the watch on the stage in 3D; choices are applied meanwhile. */
export function StageTurn() {
  const { catalogue, locale, turning, undrawn } = useConfigurator();
  const selection = useAtomValue(selectionAtom);
  const view = useAtomValue(viewAtom);
  const [isTurning, setTurning] = useAtom(turningAtom);
  const { altOf } = useWatchWords();
  const model = useMemo(
    () => ({
      address: modelUrl(selection, { version: catalogue.version }),
      parts: modelParts(selection, catalogue).map(({ key }) => key),
    }),
    [selection, catalogue],
  );
  // The turning view reports its own errors.
  if (!isTurning && !isTurnable(selection, catalogue, undrawn)) return null;
  const watch = { ...model, words: altOf(selection, view), side: view };
  return <TurnButton watch={watch} locale={locale} texts={turning} onOpenChange={setTurning} />;
}
