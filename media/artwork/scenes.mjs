// Every perspective picture of the pages, as data: what stands where, on what, under which light, seen from where.
//
// A scene: { name, view, size, surface, light, things, camera }
//   view     how it is seen, in words the alternative texts know: three-quarter, side, worn, close-up, above, exploded, back
//   size     [width, height] px
//   surface  { name, light: [inner, outer, low, at?], back? } of blender/surfaces.py, or null for none
//   light    { name, strength?, turn? } of blender/lights.py
//   things   what is in the picture. `what` names a module of blender/objects; `at`, `turns`, `height`, `drop`, `scale`
//            set it down (blender/standing.py); all else is the module's own. Parts of watches are catalogue keys.
//   camera   { at, aim, lens, focus?, fstop?, shift?, roll? } in mm
//   window   [left, top, right, bottom] in shares of the picture: only there its watches are drawn; all around is the same
//            picture without them, drawn once for all scenes that have it
//   level    true where all that matters lies about as high as the point of focus: grain out of focus is then smoothed
//            away (soften.mjs)
//   exposure stops, where the rig alone is not bright enough
import goods from './scenes/goods.mjs';
import heroes from './scenes/heroes.mjs';
import macros from './scenes/macros.mjs';
import options from './scenes/options.mjs';
import watches from './scenes/watches.mjs';

export default [...heroes, ...macros, ...goods, ...options, ...watches];
