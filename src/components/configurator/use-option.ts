"use client";
import { useAtomValue, useSetAtom } from "jotai";
import { useRef, type KeyboardEvent } from "react";
import type { Option } from "@/src/domain/watch/catalogue";
import { choose } from "@/src/domain/watch/choose";
import { conflictOf, type Conflict } from "@/src/domain/watch/conflict-of";
import { isSoldOut } from "@/src/domain/watch/is-offered";
import type { SelectionField } from "@/src/domain/watch/selection";
import { chooseAtom, selectionAtom, turningAtom, viewAtom } from "@/src/state/configurator/configurator";
import { composerFormId } from "./composer-form";
import { useConfigurator } from "./configurator-context";
import { previewPicture } from "./preview-picture";
import { usePrefetch } from "./use-prefetch";

/** A pointer that only passes by is no wish. */
const hesitationMs = 70;

interface ChosenOption {
  /** Why it does not go with the rest, or null. */
  readonly conflict: Conflict | null;
  /** Spread on the box that chooses it. */
  readonly box: {
    readonly type: "radio";
    readonly form: string;
    readonly name: SelectionField;
    readonly value: string;
    readonly checked: boolean;
    readonly disabled: boolean;
    readonly onChange: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  /** Spread on the control: a pointer or the focus on it fetches the picture it would bring. */
  readonly wishes: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
  };
}

/** One option of one field as it stands in the current selection. */
export function useOption(field: SelectionField, option: Option): ChosenOption {
  const { catalogue } = useConfigurator();
  const selection = useAtomValue(selectionAtom);
  const view = useAtomValue(viewAtom);
  const isTurning = useAtomValue(turningAtom);
  const chooseOption = useSetAtom(chooseAtom);
  const prefetch = usePrefetch();
  const timer = useRef<number>(undefined);

  const wish = () => {
    if (isSoldOut(option) || isTurning) return;
    const { selection: wished } = choose(selection, field, option.key, catalogue);
    prefetch(previewPicture(wished, view, catalogue.version));
  };
  return {
    conflict: conflictOf(selection, field, option.key, catalogue),
    box: {
      type: "radio",
      form: composerFormId,
      name: field,
      value: option.key,
      checked: selection[field] === option.key,
      disabled: isSoldOut(option),
      onChange: () => chooseOption(field, option.key, catalogue),
      // Enter sends the form a box belongs to; here it would buy a watch that is still being composed.
      onKeyDown: (event) => {
        if (event.key === "Enter") event.preventDefault();
      },
    },
    wishes: {
      onPointerEnter: () => {
        timer.current = window.setTimeout(wish, hesitationMs);
      },
      onPointerLeave: () => window.clearTimeout(timer.current),
      onFocus: wish,
    },
  };
}
