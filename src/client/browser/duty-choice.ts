import { tabStorage } from "./tab-storage";

const name = "cart-duties";

/** Whether duties shall be paid in advance, as chosen in this tab. */
export const readDutyChoice = (): boolean => tabStorage()?.getItem(name) === "paid";

export function saveDutyChoice(isPaid: boolean): void {
  try {
    if (isPaid) tabStorage()?.setItem(name, "paid");
    else tabStorage()?.removeItem(name);
  } catch {
    // With a full storage the choice still holds, and is lost with the page.
  }
}
