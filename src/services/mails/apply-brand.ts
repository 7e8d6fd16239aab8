import type { Brand } from "@/src/domain/brand";
import { resolveAccent } from "@/src/domain/mail/mail-accent";
import type { OutgoingMail } from "@/src/gateways/mail/mail-gateway";
import type { Shop } from "@/src/services/shop";

/** px: three times what mails show */
const side = 96;

/** A composed mail in a brand's colors, with its mark. */
export async function applyBrand<Mail extends Pick<OutgoingMail, "html">>(
  { brandIcons }: Pick<Shop, "brandIcons">,
  brand: Brand,
  mail: Mail,
): Promise<Mail & Pick<OutgoingMail, "mark">> {
  const html = resolveAccent(mail.html, brand.look.accent);
  return { ...mail, html, mark: await brandIcons.png(brand, side) };
}
