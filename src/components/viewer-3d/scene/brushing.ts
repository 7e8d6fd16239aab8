import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RepeatWrapping,
  SRGBColorSpace,
  type MeshStandardMaterial,
  type Texture,
} from "three";

/** Dots across the lines and along them. */
const [across, along] = [512, 16];
/** mm that a brushed part's coordinates cover (media/artwork/models/surfaces.mjs), and that the picture covers of it. */
const [covered, tile] = [80, 14];
/** Octaves of lines: how many across the tile, and how much darker the darkest is. */
const octaves = [
  [23, 0.05],
  [61, 0.07],
  [171, 0.09],
  [397, 0.09],
] as const;

/** Pseudo-random numbers in [0, 1), the same in each run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/** Fine lines, some long, some short, in a light grey. */
function drawLines(): Texture {
  const random = createRandom(7);
  const light = new Float32Array(across * along).fill(1);
  for (const [lines, depth] of octaves) {
    const rows = Array.from({ length: 3 }, () => Float32Array.from({ length: lines }, random));
    for (let y = 0; y < along; y += 1) {
      const from = (y / along) * rows.length;
      const [one, next] = [rows[Math.floor(from) % rows.length], rows[Math.floor(from + 1) % rows.length]];
      for (let x = 0; x < across; x += 1) {
        const line = Math.floor((x / across) * lines);
        const dark = (one?.[line] ?? 0) * (1 - (from % 1)) + (next?.[line] ?? 0) * (from % 1);
        light[y * across + x] = (light[y * across + x] ?? 1) - depth * dark;
      }
    }
  }
  const dots = new Uint8Array(across * along * 4).fill(255);
  light.forEach((value, place) => dots.fill(Math.round(255 * value), place * 4, place * 4 + 3));
  const picture = new DataTexture(dots, across, along);
  picture.colorSpace = SRGBColorSpace;
  picture.wrapS = picture.wrapT = RepeatWrapping;
  picture.repeat.setScalar(covered / tile);
  picture.magFilter = LinearFilter;
  picture.minFilter = LinearMipmapLinearFilter;
  picture.generateMipmaps = true;
  picture.needsUpdate = true;
  return picture;
}

let lines: Texture | undefined;

/**
 * Brushed metal at viewing distance: the relief in the model is too fine for a screen and would average to nothing,
 * so its lines are drawn as well.
 */
export function brush(material: MeshStandardMaterial): void {
  if (material.map || !material.normalMap || material.metalness < 1 || material.roughnessMap) return;
  lines ??= drawLines();
  material.map = lines;
}
