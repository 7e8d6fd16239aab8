/** Fetches the code of the drawer's content, once. */
export const loadDrawerParts = () => import("./cart-drawer-parts");
