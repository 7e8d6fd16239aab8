import { atom } from "jotai";

/** Whether the cart drawer is open. The navbar and a successful "add to cart" open it, a route change closes it. */
export const cartDrawerAtom = atom(false);
