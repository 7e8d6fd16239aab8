/** Cookie that says which outcome this browser may see: 128 random bits that scripts cannot read. */
export const outcomeCookie = "form";

/** Page that shows what came of a form, where its row names no other. */
export const outcomePath = "/formulaire";

/** Minutes in which an outcome is shown and the input is kept. */
export const outcomeMinutes = 30;

/** Input by field; a list for a repeated name. */
export type TypedValues = Readonly<Record<string, string | readonly string[]>>;

/** Outcome of a form sent by the browser itself, without our script. */
export interface FormOutcome {
  /** Endpoint, with its leading /api. */
  readonly path: string;
  readonly isDone: boolean;
  /** Why it was not done: the error's code. */
  readonly error: string | null;
  /** Field → its error. */
  readonly errors: Readonly<Record<string, string>>;
  /** Input without secrets; after a success only what the next page needs. */
  readonly values: TypedValues;
  /** Path of the page it was written on, null where the browser does not say. */
  readonly back: string | null;
}
