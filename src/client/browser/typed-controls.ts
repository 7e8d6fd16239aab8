type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A typed, ticked or chosen value of a control. */
export interface Typed {
  readonly control: Control;
  readonly value: string | boolean;
  readonly isChanged: boolean;
  readonly hasFocus: boolean;
  /** Its index among the controls of its kind and name. */
  readonly place: number;
}

export const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);

/** Whether the value of a control differs from the server's HTML. */
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

/** All values typed, ticked and chosen on a page so far. */
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
 * The control at the place of an earlier one. A password manager's element in a form differs from the server's HTML,
 * and React then recreates the whole page: the earlier control is no longer in it.
 */
export const controlNow = (page: ParentNode, { control, place }: Typed): Control | null =>
  control.isConnected ? control : (alike(page, control)[place] ?? null);

/** Restores typed values on a page that React has recreated; does nothing where it has hydrated the page. */
export function restoreTyped(page: ParentNode, typed: readonly Typed[]): void {
  for (const each of typed) {
    const control = controlNow(page, each);
    if (control === null || control === each.control) continue;
    if (isTick(control)) control.checked = each.value === true;
    else if (each.isChanged) control.value = String(each.value);
    if (each.hasFocus) control.focus({ preventScroll: true });
  }
}
