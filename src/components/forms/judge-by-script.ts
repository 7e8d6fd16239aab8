/**
 * For the `ref` of a form: from here on our script judges what was typed, in the page's words. Before, and without it,
 * the browser does.
 */
export function judgeByScript(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true;
}
