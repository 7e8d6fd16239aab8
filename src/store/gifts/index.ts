import { findGiftWishes, purgeGiftWishes, saveGiftWish } from "./gift-wish-rows";

/** Gift wishes: recipient and tastes. */
export const gifts = {
  findGiftWishes,
  purgeGiftWishes,
  saveGiftWish,
};
