import { tabStorage } from "./tab-storage";

const name = "cart-note";

/** The note this tab keeps; empty where there is none. */
export function readNote(): string {
  try {
    const note: unknown = JSON.parse(tabStorage()?.getItem(name) ?? "null");
    return typeof note === "string" ? note : "";
  } catch {
    return "";
  }
}

/** An empty one is forgotten. */
export function saveNote(note: string): void {
  try {
    if (note === "") tabStorage()?.removeItem(name);
    else tabStorage()?.setItem(name, JSON.stringify(note));
  } catch {
    // A browser that keeps nothing more still shows what was written.
  }
}
