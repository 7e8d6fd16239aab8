import { ShaderChunk, type Material, type Mesh } from "three";
import { card } from "./soft-boxes";

function replaceIn(chunk: keyof typeof ShaderChunk, from: string, to: string): void {
  const text = ShaderChunk[chunk];
  if (text.includes(to)) return;
  if (!text.includes(from)) throw new Error(`three's ${chunk} does not read as it did.`);
  ShaderChunk[chunk] = text.replace(from, to);
}

/**
 * Blender's "Filmic, High Contrast" as a formula without a power, which is expensive for a software renderer: scene
 * light to display value. It follows the table to 0.6 %.
 */
const film = `vec3 CustomToneMapping( vec3 color ) {
  vec3 c = max( color * toneMappingExposure, vec3( 0.0 ) );
  return c * ( ( 1.00243 * c + 0.71167 ) * c + 0.00775 ) / ( ( ( c + 0.8467 ) * c + 0.144324 ) * c + 0.001081 );
}`;

/**
 * Two properties of the pictures that three lacks. Their film curve, after which nothing is left to convert: the
 * renderer's output is set to linear. And an environment of finite size: without it, every point of a flat polished
 * face would mirror the same spot, and all flats would be one dead grey.
 */
export function prepareShading(): void {
  replaceIn("tonemapping_pars_fragment", "vec3 CustomToneMapping( vec3 color ) { return color; }", film);
  replaceIn(
    "envmap_physical_pars_fragment",
    "reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );",
    `reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
    reflectVec += vec3( - vViewPosition.xy, 0.0 ) / ${card.height.toFixed(1)};`,
  );
}

/** How far the strap is hidden, 0 to 1: from behind it would cover the back it is closed under. */
export const strapGone = { value: 0 };

/** Transforms a mesh's own z to mm in the watch's frame. */
export interface StrapPlace {
  readonly scale: number;
  readonly offset: number;
}

/** A mesh's packing is on itself, or on the parent of meshes of several materials. */
export function placeInWatch(mesh: Mesh): StrapPlace {
  const packed = mesh.scale.z === 1 && mesh.parent ? mesh.parent : mesh;
  return { scale: packed.scale.z, offset: packed.position.z };
}

/** Fades a strap's material with its depth below the dial. */
export function fadeByDepth(material: Material, place: StrapPlace): void {
  material.transparent = true;
  material.onBeforeCompile = (shader) => {
    shader.uniforms.strapGone = strapGone;
    shader.uniforms.strapPlace = { value: [place.scale, place.offset] };
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", "#include <common>\nuniform vec2 strapPlace;\nvarying float vDepth;")
      .replace(
        "#include <begin_vertex>",
        "#include <begin_vertex>\nvDepth = - position.z * strapPlace.x - strapPlace.y;",
      );
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <common>", "#include <common>\nuniform float strapGone;\nvarying float vDepth;")
      .replace(
        "#include <opaque_fragment>",
        `#include <opaque_fragment>
        gl_FragColor.a *= 1.0 - strapGone * smoothstep( 6.0, 17.0, vDepth );
        if ( gl_FragColor.a < 0.01 ) discard;`,
      );
  };
  material.customProgramCacheKey = () => "fades";
}
