import { resolveAccent } from "@/src/domain/mail/mail-accent";
import type { OutgoingMail } from "@/src/gateways/mail/mail-gateway";
import type { Shop } from "@/src/services/shop";

/** px: three times what mails show */
const side = 96;

/** A composed mail in the brand's colors, with its mark. */
export async function applyBrand<Mail extends Pick<OutgoingMail, "html">>(
  shop: Shop,
  mail: Mail,
): Promise<Mail & Pick<OutgoingMail, "mark">> {
  const { brand } = await shop.store.loadSettings();
  const mark = await shop.brandIcons.png(brand, side);
  return { ...mail, html: resolveAccent(mail.html, brand.look.accent), mark };
}
