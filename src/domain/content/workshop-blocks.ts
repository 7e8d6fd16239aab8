import type { Localised } from "@/src/domain/locale/locale";
import type { NavigationLink } from "./navigation";
import type { PageDrawing } from "./page-drawing";

/** A technical drawing, with the legend of its numbers. */
export interface DrawingBlock {
  readonly type: "drawing";
  readonly title: Localised;
  readonly text: Localised;
  readonly drawing: PageDrawing;
  /** The first note explains number 1 of the drawing. */
  readonly notes: readonly { readonly title: Localised; readonly text: Localised }[];
}

/** Principles of the house, each under the figure that proves it. */
export interface StatementsBlock {
  readonly type: "statements";
  readonly title: Localised;
  readonly text: Localised;
  readonly statements: readonly {
    readonly value: string;
    readonly unit: Localised;
    readonly title: Localised;
    readonly text: Localised;
  }[];
}

/** Schedule on a rule whose graduations are days or weeks. */
export interface ScheduleBlock {
  readonly type: "schedule";
  readonly title: Localised;
  readonly text: Localised;
  /** Unit of a graduation: day, week. */
  readonly unit: Localised;
  readonly stages: readonly {
    /** The first and the last graduation it takes, counted from 1. */
    readonly from: number;
    readonly to: number;
    readonly title: Localised;
    readonly text: Localised;
  }[];
}

/** The parts by kind, as drawers that are counted from the catalogue. */
export interface DrawersBlock {
  readonly type: "drawers";
  readonly title: Localised;
  readonly text: Localised;
  readonly link: NavigationLink | null;
}
