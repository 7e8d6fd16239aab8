/** In place of a field that a sheet of the same document draws, see collections/drawn.ts. */
export const Drawn = () => null;
