import {
  Matrix3,
  MeshPhysicalMaterial,
  ShaderMaterial,
  type MeshStandardMaterial,
  type Texture,
} from "three";
import { blurred } from "./blurred";
import { readFlatBoxes } from "./flat-boxes";
import { strapGone, type StrapPlace } from "./shading";
import { card } from "./soft-boxes";

/**
 * Lights a point: its diffuse color, and the specular part. Karis' fit approximates the reflection of a rough
 * surface.
 */
const lit = `
uniform vec3 color;
uniform vec3 matter; // roughness, metalness, reflectance at normal incidence
uniform float coat;
${readFlatBoxes}
void lit( vec3 place, vec3 normal, vec3 bent, vec2 told, out vec3 own, out vec3 over ) {
  float rough = matter.x * told.x;
  float metal = matter.y * told.y;
  vec3 eye = normalize( - place );
  float facing = clamp( dot( normal, eye ), 0.0, 1.0 );
  vec3 room = vec3( place.xy, 0.0 ) / ${card.height.toFixed(1)};
  vec4 r = rough * vec4( - 1.0, - 0.0275, - 0.572, 0.022 ) + vec4( 1.0, 0.0425, 1.04, - 0.04 );
  float steep = min( r.x * r.x, exp2( - 9.28 * facing ) ) * r.x + r.y;
  vec2 share = vec2( - 1.04, 1.04 ) * steep + r.zw;
  float mirrored = seen( reflect( - eye, bent ) + room, rough );
  float around = seen( normal, 1.0 );
  own = color * mix( around, mirrored * share.x + around * ( 1.0 - share.x - share.y ), metal );
  over = vec3( mirrored * mix( matter.z * share.x + step( 0.001, matter.z ) * share.y, share.y, metal ) );
  #ifdef COATED
  over += coat * ( 0.04 + 0.96 * pow( 1.0 - facing, 5.0 ) ) * seen( reflect( - eye, normal ) + room, 0.03 );
  #endif
}`;

const vertexShader = `
uniform mat3 spread;
uniform float strapGone;
uniform vec2 strapPlace;
varying float shown;
varying vec2 at;
#ifdef TOLD
uniform sampler2D told;
#endif
#ifdef STRETCHED
varying vec3 seenAt;
varying vec2 outwards;
#else
varying vec3 own;
varying vec3 over;
${lit}
#endif

void main() {
  vec4 place = modelViewMatrix * vec4( position, 1.0 );
  gl_Position = projectionMatrix * place;
  at = ( spread * vec3( uv, 1.0 ) ).xy;
  shown = 1.0 - strapGone * smoothstep( 6.0, 17.0, - position.z * strapPlace.x - strapPlace.y );
  #ifdef STRETCHED
  seenAt = place.xyz;
  outwards = vec2( uv.x - 0.5, 0.5 - uv.y );
  #else
  vec3 n = normalize( normalMatrix * normal );
  #ifdef SHEET
  n *= sign( - dot( n, place.xyz ) );
  #endif
  vec2 made = vec2( 1.0 );
  #ifdef TOLD
  made = texture2D( told, uv ).gb;
  #endif
  lit( place.xyz, n, n, made, own, over );
  #endif
}`;

const fragmentShader = `
uniform float opacity;
varying float shown;
varying vec2 at;
#ifdef PICTURED
uniform sampler2D picture;
#endif
#ifdef STRETCHED
uniform mat3 normalMatrix;
uniform vec2 stretch; // strength of the stretch, and 1 if it runs along the rim
varying vec3 seenAt;
varying vec2 outwards;
${lit}
#else
varying vec3 own;
varying vec3 over;
#endif

void main() {
  #ifdef STRETCHED
  // A disc in the dial's plane, brushed around its center: the highlight is stretched across the lines.
  vec3 own, over;
  vec3 n = normalize( normalMatrix[ 2 ] );
  vec2 way = normalize( mix( vec2( - outwards.y, outwards.x ), outwards, stretch.y ) );
  vec3 lines = normalize( normalMatrix * vec3( way, 0.0 ) );
  vec3 bent = normalize( cross( cross( lines, normalize( - seenAt ) ), lines ) );
  lit( seenAt, n, normalize( mix( bent, n, stretch.x ) ), vec2( 1.0 ), own, over );
  #endif
  gl_FragColor = vec4( own, opacity * shown );
  #ifdef PICTURED
  gl_FragColor *= texture2D( picture, at );
  #endif
  gl_FragColor.rgb += over;
  #include <tonemapping_fragment>
}`;

const bothSides = 2;

/**
 * Parameters of three for a stretched highlight: share of the plain normal in the bent one, and whether it runs along
 * the rim.
 */
function stretchOf({ anisotropy, anisotropyRotation, roughness }: MeshPhysicalMaterial): readonly number[] {
  return [(1 - anisotropy * (1 - roughness)) ** 4, Math.abs(Math.sin(anisotropyRotation))];
}

/**
 * The same material, lit per vertex instead of per pixel: a fifth of the work for a software renderer. Relief and
 * grain are dropped, except for discs brushed about their middle, where the dial would look different.
 * @param light its environment, see flatBoxes
 * @param place of a strap, which may fade
 */
export function draftMaterial(
  full: MeshStandardMaterial,
  light: Texture,
  place?: StrapPlace,
): ShaderMaterial {
  const { color, roughness, metalness, map, metalnessMap, side, transparent, depthWrite } = full;
  const glossy = full instanceof MeshPhysicalMaterial ? full : undefined;
  const isStretched = Boolean(glossy?.anisotropyMap);
  map?.updateMatrix();
  return new ShaderMaterial({
    vertexShader,
    fragmentShader,
    side,
    transparent,
    depthWrite,
    defines: {
      ...(map && { PICTURED: "" }),
      ...(isStretched && { STRETCHED: "" }),
      ...(glossy?.clearcoat && { COATED: "" }),
      ...(metalnessMap && { TOLD: "" }),
      ...(side === bothSides && { SHEET: "" }),
    },
    uniforms: {
      light: { value: light },
      color: { value: color },
      matter: { value: [roughness, metalness, 0.04 * (glossy?.specularIntensity ?? 1)] },
      coat: { value: glossy?.clearcoat ?? 0 },
      opacity: { value: full.opacity },
      spread: { value: map?.matrix ?? new Matrix3() },
      picture: { value: map },
      told: { value: metalnessMap && blurred(metalnessMap) },
      stretch: { value: glossy ? stretchOf(glossy) : [1, 0] },
      strapGone: place ? strapGone : { value: 0 },
      strapPlace: { value: place ? [place.scale, place.offset] : [0, 0] },
    },
  });
}
