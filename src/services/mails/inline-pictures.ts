import { mailMark } from "@/src/domain/mail/mail-mark";
import type { MailPicture } from "@/src/gateways/mail/mail-gateway";
import type { Shop } from "@/src/services/shop";
import { applyBrand } from "./apply-brand";

/**
 * A mail to be read in a browser: the brand's colors, its mark and other embedded pictures become part of its HTML.
 * @param pictures embedded besides the mark
 */
export async function inlinePictures(
  shop: Shop,
  html: string,
  pictures: readonly MailPicture[] = [],
): Promise<string> {
  const { html: colored, mark } = await applyBrand(shop, { html });
  return [{ name: mailMark, bytes: mark }, ...pictures].reduce(
    (text, { name, bytes }) =>
      text.replaceAll(
        `cid:${name}`,
        `data:image/${name.endsWith(".png") ? "png" : "jpeg"};base64,${Buffer.from(bytes).toString("base64")}`,
      ),
    colored,
  );
}
