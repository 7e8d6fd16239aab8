import { createHash } from "node:crypto";
import type { ImportKind } from "@/src/domain/catalogue-import/catalogue-import";
import { planEmpty } from "@/src/domain/catalogue-import/plan-empty";
import { planImport, type CataloguePlan } from "@/src/domain/catalogue-import/plan-import";
import type { KnownCatalogue } from "@/src/domain/catalogue-import/known-catalogue";
import { refusal, type Refusal } from "@/src/domain/catalogue-import/refusal";
import type { ChangeError } from "@/src/domain/catalogue-import/shown-plan";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import type { CmsCatalogue, SaveRefusal } from "./cms-catalogue";
import { noPictures, readPictures, type SentPictures } from "./read-pictures";
import { readSpreadsheet } from "./read-spreadsheet";
import { writePlan } from "./write-plan";

/** Files of an import; without a spreadsheet the catalogue is taken out of sale. */
export interface SentFiles {
  readonly name: string;
  readonly spreadsheet: Uint8Array;
  readonly pictures: Uint8Array | null;
}

/** A plan, and the mark by which its confirmation recognises it. */
export interface ReviewedPlan extends CataloguePlan {
  readonly mark: string;
}

export interface Decision {
  /** mark of the plan that was shown */
  readonly seen: string;
  /** confirms prices that move further than the settings let pass */
  readonly isMeant: boolean;
  /** e-mail of the member of staff */
  readonly by: string;
}

export interface ChangeRefusal {
  readonly code: ChangeError;
  readonly plan: ReviewedPlan;
}

const reviewed = (plan: CataloguePlan): ReviewedPlan => ({
  ...plan,
  mark: createHash("sha256")
    .update(
      JSON.stringify(plan.rows.map(({ collection, reference, changes }) => [collection, reference, changes])),
    )
    .digest("hex"),
});

const refusedPlan = (refused: readonly Refusal[]): ReviewedPlan => reviewed({ rows: [], refused, same: 0 });

interface Change {
  readonly kind: ImportKind;
  readonly file: string;
  readonly pictures: SentPictures;
  readonly plan: (known: KnownCatalogue) => CataloguePlan;
}

/** Reads the files of an import; or why they cannot be read. */
async function readFiles(
  cms: CmsCatalogue,
  { name, spreadsheet, pictures }: SentFiles,
): Promise<Result<Change, readonly Refusal[]>> {
  const tables = await readSpreadsheet(name, spreadsheet);
  if (!tables.ok) return fail([tables.error]);
  const sent = pictures ? await readPictures(pictures, cms.inspect) : ok(noPictures);
  if (!sent.ok) return sent;
  return ok({
    kind: "import",
    file: name,
    pictures: sent.value,
    plan: (known) => planImport(tables.value, sent.value.pictures, known),
  });
}

const emptying: Change = { kind: "empty", file: "", pictures: noPictures, plan: planEmpty };

const review = async (cms: CmsCatalogue, { plan }: Change) => reviewed(plan(await cms.read()));

/** What the files of an import would change; nothing is written. */
export async function reviewImport(cms: CmsCatalogue, files: SentFiles): Promise<ReviewedPlan> {
  const change = await readFiles(cms, files);
  return change.ok ? review(cms, change.value) : refusedPlan(change.error);
}

/** What is on sale and would no longer be. */
export const reviewEmpty = (cms: CmsCatalogue): Promise<ReviewedPlan> => review(cms, emptying);

function refusalOf({ row, message }: SaveRefusal): Refusal {
  const place = row?.line ? { place: row.sheet, line: row.line } : { place: row?.collection ?? null };
  return refusal("invalid", { ...place, value: row ? `${row.reference} : ${message}` : message });
}

function problemOf({ rows, refused, mark }: ReviewedPlan, { seen, isMeant }: Decision): ChangeError | null {
  if (refused.length > 0) return "refused";
  if (rows.length === 0) return "nothing";
  if (mark !== seen) return "changed";
  return rows.some(({ isLeap }) => isLeap) && !isMeant ? "leap" : null;
}

/** The plan is made again inside the transaction that writes it. @returns number of the import */
async function apply(
  { clock }: Pick<Shop, "clock">,
  cms: CmsCatalogue,
  { kind, file, pictures, plan }: Change,
  decision: Decision,
): Promise<Result<number, ChangeRefusal>> {
  const done = await cms.transaction<number, ChangeRefusal>(async (writer) => {
    const current = reviewed(plan(await writer.read()));
    const code = problemOf(current, decision);
    if (code !== null) return fail({ code, plan: current });
    const record = await writePlan(writer, current.rows, pictures);
    const { by } = decision;
    const id = await writer.tx.catalogueImports.insertImport({ kind, file, by, at: clock(), record });
    await writer.publish();
    return ok(id);
  });
  if (done.ok) return done;
  return fail(
    "code" in done.error ? done.error : { code: "refused", plan: refusedPlan([refusalOf(done.error)]) },
  );
}

/** Imports the files: all of it or nothing. */
export async function applyImport(
  shop: Pick<Shop, "clock">,
  cms: CmsCatalogue,
  files: SentFiles,
  decision: Decision,
): Promise<Result<number, ChangeRefusal>> {
  const change = await readFiles(cms, files);
  return change.ok
    ? apply(shop, cms, change.value, decision)
    : fail({ code: "refused", plan: refusedPlan(change.error) });
}

/** Takes the delivered catalogue out of sale, as an import that can be undone. */
export const applyEmpty = (
  shop: Pick<Shop, "clock">,
  cms: CmsCatalogue,
  decision: Decision,
): Promise<Result<number, ChangeRefusal>> => apply(shop, cms, emptying, decision);
