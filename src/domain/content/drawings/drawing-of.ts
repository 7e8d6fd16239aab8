import { drawings, type ManualDrawing } from "@/src/domain/content/manual-drawing";
import type { PageDrawing } from "@/src/domain/content/page-drawing";
import { drawBench } from "./draw-bench";
import { drawEngraving } from "./draw-engraving";
import { drawFiveYears } from "./draw-five-years";
import { drawFlutes } from "./draw-flutes";
import { drawWatch } from "./draw-watch";
import { drawWear } from "./draw-wear";
import type { DrawingSheet } from "./drawing-sheet";

const ofManual = (name: ManualDrawing): DrawingSheet => ({ layout: "beside", panels: [drawings[name]] });

/** Every drawing of pages by its name. */
const sheets: Readonly<Record<PageDrawing, DrawingSheet>> = {
  watch: drawWatch(),
  flutes: drawFlutes(),
  bench: drawBench(),
  wear: drawWear(),
  "five-years": drawFiveYears(),
  engraving: drawEngraving(),
  crown: ofManual("crown"),
  "date-hours": ofManual("date-hours"),
  "spring-bar": ofManual("spring-bar"),
};

export const drawingOf = (name: PageDrawing): DrawingSheet => sheets[name];
