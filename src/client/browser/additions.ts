/** An article that was just added to the cart. */
export interface Addition {
  readonly sku: string;
  /** unit price in hundredths of a euro; null where the cart does not contain it */
  readonly price: number | null;
}

type Listener = (addition: Addition) => void;

const listeners = new Set<Listener>();

/** Announces to listeners that an article is in the cart. */
export const announceAddition: Listener = (addition) => listeners.forEach((listener) => listener(addition));

/** @returns function that stops listening */
export function onAddition(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
