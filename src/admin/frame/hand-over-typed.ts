import { flushSync } from "react-dom";
import { controlNow, isTick, type Typed } from "@/src/browser/typed-controls";

function writeText(control: HTMLInputElement | HTMLTextAreaElement, text: string) {
  const owner = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // React watches the property of the element itself; set through the prototype's, a value is news to it.
  control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(owner.prototype, "value")?.set?.call(control, text);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

function handOver(control: Typed["control"], typed: string | boolean) {
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
export function handOverTyped(page: ParentNode, typed: readonly Typed[]) {
  for (const each of typed) {
    const control = controlNow(page, each);
    if (control === null) continue;
    if (each.hasFocus && control !== each.control) control.focus({ preventScroll: true });
    if (each.isChanged) flushSync(() => handOver(control, each.value));
  }
}
