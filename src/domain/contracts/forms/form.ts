import * as v from "valibot";
import type { FormName } from "@/src/domain/forms/form-name";
import { shownTerms } from "@/src/domain/contracts/shown-terms";
import { requestText } from "@/src/domain/contracts/text";
import { trapField } from "./form-exchange";
import type { FormField } from "./form-field";

/** Fields of a form, by name. */
export type Fields = Readonly<Record<string, FormField>>;

/** A form: its endpoint and its fields. Texts are interface texts under its name (forms.{name}). */
export interface Form<Named extends Fields = Fields> {
  readonly name: FormName;
  /** Endpoint, with its leading /api. */
  readonly path: `/api/${string}`;
  readonly fields: Named;
  /**
   * `form`: only submissions of a page of the shop count, see the form's token. `limits`: programs may send it too,
   * within limits.
   */
  readonly guard: "form" | "limits";
  /** Leads to a payment: the terms are linked beside its button, and their version is sent with it. */
  readonly isPaid?: true;
}

/** Values by field. */
export type Answers<Named extends Fields = Fields> = { readonly [Name in keyof Named]: string };

/** Keeps the names of the fields for the type of the answers. */
export const defineForm = <const Named extends Fields>(form: Form<Named>): Form<Named> => form;

/** Data sent beside the fields. */
export const formEnvelope = v.object({
  form: v.optional(v.pipe(requestText, v.maxLength(60))),
  lang: v.optional(v.pipe(requestText, v.maxLength(20))),
  token: v.optional(v.pipe(requestText, v.maxLength(200))),
  query: v.optional(v.pipe(requestText, v.maxLength(2000)), ""),
  terms: shownTerms,
  [trapField]: v.optional(v.unknown()),
});

/** Shape of the answers; every issue's message is a FormError. */
export function answersSchema<Named extends Fields>({ fields }: Form<Named>) {
  const entries = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]));
  // The entries are those of the fields, whose names the compiler loses in a list.
  return v.object(entries) as unknown as v.GenericSchema<unknown, Answers<Named>>;
}
