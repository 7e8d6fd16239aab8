import type { ImportEntry, ImportRecord, ImportUpload } from "@/src/domain/catalogue-import/catalogue-import";
import type { Value, Values } from "@/src/domain/catalogue-import/column";
import { columnsOf } from "@/src/domain/catalogue-import/columns";
import { layerName } from "@/src/domain/catalogue-import/known-catalogue";
import type { PlannedRow } from "@/src/domain/catalogue-import/plan-import";
import { keptName } from "@/src/domain/catalogue-import/sent-picture";
import { locales } from "@/src/domain/locale/locale";
import type { CatalogueWriter } from "./cms-catalogue";
import type { SentPictures } from "./read-pictures";

const textOf = (value: Value | undefined) => (typeof value === "string" ? value : "");

/** Values of the changed columns of one kind. */
function changedValues({ collection, changes }: PlannedRow, kind: "layer" | "pictures"): readonly string[] {
  const names = new Set(
    columnsOf(collection).flatMap((column) => (column.kind === kind ? [column.name] : [])),
  );
  return changes
    .filter(({ column }) => names.has(column))
    .flatMap(({ after }) => textOf(after).split(" "))
    .filter((word) => word !== "");
}

/** A picture of a product or watch is described by its name. */
const altOf = (values: Values) =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const name = textOf(values[`name_${locale}`]);
      return name === "" ? [] : [[locale, name] as const];
    }),
  );

async function saveFiles(
  writer: CatalogueWriter,
  rows: readonly PlannedRow[],
  sent: SentPictures,
): Promise<readonly ImportUpload[]> {
  const uploads: ImportUpload[] = [];
  const done = new Set<string>();
  const layers = new Map(sent.pictures.map((one) => [one.hash, one.file]));
  const pictures = new Map(sent.pictures.map((one) => [keptName(one), one.file]));
  for (const row of rows) {
    for (const value of changedValues(row, "layer")) {
      const file = layers.get(value.slice(layerName(value).length + 1));
      if (file === undefined || done.has(value)) continue;
      done.add(value);
      uploads.push(await writer.saveLayer(value, await sent.read(file)));
    }
    for (const name of changedValues(row, "pictures")) {
      const file = pictures.get(name);
      if (file === undefined || done.has(name)) continue;
      done.add(name);
      uploads.push(await writer.savePicture(name, altOf(row.values), await sent.read(file)));
    }
  }
  return uploads;
}

const pick = (changes: PlannedRow["changes"], side: "before" | "after"): Values =>
  Object.fromEntries(changes.map((change) => [change.column, change[side]]));

/** Writes the rows of a plan in their order. @returns what is needed to undo them */
export async function writePlan(
  writer: CatalogueWriter,
  rows: readonly PlannedRow[],
  sent: SentPictures,
): Promise<ImportRecord> {
  const uploads = await saveFiles(writer, rows, sent);
  const entries: ImportEntry[] = [];
  for (const row of rows) {
    const { collection, reference, changes } = row;
    const id = await writer.save(row);
    entries.push({
      collection,
      id,
      reference,
      before: row.id === null ? null : pick(changes, "before"),
      after: pick(changes, "after"),
    });
  }
  return { entries, uploads };
}
