import { findGiftWishes, purgeGiftWishes, saveGiftWish } from "./gift-wish-rows";

/** What was said with a gift: for whom, in which taste. */
export const gifts = {
  findGiftWishes,
  purgeGiftWishes,
  saveGiftWish,
};
