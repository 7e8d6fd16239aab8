import type { Shop } from "../shop-parts";

const day = 86_400_000;
/** The cookie that opens a cart lives this long; afterwards nobody can. */
const cookieLife = 90 * day;

/**
 * Deletes carts that nobody can open any more. Orders made of them keep their own snapshot.
 * @returns how many carts went
 */
export const forgetCarts = ({ store, clock }: Shop): Promise<number> =>
  store.deleteCartsBefore(new Date(clock().getTime() - cookieLife));
