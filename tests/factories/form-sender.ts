import { allForms } from "../../src/contracts/forms/all-forms";
import type { Form } from "../../src/contracts/forms/form";
import type { FormName } from "../../src/domain/forms/form-name";
import { formToken } from "../../src/services/forms/form-token";
import type { OpenShop } from "../setup/open-shop";
import { createShopper } from "./shopper";

/** A value each kind of field takes. */
const values = {
  line: "Ada",
  email: "ada@example.com",
  phone: "+33 6 12 34 56 78",
  url: "ada.example/montres",
  prose: "Une montre verte, avec un cadran de la couleur d’un banc public.",
  number: "12",
  day: "2026-12-24",
  agree: "on",
  secret: "sesame",
} as const;

/** Everything a form asks for, filled in well. */
export const filledForm = ({ fields }: Form): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { control }]) => [
      name,
      control.kind === "choice" ? (control.options?.[0] ?? "") : values[control.kind],
    ]),
  );

/** Sends a form as a page of the shop does, five seconds after it was opened. */
export async function sendForm(open: OpenShop, name: FormName, changes: Record<string, unknown> = {}) {
  const form = allForms[name];
  const token = formToken({ ...open.shop, clock: () => new Date(Date.now() - 5_000) });
  return createShopper(open).post(form.path, {
    form: name,
    token,
    lang: "fr",
    ...filledForm(form),
    ...changes,
  });
}
