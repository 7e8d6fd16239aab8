/**
 * For the `ref` of a form: once hydrated, our script validates the input and writes the errors. Before that, and
 * without a script, the browser does.
 */
export function disableNativeValidation(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true;
}
