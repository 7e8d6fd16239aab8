// Surfaces as Blender tells them (blender/surface_numbers.py) -> materials of glTF, with names where it wants indices.
import path from 'node:path';
import { colorFile, dataFile, inkFile, meanOf, readLinear } from './textures.mjs';

const round = (x) => Math.round(x * 1e4) / 1e4;
const EVEN = 0.006;      // what strays less is even
const INK_PER_MM = 2048 / 31; // px of printed masks
const BRUSHED_TILE = 16; // mm that the picture of brushing covers
const UV_SPAN = 80;      // mm that a brushed part's coordinates cover
// Relief that looks deeper when it turns than in a picture from above.
const RELIEF = { alligator: { scale: 0.6 }, grained: { scale: 0.7 }, woven: { scale: 0.8 } };
// Noise all over, which hides what compression does to it.
const SKINS = /^(calf|alligator|suede|vintage|perforated|grained|rubber|nylon|woven)-/;
// What a flange shows of itself, and of the color of the face under it.
const FLANGE = { steel: 0.1, face: 0.7, roughness: 0.4 };
const SKIN = { low: -2, turned: true };

/** How a surface's picture lies on its part, for shape-file.mjs. */
export function placeOf({ kind, swatch }) {
  if (kind === 'brushed') return { size: [UV_SPAN, UV_SPAN], low: -UV_SPAN / 2 };
  const isStriped = swatch?.dyed && !swatch.neutral;
  return swatch && { size: swatch.size, ...(swatch.dyed || kind === 'woven' ? SKIN : {}), ...(isStriped ? { turned: 'striped' } : {}) };
}

/** Most triangles of a material on a part: seams are many and nobody looks at one stitch. */
export const mostOf = ({ kind, metallic }, part) => (part === 'strap' && kind === 'plain' && metallic === 0 ? 7000 : undefined);

const named = (name, extra) => ({ name, ...extra });
const coated = ({ coat }) => (coat ? { KHR_materials_clearcoat: { clearcoatFactor: coat, clearcoatRoughnessFactor: 0.03 } } : {});
const glossy = ({ specular, metallic }) => (metallic === 1 || specular === undefined || Math.abs(specular - 0.5) < 0.02 ? {} : { KHR_materials_specular: { specularFactor: round(Math.min(1, specular * 2)) } });

const stretched = ({ kind, anisotropy, turn }) => {
  const strength = anisotropy ?? 0.8;
  if (kind === 'brushed') return { KHR_materials_anisotropy: { anisotropyStrength: 0.6 } };
  if (!['sunburst', 'horizon', 'machined'].includes(kind) || !strength) return {};
  return { KHR_materials_anisotropy: { anisotropyStrength: round(Math.min(0.75, strength)), anisotropyRotation: turn ? 1.5708 : 0, anisotropyTexture: named('round') } };
};

export function createSurfaces(dir, keep) {
  const drawn = new Map();
  const once = (name, make) => {
    if (!drawn.has(name)) drawn.set(name, make());
    return drawn.get(name);
  };

  /** What normal and roughness pictures say of a swatch. */
  const reliefOf = (name) =>
    once(`${name} relief`, async () => {
      const [normal, rough] = await Promise.all([readLinear(dir, `${name}-normal`), readLinear(dir, `${name}-rough`)]);
      const [ofNormal, ofRough] = [meanOf(normal), meanOf(rough)];
      const material = {};
      const pbr = {};
      if (ofNormal.stray > EVEN) material.normalTexture = named(await keep(await dataFile(normal, SKINS.test(name) ? 50 : 78)), RELIEF[name.split('-')[0]]);
      if (ofRough.stray > EVEN * 3) {
        pbr.metallicRoughnessTexture = named(await keep(await dataFile(rough, SKINS.test(name) ? 60 : 70)));
        pbr.metallicFactor = pbr.roughnessFactor = 1;
      } else [pbr.roughnessFactor, pbr.metallicFactor] = [round(ofRough.mean[1]), round(ofRough.mean[2])];
      return { material, pbr };
    });

  const colorOf = (name, peak) =>
    once(`${name} color`, async () => {
      const base = await readLinear(dir, `${name}-base`);
      const { mean, stray } = meanOf(base);
      if (stray < EVEN / 2 && stray < Math.max(...mean) * 0.03) return { baseColorFactor: [...mean.map(round), 1] };
      return { baseColorTexture: named(await keep(await colorFile(base, 1 / (peak ?? 1), SKINS.test(name) ? 64 : 82))) };
    });

  const skinOf = async (swatch) => {
    const neutral = await once(`${swatch.neutral} mean`, async () => meanOf(await readLinear(dir, `${swatch.neutral}-base`)).mean);
    const { mean } = meanOf(await readLinear(dir, `${swatch.name}-base`));
    const peak = 0.36;
    return { ...(await colorOf(swatch.neutral, peak)), baseColorFactor: [...mean.map((m, c) => round(Math.min(1, (m * peak) / neutral[c]))), 1] };
  };

  async function pictured(look) {
    const { kind, swatch } = look;
    if (['print', 'brand', 'mark'].includes(kind)) {
      const edge = Math.round(swatch.size[0] * INK_PER_MM);
      const ink = named(await once(swatch.name, async () => keep(await inkFile(path.join(dir, '..', 'maps', `${swatch.name}.png`), edge))));
      return { alphaMode: 'BLEND', pbrMetallicRoughness: { baseColorFactor: [...look.ink, 1], baseColorTexture: ink, metallicFactor: look.metallic, roughnessFactor: look.roughness } };
    }
    const { material, pbr } = await reliefOf(swatch.neutral ?? swatch.name);
    const color = swatch.neutral ? await skinOf(swatch) : await colorOf(swatch.name);
    return { ...material, pbrMetallicRoughness: { ...pbr, ...color } };
  }

  const plain = (look) => ({ pbrMetallicRoughness: { baseColorFactor: [...look.color.map(round), 1], metallicFactor: look.metallic, roughnessFactor: round(look.roughness) } });
  const brushed = (look) => ({
    ...plain(look),
    normalTexture: named('brushed', { scale: 0.5, extensions: { KHR_texture_transform: { scale: [UV_SPAN / BRUSHED_TILE, UV_SPAN / BRUSHED_TILE] } } }),
  });
  const sapphire = { alphaMode: 'BLEND', pbrMetallicRoughness: { baseColorFactor: [1, 1, 1, 0.06], metallicFactor: 0, roughnessFactor: 0.02 } };

  /** The steel wall round a dial leans towards it and mirrors little else, which no light from around a watch can show. */
  async function flangeOf(face) {
    const mean = face.swatch ? meanOf(await readLinear(dir, `${face.swatch.name}-base`)).mean : face.color;
    return { ...plain({ color: mean.map((one) => FLANGE.steel + FLANGE.face * one), metallic: 0, roughness: FLANGE.roughness }), doubleSided: true };
  }

  async function materialOf(look) {
    if (look.kind === 'sapphire') return sapphire;
    const base = look.kind === 'brushed' ? brushed(look) : look.swatch ? await pictured(look) : plain(look);
    const extensions = { ...coated(look), ...glossy(look), ...stretched(look) };
    // many parts are single sheets seen from both sides
    return { ...base, doubleSided: true, ...(Object.keys(extensions).length ? { extensions } : {}) };
  }

  /** In the order of a part's surfaces; a dial's first one is its flange, the second its face. */
  return (surfaces, part) => Promise.all(surfaces.map((look, place) => (part === 'dial' && place === 0 ? flangeOf(surfaces[1]) : materialOf(look))));
}
