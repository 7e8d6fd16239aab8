import { tabStorage } from "./tab-storage";

const name = "preorder-registered";

/** Whether a registration was made in this tab. */
export const hasRegistered = (): boolean => tabStorage()?.getItem(name) === "1";

/** Stores it for the page that confirms it. */
export function rememberRegistration(): void {
  try {
    tabStorage()?.setItem(name, "1");
  } catch {
    // With a full storage the mail confirms it.
  }
}
