import { choiceOrder } from "@/src/domain/watch/choice-order";
import type { SelectionField } from "@/src/domain/watch/selection";

/** Id of the form that adds the watch to the cart; the options belong to it wherever the panel shows them. */
export const composerFormId = "composer";

/** An option that was chosen in the page's HTML. */
export interface EarlyChoice {
  readonly field: SelectionField;
  readonly key: string;
}

/** Choices made before hydration: the boxes whose state differs from the server's HTML. */
export function earlyChoices(): readonly EarlyChoice[] {
  const form = document.getElementById(composerFormId);
  if (!(form instanceof HTMLFormElement)) return [];
  const changed = [...form.elements].filter(
    (control): control is HTMLInputElement =>
      control instanceof HTMLInputElement && control.checked && !control.defaultChecked,
  );
  return choiceOrder.flatMap((field) => {
    const control = changed.find(({ name }) => name === field);
    return control ? [{ field, key: control.value }] : [];
  });
}
