import { flushSync } from "react-dom";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What somebody has made of a control of a page: its text or choice, or whether it is ticked. */
export type Typed = ReadonlyMap<Control, string | boolean>;

const isTick = (control: Control): control is HTMLInputElement =>
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

/** What has been typed, ticked and chosen on a page so far. */
export const typedOn = (page: ParentNode): Typed =>
  new Map(
    [...page.querySelectorAll<Control>("input, select, textarea")]
      .filter(isChanged)
      .map((control) => [control, isTick(control) ? control.checked : control.value]),
  );

function writeText(control: HTMLInputElement | HTMLTextAreaElement, text: string) {
  const owner = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // React watches the property of the element itself; set through the prototype's, a value is news to it.
  control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(owner.prototype, "value")?.set?.call(control, text);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

function handOver(control: Control, typed: string | boolean) {
  if (isTick(control)) {
    control.checked = typed === false;
    control.click();
  } else if (control instanceof HTMLSelectElement) {
    control.value = String(typed);
    control.dispatchEvent(new Event("change", { bubbles: true }));
  } else {
    writeText(control, String(typed));
  }
}

/**
 * What was typed, ticked or chosen on a page before its scripts had come stands in the document and not in the state
 * of its components, which would write over it with the next change. Here each is handed over as if it were done now,
 * one after the other: who answers the second must know the first.
 */
export function handOverTyped(typed: Typed) {
  for (const [control, value] of typed) if (control.isConnected) flushSync(() => handOver(control, value));
}
