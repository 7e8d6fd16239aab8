import * as v from "valibot";
import { fail, ok, type Result } from "@/src/domain/result";
import { importAnswer, undoAnswer, type ImportAnswer, type UndoAnswer } from "./import-answer";

const failure = v.object({ error: v.string() });

/** What is done with a plan that was shown. */
export interface Order {
  readonly apply: boolean;
  readonly seen: string | null;
  readonly isMeant: boolean;
}

export interface ImportFiles {
  readonly spreadsheet: File;
  readonly pictures: File | null;
}

/** Posts to the shop as the member of staff. @returns the answer, or the error's code */
async function post<Schema extends v.GenericSchema>(
  path: string,
  init: Pick<RequestInit, "body" | "headers">,
  schema: Schema,
): Promise<Result<v.InferOutput<Schema>, string>> {
  try {
    const answer = await fetch(`/api/staff/${path}`, { method: "POST", ...init });
    const body: unknown = await answer.json();
    const read = v.safeParse(schema, body);
    if (read.success) return ok(read.output);
    const said = v.safeParse(failure, body);
    return fail(said.success ? said.output.error : "other");
  } catch {
    return fail("unreachable");
  }
}

const json = (body: object) => ({
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

/** Browsers read no file that was changed on the disk after it was chosen. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Has files checked, or imported. */
export async function sendFiles(
  { spreadsheet, pictures }: ImportFiles,
  order: Order,
): Promise<Result<ImportAnswer, string>> {
  const form = new FormData();
  form.set("spreadsheet", spreadsheet);
  if (pictures) form.set("pictures", pictures);
  form.set("order", JSON.stringify(order));
  const answer = await post("catalogue-import", { body: form }, importAnswer);
  if (answer.ok || answer.error !== "unreachable") return answer;
  const readable = await Promise.all([spreadsheet, ...(pictures ? [pictures] : [])].map(isReadable));
  return readable.includes(false) ? fail("file-changed") : answer;
}

/** Shows what would leave the sale, or takes it out. */
export const sendEmpty = (order: Order): Promise<Result<ImportAnswer, string>> =>
  post("catalogue-empty", json(order), importAnswer);

/** Shows what undoing an import would do, or does it. */
export const sendUndo = (id: number, apply: boolean): Promise<Result<UndoAnswer, string>> =>
  post("catalogue-undo", json({ import: id, apply }), undoAnswer);
