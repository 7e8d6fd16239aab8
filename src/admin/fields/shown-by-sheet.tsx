/** Replaces a field that a sheet of the same form shows, see collections/shown-by-sheet.ts. */
export const ShownBySheet = () => null;
