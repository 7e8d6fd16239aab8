"use client";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import type { Catalogue, Option } from "@/src/domain/watch/catalogue";
import { choose } from "@/src/domain/watch/choose";
import type { Selection, SelectionField } from "@/src/domain/watch/selection";
import { selectionAtom, stepAtom, viewAtom } from "@/src/client/state/configurator/configurator";
import { stepFields } from "@/src/client/state/configurator/steps";
import { useConfigurator } from "./configurator-context";
import { previewPicture, previewUrl } from "./preview-picture";
import { purgeWishes, usePrefetch } from "./use-prefetch";

/** Positions beside the chosen option that are likely next, the likeliest last: the newest request comes first. */
const neighbours = [-1, 1] as const;
const restMs = 400;

/** With a hovering pointer, use-option.ts prefetches; each prefetched picture costs the shop a render. */
const hasHover = () => window.matchMedia("(hover: hover)").matches;

/** Keys beside the chosen one, as the panel shows them. */
function keysBeside(catalogue: Catalogue, selection: Selection, field: SelectionField): readonly string[] {
  const options: readonly (Option & { family?: string; caseType?: string })[] = catalogue[field];
  const shown = options.filter(
    ({ family, caseType }) =>
      (field !== "strapColor" || family === selection.strapStyle) &&
      (field !== "caseColor" || caseType === selection.caseType),
  );
  const place = shown.findIndex((option) => option.key === selection[field]);
  return neighbours.flatMap((offset) => shown[place + offset]?.key ?? []);
}

/** For touch screens: while nothing else is loading, prefetches the pictures of the neighbouring options. */
export function usePrefetchNeighbours(isIdle: boolean): void {
  const { catalogue } = useConfigurator();
  const selection = useAtomValue(selectionAtom);
  const view = useAtomValue(viewAtom);
  const step = useAtomValue(stepAtom);
  const prefetch = usePrefetch();
  const now = previewUrl(selection, view, catalogue.version, 1000);

  useEffect(() => purgeWishes(now), [now]);

  useEffect(() => {
    const [field] = stepFields[step];
    if (!isIdle || !field || hasHover()) return;
    const timer = window.setTimeout(() => {
      for (const key of keysBeside(catalogue, selection, field)) {
        const { selection: wished } = choose(selection, field, key, catalogue);
        const picture = previewPicture(wished, view, catalogue.version);
        if (picture.src !== now) prefetch(picture);
      }
    }, restMs);
    return () => window.clearTimeout(timer);
  }, [isIdle, catalogue, selection, view, step, now, prefetch]);
}
