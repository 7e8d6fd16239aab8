/** Where a browser keeps what belongs to one tab; null where it keeps nothing at all. */
export function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
