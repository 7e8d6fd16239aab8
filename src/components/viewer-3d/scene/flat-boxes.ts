import { DataTexture, LinearFilter, RedFormat, type Texture } from "three";
import { levels } from "./soft-boxes";

/** Maximum brightness the picture can encode. */
const brightest = 4;
/** Edge (px) of a tile of the flat picture. */
const tile = 48;

/**
 * The same light as a flat picture without colors, which a software renderer reads in a third of the time: one tile
 * per level side by side, directions mapped as an octahedron. 1 is as bright as the brightest box.
 */
export function flatBoxes(): Texture {
  const dots = new Uint8Array(tile * tile * levels.length);
  const at = (place: number) => ((place + 0.5) / tile) * 2 - 1;
  levels.forEach(([, lightAt], level) => {
    for (let row = 0; row < tile; row += 1)
      for (let column = 0; column < tile; column += 1) {
        const [u, v] = [at(column), at(row)];
        const z = 1 - Math.abs(u) - Math.abs(v);
        const [x, y] = z < 0 ? [Math.sign(u) * (1 - Math.abs(v)), Math.sign(v) * (1 - Math.abs(u))] : [u, v];
        const length = Math.hypot(x, y, z);
        const light = lightAt(x / length, y / length, z / length) / brightest;
        dots[(row * levels.length + level) * tile + column] = Math.round(255 * Math.sqrt(Math.min(1, light)));
      }
  });
  const drawn = new DataTexture(dots, tile * levels.length, tile, RedFormat);
  drawn.minFilter = drawn.magFilter = LinearFilter;
  drawn.needsUpdate = true;
  return drawn;
}

/**
 * GLSL to read it.
 * @returns GLSL of `float seen( vec3 way, float rough )`
 */
export const readFlatBoxes = `
uniform sampler2D light;
float seen( vec3 way, float rough ) {
  float even = 1.0 - rough;
  vec2 at = way.xy / ( abs( way.x ) + abs( way.y ) + abs( way.z ) );
  if ( way.z < 0.0 ) at = ( 1.0 - abs( at.yx ) ) * sign( at );
  at = at * ${(0.5 - 0.5 / tile).toFixed(5)} + 0.5;
  at.x = ( at.x + floor( 3.5 - 3.0 * even * even ) ) * 0.25;
  float root = textureLod( light, at, 0.0 ).r;
  return root * root * ${brightest.toFixed(1)};
}`;
