type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was typed, ticked or chosen in a control of a page. */
export interface Typed {
  readonly control: Control;
  readonly value: string | boolean;
  readonly isChanged: boolean;
  readonly hasFocus: boolean;
  /** Its place among the controls of its kind and name. */
  readonly place: number;
}

export const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);

/** Whether a control says something else than what the server wrote into it. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const written = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return !control.multiple && written !== undefined && !written.selected;
  }
  if (control.type === "radio") return isTick(control) && control.checked && !control.defaultChecked;
  if (isTick(control)) return control.checked !== control.defaultChecked;
  return !/^(hidden|file|submit|button)$/.test(control.type) && control.value !== control.defaultValue;
}

const controlsOf = (page: ParentNode): readonly Control[] => [
  ...page.querySelectorAll<Control>("input, select, textarea"),
];

const alike = (page: ParentNode, { type, name }: Control): readonly Control[] =>
  controlsOf(page).filter((control) => control.type === type && control.name === name);

/** What has been typed, ticked and chosen on a page so far. */
export const typedOn = (page: ParentNode): readonly Typed[] =>
  controlsOf(page)
    .filter((control) => isChanged(control) || control === document.activeElement)
    .map((control) => ({
      control,
      value: isTick(control) ? control.checked : control.value,
      isChanged: isChanged(control),
      hasFocus: control === document.activeElement,
      place: alike(page, control).indexOf(control),
    }));

/**
 * The control that stands where something was typed. A password manager's element in a form differs from the server's
 * HTML, and React then makes all of the page anew: the control of before is not in it any more.
 */
export const controlNow = (page: ParentNode, { control, place }: Typed): Control | null =>
  control.isConnected ? control : (alike(page, control)[place] ?? null);

/** Brings back what was typed on a page that React has made anew; nothing where it has taken the page over as it was. */
export function restoreTyped(page: ParentNode, typed: readonly Typed[]): void {
  for (const each of typed) {
    const control = controlNow(page, each);
    if (control === null || control === each.control) continue;
    if (isTick(control)) control.checked = each.value === true;
    else if (each.isChanged) control.value = String(each.value);
    if (each.hasFocus) control.focus({ preventScroll: true });
  }
}
