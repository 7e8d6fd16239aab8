import type { OutgoingMail } from "@/src/gateways/mail/mail-gateway";
import type { Shop } from "@/src/services/shop";

/** px: three times what mails show */
const side = 96;

/** The owner's mark for a mail; nothing where the delivered one stands. */
export async function brandMark(shop: Shop): Promise<Pick<OutgoingMail, "mark">> {
  const mark = await shop.brandIcons.png((await shop.store.loadSettings()).brand, side);
  return mark ? { mark } : {};
}
