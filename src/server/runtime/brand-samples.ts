import type { Payload } from "payload";
import type { Brand } from "@/src/domain/brand";
import { locales, type Locale } from "@/src/domain/locale/locale";
import { dispatchDate } from "@/src/domain/order/dispatch-date";
import type { Order } from "@/src/domain/order/order";
import { sampleOrder } from "@/src/domain/order/sample-order";
import { withdrawalOf } from "@/src/domain/order/withdrawal";
import type { ShopSettings } from "@/src/domain/settings";
import { offersOf } from "@/src/domain/watch/offer";
import { paperLookOf } from "@/src/gateways/printing/paper-look-of";
import { renderReceipt } from "@/src/gateways/receipt/render-receipt";
import { adminMessagesIn } from "@/src/i18n/admin-messages";
import { loadWords, type Words } from "@/src/i18n/words";
import { receiptDocument } from "@/src/services/mail-templates/receipt-document";
import { inlinePictures } from "@/src/services/mails/inline-pictures";
import { previewContentOf } from "./preview-content-of";
import { shopOf } from "./shop-of";

/** What a mail and a paper of the sample are written from. */
interface Samples {
  readonly order: Order;
  readonly words: Words;
  readonly brand: Brand;
  readonly settings: ShopSettings;
}

/** A sample order in the newest draft of the brand; null in a shop without a watch on sale. */
async function readSamples(payload: Payload, locale: Locale): Promise<Samples | null> {
  const content = previewContentOf(payload);
  const [settings, watches, products, overrides] = await Promise.all([
    content.settings(),
    content.watches(),
    content.products(),
    Promise.all(locales.map(async (language) => [language, await content.textOverrides(language)] as const)),
  ]);
  const [offer] = offersOf(watches, products);
  if (!offer) return null;
  const { brand } = settings;
  const buyer = adminMessagesIn("settings.brandPreview.buyer", locale);
  return {
    order: sampleOrder({ offer, settings, locale, buyer, now: shopOf(payload).clock() }),
    words: await loadWords(brand.name, Object.fromEntries(overrides)),
    brand,
    settings,
  };
}

/** The confirmation of an order as a document without external requests. */
export async function sampleMail(payload: Payload, locale: Locale): Promise<string | null> {
  const [samples, shop] = [await readSamples(payload, locale), shopOf(payload)];
  if (!samples) return null;
  const {
    order,
    words,
    brand,
    settings: { company },
  } = samples;
  const { catalogue, settings } = await shop.store.loadSnapshot();
  const [image] = order.lines.flatMap((line) => line.image ?? []);
  const bytes = image ? await shop.pictureAsJpeg(image) : null;
  const pictures = bytes ? [{ name: "watch.jpg", bytes }] : [];
  const { html } = shop.orderMails["order-confirmation"].write({
    order,
    exchanges: [],
    company,
    words,
    origin: shop.origin,
    dispatch: dispatchDate(order, catalogue, settings.leadDays),
    border: null,
    pictures: new Map(image && bytes ? [[image, "cid:watch.jpg"]] : []),
    links: {
      order: shop.origin,
      withdrawal: shop.origin,
      receipt: shop.origin,
      creditNotes: [],
      shop: shop.origin,
      reviews: [],
    },
    hasTerms: true,
    withdrawal: withdrawalOf(order, shop.clock()),
  });
  return inlinePictures(shop, { html, brand, pictures });
}

/** Its receipt as a PDF. */
export async function sampleReceipt(
  payload: Payload,
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const samples = await readSamples(payload, locale);
  if (!samples) return null;
  const { order, words, brand, settings } = samples;
  const document = receiptDocument(order, order.receiptNumber ?? "", settings, words[locale]);
  return renderReceipt(document, await paperLookOf(brand));
}
