import { flushSync } from "react-dom";
import { controlNow, isTick, type Typed } from "@/src/client/browser/typed-controls";

function writeText(control: HTMLInputElement | HTMLTextAreaElement, text: string) {
  const owner = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // React observes the value property of the element itself; set by the prototype's setter, the value counts as a
  // change.
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
 * Values typed, ticked or chosen before hydration are in the document and not in the state of its components, which
 * would overwrite them at the next change. Here each is dispatched as an event, one after the other: the handler of
 * the second must see the result of the first.
 */
export function replayEarlyInput(page: ParentNode, typed: readonly Typed[]) {
  for (const each of typed) {
    const control = controlNow(page, each);
    if (control === null) continue;
    if (each.hasFocus && control !== each.control) control.focus({ preventScroll: true });
    if (each.isChanged) flushSync(() => handOver(control, each.value));
  }
}
