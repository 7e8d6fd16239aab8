import { html, type Markup } from "../../http/html";
import type { Field } from "./payment-fields";
import type { FieldErrors, Typed } from "./read-payment-form";
import type { PageTexts } from "./texts/page-texts";

export interface FormState {
  texts: PageTexts;
  typed: Typed;
  errors: FieldErrors;
  /** For country lists; a field without one offers every country. */
  countries: readonly string[];
}

const inputModes: Partial<Record<Field["kind"], string>> = { digits: "numeric", tel: "tel", email: "email" };

export function showField(field: Field, state: FormState): Markup {
  const { texts, typed, errors } = state;
  const { name } = field;
  const error = errors[name];
  const hint = field.hint?.(texts);
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  const common = html`id="${name}" name="${name}"
  autocomplete="${field.autocomplete}"${field.isOptional ? "" : html` aria-required="true"`}${described ? html` aria-describedby="${described}"` : ""}${error ? html` aria-invalid="true"` : ""}`;
  const control =
    field.kind === "country"
      ? html`<select ${common}>
          ${showCountries(state, typed[name] ?? "")}
        </select>`
      : html`<input
          ${common}
          type="${field.kind === "email" || field.kind === "tel" ? field.kind : "text"}"
          ${inputModes[field.kind] ? html` inputmode="${inputModes[field.kind]}"` : ""}
          value="${typed[name] ?? ""}"
        />`;
  return html`<div class="field">
    <label for="${name}"
      >${field.label(texts)}${hint ? html` <span class="soft" id="${name}-hint">${hint}</span>` : ""}</label
    >
    ${control} ${error ? html`<p class="error" id="${name}-error">${error}</p>` : ""}
  </div>`;
}

// What most shoppers of a language would pick; the provider guesses from the address instead.
const usualCountries: Record<string, string> = { fr: "FR", en: "GB", es: "ES", ja: "JP" };

function showCountries({ texts, countries }: FormState, typed: string): Markup[] {
  const names = new Intl.DisplayNames([texts.language], { type: "region" });
  const collator = new Intl.Collator(texts.language);
  const usual = usualCountries[texts.language] ?? "";
  const guess = countries.includes(usual) || countries.length > 1 ? usual : (countries[0] ?? "");
  const chosen = typed === "" ? guess : typed;
  const options = countries
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => collator.compare(a.name, b.name))
    .map(
      ({ code, name }) =>
        html`<option value="${code}" ${code === chosen ? html` selected` : ""}>${name}</option>`,
    );
  // No default country: a wrong one would not be noticed.
  return countries.includes(chosen) ? options : [html`<option value=""></option>`, ...options];
}
