import type { CartItem } from "@/src/domain/contracts/cart";

/** Details of a line, by field of its form. */
const answersOf = ({ gift, tastes }: CartItem): Readonly<Record<string, readonly string[]>> => ({
  ...(gift && {
    recipientName: [gift.recipientName],
    recipientEmail: [gift.recipientEmail ?? ""],
    senderName: [gift.senderName],
    message: [gift.message],
    sendOn: [gift.sendOn ?? ""],
  }),
  ...(tastes && {
    diameter: [tastes.diameter ?? ""],
    strap: [tastes.strap ?? ""],
    mood: [tastes.mood ?? ""],
    avoided: tastes.avoided,
  }),
});

/** Fills the form with the details of a cart line. */
export function fillForm(form: HTMLFormElement, item: CartItem): void {
  const said = answersOf(item);
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    const values = said[control.name];
    if (!values) continue;
    if (control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox"))
      control.checked = values.includes(control.value);
    else control.value = values[0] ?? "";
  }
}
