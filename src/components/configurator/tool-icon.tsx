"use client";
import { drawSign } from "@/src/components/primitives/icon";

/** Icons that only this page uses, so that no other page loads them. */
const paths = {
  compare: "M3 4.500h6v11H3zM11 4.500h6v11h-6z",
  keep: "M5.5 3h9v14l-4.5-3.6L5.5 17z",
  redo: "M12.500 3.500l4 4-4 4M16 7.500H8a4.500 4.500 0 0 0 0 9h3",
  share: "M10 12.5V2.8M6.4 6.2L10 2.7l3.6 3.5M4 10v7h12v-7",
  shuffle:
    "M2.500 6h3l8 8h3M14 11.500l2.500 2.500-2.500 2.500M2.500 14h3l2.500-2.500M11 8.500L13.500 6h3M14 3.500L16.500 6 14 8.500",
  undo: "M7.500 3.500l-4 4 4 4M4 7.500h8a4.500 4.500 0 0 1 0 9H9",
} as const;

/** An icon of the configurator's tools, see Icon. */
export const ToolIcon = ({ name }: { name: keyof typeof paths }) => drawSign(paths[name]);
