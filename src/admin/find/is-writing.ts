/** Whether a text field has the focus: its keys are not shortcuts. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest("input, textarea, select, [role='textbox'], dialog[open]") !== null);
