import {
  Box3,
  CircleGeometry,
  FrontSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Material,
  type Object3D,
  type Texture,
} from "three";
import { axisDepth } from "./framing";
import { brush } from "./brushing";
import { picturedAngles, type HandAngles } from "./hand-angles";
import { draftPart, type Drafted } from "./draft";
import { fadeByDepth, placeInWatch } from "./shading";

/** Degrees beyond the side that are still drawn: in perspective one sees a little round the edge. */
const slack = 14;
const [before, behind] = [/^(?:DATE-|MAG-|PRINT-|HAN-|GMT|CRYSTAL|INS-)/, /^(?:CB|MOVEMENT|ROT-)/];
/** Parts that also contain sheets, of which both sides are visible. */
const sheets = /^(?:CB|MOVEMENT|ROT-|EL-)/;

/** Parts that would hide the back, under which they are closed. */
const fades = /^(?:STR|BUC|MARK)-/;

/** mm; the case is as wide inside. */
const floorRadius = 17.6;

const isMesh = (thing: Object3D): thing is Mesh => thing instanceof Mesh;
function meshesOf(part: Object3D): readonly Mesh[] {
  const found: Mesh[] = [];
  part.traverse((thing) => isMesh(thing) && found.push(thing));
  return found;
}
const materialsOf = ({ material }: Mesh): readonly Material[] =>
  Array.isArray(material) ? material : [material];

/** Frees graphics memory, but keeps the shader programs: the next part has the same materials. */
function dispose(part: Object3D): void {
  part.traverse((thing) => {
    if (!isMesh(thing)) return;
    thing.geometry.dispose();
    for (const material of materialsOf(thing))
      for (const value of Object.values(material)) if (value?.isTexture) value.dispose();
  });
}

/** Solids, whose inside is never visible. */
const isSolid = (key: string): boolean => !sheets.test(key);

/** Half the work: back faces are not drawn. Parts share materials, so each gets a copy of its own kind. */
function cullIn(mesh: Mesh, culled: Map<Material, Material>): void {
  const [material] = materialsOf(mesh);
  if (!material || material.transparent) return;
  const own = culled.get(material) ?? material.clone();
  own.side = FrontSide;
  culled.set(material, own);
  mesh.material = own;
}

/** A strap's own materials, which no other part shares. */
function letFade(mesh: Mesh): void {
  const [material] = materialsOf(mesh);
  if (!material) return;
  // What is printed on a part that fades is drawn after it: both are blended then.
  if (material.transparent) mesh.renderOrder = 1;
  mesh.material = material.clone();
  fadeByDepth(mesh.material, placeInWatch(mesh));
}

/**
 * Properties of a part's materials that glTF lacks.
 * @param sharpness of textures seen at a slant
 */
function prepare(part: Object3D, sharpness: number): void {
  const key = String(part.userData.part);
  const culled = new Map<Material, Material>();
  part.traverse((thing) => {
    if (!isMesh(thing)) return;
    if (isSolid(key)) cullIn(thing, culled);
    if (fades.test(key)) letFade(thing);
    for (const material of materialsOf(thing)) {
      if (!(material instanceof MeshStandardMaterial)) continue;
      brush(material);
      for (const picture of [material.map, material.normalMap]) if (picture) picture.anisotropy = sharpness;
    }
  });
}

/** A case hides what is behind it. */
const isSeenFrom = (key: string, angle: number): boolean =>
  !(before.test(key) && angle > 90 + slack) && !(behind.test(key) && angle < 90 - slack);

export interface WatchModel {
  /** Upright with its dial towards the viewer, in mm as it was modelled, whatever the size of the case. */
  readonly group: Group;
  /**
   * Adds the parts of a model; those that are not in it are removed.
   * @returns frees the memory of the removed ones: call it once the others are drawn, since they may share programs
   * and textures
   */
  readonly take: (model: Object3D | null, gone: readonly string[]) => () => void;
  readonly setHands: (angles: HandAngles) => void;
  /** @param angle radians */
  readonly setRotor: (angle: number) => void;
  readonly hasRotor: () => boolean;
  /** Shows the low-resolution form of its parts, or the full one. */
  readonly showDraft: (isDraft: boolean) => void;
  readonly isDraft: () => boolean;
  /** Shows one more part in full. @returns false where all were */
  readonly refine: () => boolean;
  /**
   * Hides parts that are not visible from an angle.
   * @param angle degrees from the front
   */
  readonly showFrom: (angle: number) => void;
  /** The same watch at its true size in metres, standing on its strap, dial forwards. */
  readonly inMetres: () => Group;
  readonly dispose: () => void;
}

/**
 * The watch on the stage, a part at a time.
 * @param sharpness of textures seen at a slant, 1 to 16
 * @param draftLight light of a second, low-resolution form of each part; without it there is none
 */
export function createWatchModel(sharpness: number, draftLight: Texture | null): WatchModel {
  const group = new Group();
  group.position.z = axisDepth;
  // Without it the background would show between dial and case.
  const floor = new Mesh(new CircleGeometry(floorRadius, 48), new MeshBasicMaterial({ color: 0x050505 }));
  floor.position.z = -1;
  group.add(floor);
  /** From mm as modelled to metres, the unit of the model. */
  let scale = 0.001;
  const parts = new Map<string, Object3D>();
  const drafts = new Map<string, Drafted>();
  let isDraft = false;
  /** Parts that are shown in full meanwhile. */
  const refined = new Set<string>();
  let angles: HandAngles = picturedAngles;

  const setHands = (next: HandAngles) => {
    angles = next;
    for (const [name, degrees] of Object.entries(angles)) {
      const hand = group.getObjectByName(name);
      if (hand) hand.rotation.z = (-Number(degrees) * Math.PI) / 180;
    }
  };
  /** @returns frees its memory */
  const remove = (key: string): (() => void) => {
    const [part, draft] = [parts.get(key), drafts.get(key)];
    parts.delete(key);
    drafts.delete(key);
    if (part) group.remove(part);
    return () => {
      draft?.show(false);
      draft?.dispose();
      if (part) dispose(part);
    };
  };
  return {
    group,
    take(model, gone) {
      const found: Object3D[] = [];
      model?.traverse((thing) => typeof thing.userData.part === "string" && found.push(thing));
      const left = gone.map(remove);
      scale = model?.getObjectByName("watch")?.scale.x ?? scale;
      for (const part of found) {
        const key = String(part.userData.part);
        left.push(remove(key));
        prepare(part, sharpness);
        parts.set(key, part);
        group.add(part);
        if (draftLight) drafts.set(key, draftPart(meshesOf(part), draftLight, fades.test(key)));
        drafts.get(key)?.show(isDraft);
      }
      setHands(angles);
      return () => left.forEach((release) => release());
    },
    setHands,
    setRotor(angle) {
      const rotor = group.getObjectByName("rotor");
      if (rotor) rotor.rotation.z = angle;
    },
    hasRotor: () => group.getObjectByName("rotor") !== undefined,
    showDraft(next) {
      if (next !== isDraft || refined.size > 0) for (const draft of drafts.values()) draft.show(next);
      refined.clear();
      isDraft = next;
    },
    refine() {
      const next = isDraft && [...drafts].find(([key]) => !refined.has(key));
      if (next) {
        const [key, draft] = next;
        draft.show(false);
        refined.add(key);
        return true;
      }
      isDraft = false;
      refined.clear();
      return false;
    },
    isDraft: () => isDraft,
    showFrom(angle) {
      for (const [key, part] of parts) part.visible = isSeenFrom(key, angle);
    },
    inMetres() {
      for (const part of parts.values()) part.visible = true;
      const copy = group.clone();
      copy.position.set(0, 0, 0);
      copy.updateMatrixWorld(true);
      const { min, max } = new Box3().setFromObject(copy);
      copy.position.set(0, -min.y, -(min.z + max.z) / 2);
      const sized = new Group().add(copy);
      sized.scale.setScalar(scale);
      return new Group().add(sized);
    },
    dispose() {
      for (const key of parts.keys()) remove(key)();
      draftLight?.dispose();
      dispose(floor);
    },
  };
}
