import type { FieldView } from "./form-view";

/**
 * Fills lines and choices that are still empty from the query of the page, as a link to the form contains them.
 * Consents, passwords and addresses are never filled so.
 */
export function fillFromAddress(form: HTMLFormElement, fields: readonly FieldView[]): void {
  const query = new URLSearchParams(window.location.search);
  for (const { name, control } of fields) {
    const value = query.get(name);
    const written = form.elements.namedItem(name);
    if (value === null || (control.kind !== "line" && control.kind !== "choice")) continue;
    if (!(written instanceof HTMLInputElement || written instanceof HTMLSelectElement)) continue;
    if (written.value === "") written.value = value;
  }
}
