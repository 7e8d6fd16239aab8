import { tabStorage } from "./tab-storage";

const name = "cart-held";

/** Whether the cart held something when this tab last read it: a hint of what a page will need, and no more. */
export const readCartHint = (): boolean => tabStorage()?.getItem(name) === "1";

/** Keeps it for the pages that follow. */
export function writeCartHint(isHeld: boolean): void {
  const storage = tabStorage();
  if (isHeld === (storage?.getItem(name) === "1")) return;
  try {
    if (isHeld) storage?.setItem(name, "1");
    else storage?.removeItem(name);
  } catch {
    // With a full storage the code is fetched once the cart is there.
  }
}
