/**
 * For the `ref` of a form: once hydrated, our script validates what was typed and words the errors. Before that, and
 * without a script, the browser does.
 */
export function disableNativeValidation(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true;
}
