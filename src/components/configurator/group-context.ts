"use client";
import { createContext, useContext } from "react";
import type { Selection, SelectionField } from "@/src/domain/watch/selection";

/** What the options of a field have in common. */
export interface Group {
  readonly field: SelectionField;
  /** the watch as it is; read once for all of them, for every reader of an atom is drawn a second time when it appears */
  readonly selection: Selection;
  /** Element that says why some do not go with the rest. */
  readonly reasonId: string;
}

export const GroupContext = createContext<Group | null>(null);

/** @throws Error outside a group of options */
export function useGroup(): Group {
  const group = useContext(GroupContext);
  if (!group)
    throw new Error("This component belongs inside a group of options, which provides their field.");
  return group;
}
