import { ShaderChunk, type Material } from "three";
import { card } from "./soft-boxes";

function replaceIn(chunk: keyof typeof ShaderChunk, from: string, to: string): void {
  const text = ShaderChunk[chunk];
  if (text.includes(to)) return;
  if (!text.includes(from)) throw new Error(`three's ${chunk} does not read as it did.`);
  ShaderChunk[chunk] = text.replace(from, to);
}

/**
 * Two things the pictures have and three has not. Their film: Blender's "Filmic, High Contrast", whose table this formula
 * follows to 0.6 %. And a room of a certain size: without it, every point of a flat polished face would mirror the same spot,
 * and all flats would be one dead grey.
 */
export function prepareShading(): void {
  replaceIn(
    "tonemapping_pars_fragment",
    "vec3 CustomToneMapping( vec3 color ) { return color; }",
    `vec3 CustomToneMapping( vec3 color ) {
      vec3 c = pow( max( color * toneMappingExposure, vec3( 0.0 ) ), vec3( 1.12 ) );
      vec3 shown = pow( c / ( c + 0.2 ), vec3( 0.8 ) );
      return mix( shown / 12.92, pow( ( shown + 0.055 ) / 1.055, vec3( 2.4 ) ), step( 0.04045, shown ) );
    }`,
  );
  replaceIn(
    "envmap_physical_pars_fragment",
    "reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );",
    `reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
    reflectVec += vec3( - vViewPosition.xy, 0.0 ) / ${card.height.toFixed(1)};`,
  );
}

/** How far the strap is gone, 0 to 1: from behind it would hide the back it is closed under. */
export const strapGone = { value: 0 };

/**
 * Lets a strap's material fade with its depth below the dial.
 * @param place scale and offset that lead from the mesh's own z to mm in the watch's frame
 */
export function fadeByDepth(
  material: Material,
  place: { readonly scale: number; readonly offset: number },
): void {
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
