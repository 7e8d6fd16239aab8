import { localiseRichText } from "@/src/domain/content/localise-rich-text";
import { languageTag, localise } from "@/src/domain/locale/locale";
import { isDonation } from "@/src/domain/order/is-donation";
import type { Order } from "@/src/domain/order/order";
import type { MailFile } from "@/src/gateways/mail/mail-gateway";
import type { Shop } from "@/src/services/shop";

/**
 * The terms that a buyer agreed to, with the model withdrawal form, as a file: a URL whose text changes is not a durable
 * medium. None for a donation, which is not a sale.
 * Source: directive 2011/83/EU, article 8(7).
 */
export async function termsFiles(shop: Shop, order: Order): Promise<readonly MailFile[]> {
  const page = isDonation(order) ? null : await shop.store.loadTerms(order.termsVersion);
  const text = page?.blocks.find((block) => block.type === "legal-text");
  if (!page || !text) return [];
  const { brand } = await shop.store.loadSettings();
  const title = localise(page.title, order.locale);
  const bytes = await shop.renderTerms({
    language: languageTag(order.locale),
    brand: brand.name,
    title,
    version: page.version,
    body: localiseRichText(text.body, order.locale),
  });
  return [{ name: `${title}.pdf`, type: "application/pdf", bytes }];
}
