import { tabStorage } from "./tab-storage";

const name = "cart-held";

/** Whether the cart was not empty when this tab last read it: a hint for preloading only. */
export const readCartHint = (): boolean => tabStorage()?.getItem(name) === "1";

/** Stores it for the following pages. */
export function writeCartHint(isHeld: boolean): void {
  const storage = tabStorage();
  if (isHeld === (storage?.getItem(name) === "1")) return;
  try {
    if (isHeld) storage?.setItem(name, "1");
    else storage?.removeItem(name);
  } catch {
    // With a full storage the code is fetched once the cart is loaded.
  }
}
