import { allForms } from "@/src/domain/contracts/forms/all-forms";
import type { FormName } from "@/src/domain/forms/form-name";
import { formToken } from "@/src/services/forms/form-token";
import type { OpenShop } from "@/tests/setup/open-shop";
import { filledForm } from "./filled-form";
import { createShopper } from "./shopper";

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
