import {
  findDrawnLayer,
  findLayerByHash,
  listPrintedDials,
  listPrintedScenes,
  noteDrawnLayer,
  notePrintedScene,
  readPrintingMarks,
  setDialPrinting,
} from "./printing-rows";

/** What the brand prints on dials and scenes, and from what it was drawn. */
export const printing = {
  findDrawnLayer,
  findLayerByHash,
  listPrintedDials,
  listPrintedScenes,
  noteDrawnLayer,
  notePrintedScene,
  readPrintingMarks,
  setDialPrinting,
};
