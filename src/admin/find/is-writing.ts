/** Whether somebody is writing there: keys belong to what they write. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest("input, textarea, select, [role='textbox'], dialog[open]") !== null);
