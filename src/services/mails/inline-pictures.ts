import type { Brand } from "@/src/domain/brand";
import { mailMark } from "@/src/domain/mail/mail-mark";
import type { MailPicture } from "@/src/gateways/mail/mail-gateway";
import type { Shop } from "@/src/services/shop";
import { applyBrand } from "./apply-brand";

interface ShownMail {
  readonly html: string;
  readonly brand: Brand;
  /** embedded besides the mark */
  readonly pictures?: readonly MailPicture[];
}

/**
 * A mail to be read in a browser: the brand's colors, its mark and other embedded pictures become part of its HTML.
 */
export async function inlinePictures(
  shop: Pick<Shop, "brandIcons">,
  { html, brand, pictures = [] }: ShownMail,
): Promise<string> {
  const { html: colored, mark } = await applyBrand(shop, brand, { html });
  return [{ name: mailMark, bytes: mark }, ...pictures].reduce(
    (text, { name, bytes }) =>
      text.replaceAll(
        `cid:${name}`,
        `data:image/${name.endsWith(".png") ? "png" : "jpeg"};base64,${Buffer.from(bytes).toString("base64")}`,
      ),
    colored,
  );
}
