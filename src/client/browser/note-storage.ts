import { tabStorage } from "./tab-storage";

const name = "cart-note";

/** The note stored in this tab; empty where there is none. */
export function readNote(): string {
  try {
    const note: unknown = JSON.parse(tabStorage()?.getItem(name) ?? "null");
    return typeof note === "string" ? note : "";
  } catch {
    return "";
  }
}

/** An empty note is removed. */
export function saveNote(note: string): void {
  try {
    if (note === "") tabStorage()?.removeItem(name);
    else tabStorage()?.setItem(name, JSON.stringify(note));
  } catch {
    // With a full storage the note is still shown, and lost with the page.
  }
}
