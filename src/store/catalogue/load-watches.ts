import type { Payload } from "payload";
import * as v from "valibot";
import { dialColors } from "@/src/domain/watch/dial-color";
import { repairSelection } from "@/src/domain/watch/repair-selection";
import { stageTones, type ReadyMadeWatch } from "@/src/domain/watch/ready-made";
import { defaultSelection, selectionFields, type Selection } from "@/src/domain/watch/selection";
import { loadCatalogueAndKeys } from "./load-catalogue";
import type { OptionKeys } from "./read-catalogue";
import { loadWatchLines } from "./load-watch-lines";
import { readPictures } from "./read-pictures";
import type { readNewestRows } from "@/src/store/newest-rows";
import { byOrder, localisedRow, orderRow, readRows, referenceRow, referencesRow } from "@/src/store/rows";

const watchRow = v.object({
  id: v.number(),
  _order: orderRow,
  code: v.string(),
  line: v.number(),
  path: v.string(),
  name: localisedRow,
  tagline: localisedRow,
  description: localisedRow,
  care: localisedRow,
  box: localisedRow,
  color: v.picklist(dialColors),
  stage: v.picklist(stageTones),
  specs: v.object({
    thickness: v.number(),
    lugToLug: v.number(),
    lugWidth: v.number(),
    waterResistance: v.number(),
    frequency: v.number(),
    powerReserve: v.number(),
    jewels: v.number(),
    weight: v.number(),
    accuracySlow: v.number(),
    accuracyFast: v.number(),
    calibre: v.string(),
    caseMaterial: localisedRow,
    glass: localisedRow,
    strapLength: localisedRow,
    clasp: localisedRow,
  }),
  parts: v.record(v.string(), referenceRow),
  configuratorDial: referenceRow,
  gallery: referencesRow,
  related: referencesRow,
});

type WatchRow = v.InferOutput<typeof watchRow>;

/** The parts as option keys; an unset part is that of the default watch. */
function toSelection(parts: WatchRow["parts"], keys: OptionKeys): Selection {
  const chosen = selectionFields.flatMap((field) => {
    const id = parts[field];
    const key = typeof id === "number" ? keys.get(field)?.get(id) : undefined;
    return key === undefined ? [] : [[field, key] as const];
  });
  return { ...defaultSelection, ...Object.fromEntries(chosen) };
}

/** All ready-made watches, in the order pages show them. @param read drafts, for authorised readers */
export async function loadWatches(
  payload: Payload,
  read: typeof readNewestRows = readRows,
): Promise<readonly ReadyMadeWatch[]> {
  const [rows, lines, { catalogue, keys }, pictures] = await Promise.all([
    read(payload, "watches", watchRow),
    loadWatchLines(payload),
    loadCatalogueAndKeys(payload),
    readPictures(payload),
  ]);
  const codes = new Map(rows.map(({ id, code }) => [id, code]));
  return rows.toSorted(byOrder).flatMap((row): ReadyMadeWatch[] => {
    const { specs, gallery, related, configuratorDial, ...facts } = row;
    const { accuracySlow, accuracyFast, ...measures } = specs;
    const parts = toSelection(row.parts, keys);
    const dial = configuratorDial === null ? undefined : keys.get("dial")?.get(configuratorDial);
    const line = lines.get(facts.line);
    if (!line) return [];
    const watch: ReadyMadeWatch = {
      code: facts.code,
      line,
      path: facts.path,
      name: facts.name,
      tagline: facts.tagline,
      description: facts.description,
      care: facts.care,
      box: facts.box,
      color: facts.color,
      stage: facts.stage,
      specs: { ...measures, accuracy: [accuracySlow, accuracyFast] },
      parts,
      configuratorParts: repairSelection({ ...parts, dial: dial ?? parts.dial }, catalogue),
      gallery: gallery.flatMap((id) => pictures.get(id) ?? []),
      related: related.flatMap((id) => codes.get(id) ?? []),
    };
    return [watch];
  });
}
