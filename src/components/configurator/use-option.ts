"use client";
import { useStore } from "jotai";
import { useRef, type KeyboardEvent } from "react";
import type { Option } from "@/src/domain/watch/catalogue";
import { choose } from "@/src/domain/watch/choose";
import { conflictOf } from "@/src/domain/watch/conflict-of";
import { isSoldOut } from "@/src/domain/watch/is-offered";
import type { SelectionField } from "@/src/domain/watch/selection";
import { chooseAtom, turningAtom, viewAtom } from "@/src/client/state/configurator/configurator";
import { composerFormId } from "./composer-form";
import { useConfigurator } from "./configurator-context";
import { useGroup } from "./group-context";
import { previewPicture } from "./preview-picture";
import { usePrefetch } from "./use-prefetch";

/** A pointer that only passes does not count. */
const hesitationMs = 70;

interface ChosenOption {
  /** Props of the control: its state, and the handlers that prefetch its picture on hover or focus. */
  readonly control: {
    readonly "data-conflict": "" | undefined;
    readonly "data-gone": "" | undefined;
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
  };
  /** Props of its input. */
  readonly box: {
    readonly type: "radio";
    readonly form: string;
    readonly name: SelectionField;
    readonly value: string;
    readonly checked: boolean;
    readonly disabled: boolean;
    /** why it is incompatible */
    readonly "aria-describedby": string | undefined;
    readonly onChange: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** One option of a group in the current selection. */
export function useOption(option: Option): ChosenOption {
  const { catalogue } = useConfigurator();
  const { field, selection, reasonId } = useGroup();
  const store = useStore();
  const prefetch = usePrefetch();
  const timer = useRef<number>(undefined);
  const conflict = conflictOf(selection, field, option.key, catalogue);
  const isGone = isSoldOut(option);

  const wish = () => {
    if (isGone || store.get(turningAtom)) return;
    const { selection: wished } = choose(selection, field, option.key, catalogue);
    prefetch(previewPicture(wished, store.get(viewAtom), catalogue.version));
  };
  return {
    control: {
      "data-conflict": conflict ? "" : undefined,
      "data-gone": isGone ? "" : undefined,
      onPointerEnter: () => {
        timer.current = window.setTimeout(wish, hesitationMs);
      },
      onPointerLeave: () => window.clearTimeout(timer.current),
      onFocus: wish,
    },
    box: {
      type: "radio",
      form: composerFormId,
      name: field,
      value: option.key,
      checked: selection[field] === option.key,
      disabled: isGone,
      "aria-describedby": conflict ? reasonId : undefined,
      onChange: () => store.set(chooseAtom, field, option.key, catalogue),
      // Enter submits the form of a checkbox; here it would buy an unfinished watch.
      onKeyDown: (event) => {
        if (event.key === "Enter") event.preventDefault();
      },
    },
  };
}
