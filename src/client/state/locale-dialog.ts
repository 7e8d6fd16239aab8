import { atom } from "jotai";

/** Whether the language and currency window is open. */
export const localeDialogAtom = atom(false);
