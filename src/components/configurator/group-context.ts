"use client";
import { createContext, useContext } from "react";
import type { Selection, SelectionField } from "@/src/domain/watch/selection";

/** Common data of a field's options. */
export interface Group {
  readonly field: SelectionField;
  /** the current watch; read once for all of them, since every reader of an atom renders a second time when it mounts */
  readonly selection: Selection;
  /** Element that explains why some are incompatible. */
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
