// Masks of what the brand prints on dials: white = ink.
export { drawMasks as default } from '../printing.mjs';
