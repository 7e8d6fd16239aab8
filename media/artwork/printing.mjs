// What the brand prints on dials, drawn by the shop's own function: a layer, a mask for the three-dimensional watch, and an
// overlay for scenes, whose dials are all drawn without it.
import fs from 'node:fs';
import sharp from 'sharp';
import { tsImport } from 'tsx/esm/api';

const read = (file) => JSON.parse(fs.readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
export const SOURCES = ['src/domain/brand/delivered-outlines.json', 'src/domain/watch/printing-layouts.json', 'content/printing/dials.json', 'src/domain/watch/dial-printing.ts', 'src/domain/watch/clasp-printing.json'];
const [brand, layouts, dials] = SOURCES.slice(0, 3).map(read);
const clasp = read(SOURCES[4]);
const { dialPrintingSvg, frontProjection, perspective, placedPath } = await tsImport(`../../${SOURCES[3]}`, import.meta.url);

export const printedDials = Object.keys(dials);
export const layoutOf = (dial) => dials[dial].layout;
const printingOf = (dial) => ({ ...layouts[dials[dial].layout], ink: dials[dial].ink });
const svg = (dial, picture) => Buffer.from(dialPrintingSvg(brand, printingOf(dial), picture));

/** The printing as a layer. */
export const frontPrinting = (dial) => svg(dial, { width: 2000, height: 2000, project: frontProjection });

/** px of a mask to a mm. */
const MASK = 128;

/** Masks of `mm` × `mm`, white on black: one of each layout, and that of a clasp. */
export async function drawMasks(dir) {
  for (const [name, places, mm] of [...Object.entries(layouts).map(([name, places]) => [name, places, 20]), ['clasp', clasp, 10]]) {
    const size = MASK * mm;
    const project = (x, y) => [size / 2 + MASK * x, size / 2 + MASK * y];
    const paths = Object.entries(places).map(([shape, place]) => `<path fill="#fff" d="${placedPath(brand[shape], place, project)}"/>`);
    const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${paths.join('')}</svg>`;
    await sharp(Buffer.from(mask)).flatten({ background: '#000' }).png({ compressionLevel: 3 }).toFile(`${dir}/brand-${name}.png`);
  }
}

/** The printing of a dial or another plane of a scene, as blender/printed_planes.py tells of it. */
export const scenePrinting = ({ dial, places, matrix, looks }, { width, height }) =>
  Buffer.from(dialPrintingSvg(brand, places ?? printingOf(dial), { width, height, project: perspective(matrix), looks }));
