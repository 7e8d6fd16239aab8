import { withVat } from "@/src/domain/vat/order-vat";
import type { CreditNote } from "@/src/domain/books/credit-note";
import { givenBack } from "@/src/domain/order/amount-due";
import { dispatchDate } from "@/src/domain/order/dispatch-date";
import type { Order } from "@/src/domain/order/order";
import { fail, ok, type Result } from "@/src/domain/result";
import { enlargedPicture } from "@/src/domain/watch/enlarged-picture";
import type { ComposedMail, MailError, MailFile, MailPicture } from "@/src/gateways/mail/mail-gateway";
import type { DueOrderMail } from "@/src/store/mails/mail-rows";
import { withdrawalOf } from "@/src/domain/order/withdrawal";
import {
  creditNotePath,
  orderUrl,
  receiptPath,
  reviewUrl,
  shopUrl,
  withdrawalUrl,
} from "@/src/services/orders/order-urls";
import { reviewedWatches } from "@/src/services/reviews/reviewed-watches";
import type { Shop } from "@/src/services/shop";
import { borderOfOrder } from "./border-of-order";
import { noticeReaders } from "./notice-readers";
import { termsFiles } from "./terms-files";
import { messageId } from "./message-id";

interface Pictures {
  readonly sources: ReadonlyMap<string, string>;
  readonly inline: readonly MailPicture[];
}

/** Pictures of bespoke watches are embedded in the mail; others are linked. */
async function picturesOf(shop: Shop, order: Order): Promise<Pictures> {
  const sources = new Map<string, string>();
  const inline: MailPicture[] = [];
  for (const { image } of order.lines) {
    if (image === null || sources.has(image)) continue;
    // The first one is shown as wide as the mail, for dense screens.
    const bytes = await shop.pictureAsJpeg(sources.size === 0 ? enlargedPicture(image) : image);
    const name = `line-${inline.length + 1}.jpg`;
    if (bytes) inline.push({ name, bytes });
    sources.set(image, bytes ? `cid:${name}` : shopUrl(shop.origin, image));
  }
  return { sources, inline };
}

/** Attaches the newest credit note to its mail. */
async function creditNoteFiles(
  shop: Shop,
  order: Order,
  notes: readonly CreditNote[],
): Promise<readonly MailFile[]> {
  const note = notes.at(-1);
  if (!note) return [];
  const { settings, words } = await shop.store.loadSnapshot();
  const bytes = await shop.renderCreditNote(order, note, settings, words[order.locale]);
  return [{ name: `${note.number}.pdf`, type: "application/pdf", bytes }];
}

async function filesOf(
  shop: Shop,
  kind: DueOrderMail["kind"],
  order: Order,
  notes: readonly CreditNote[],
): Promise<readonly MailFile[]> {
  if (kind === "order-refunded") return creditNoteFiles(shop, order, notes);
  return kind === "order-confirmation" ? termsFiles(shop, order) : [];
}

/** A mail about an order, from the order's current state. */
export async function composeOrderMail(
  shop: Shop,
  mail: DueOrderMail,
): Promise<Result<ComposedMail, MailError>> {
  const found = await shop.store.orders.findOrder("id", mail.orderId);
  if (!found) return fail({ code: "refused", message: "Its order is not there." });
  const snapshot = await shop.store.loadSnapshot();
  const { settings, catalogue, words } = snapshot;
  const order = withVat(found, settings.vat);
  const { company, leadDays } = settings;
  const kind = shop.orderMails[mail.kind];
  const to =
    kind.to === "shopper"
      ? [order.contact.email].filter((email) => email !== null)
      : await noticeReaders(shop, kind.to, company);
  if (to.length === 0) return fail({ code: "refused", message: "The order has no address." });
  const [pictures, invitations, exchanges] = await Promise.all([
    picturesOf(shop, order),
    reviewedWatches(shop, order),
    shop.store.orders.findExchangesOf(order.id),
  ]);
  const notes = givenBack(order) === 0 ? [] : await shop.store.books.creditNotesOf(order.id);
  const files = await filesOf(shop, mail.kind, order, notes);
  const [, , occasion] = mail.key.split(":");
  const content = kind.write({
    order,
    exchanges,
    ...(occasion !== undefined && { occasion }),
    company,
    words,
    origin: shop.origin,
    dispatch: dispatchDate(order, catalogue, leadDays),
    border: borderOfOrder(order, snapshot),
    pictures: pictures.sources,
    links: {
      order: orderUrl(shop.origin, order),
      withdrawal: withdrawalUrl(shop.origin, order),
      receipt: order.receiptNumber === null ? null : shopUrl(shop.origin, receiptPath(order)),
      creditNotes: notes.map(({ number }) => ({
        number,
        href: shopUrl(shop.origin, creditNotePath(order, number)),
      })),
      shop: shopUrl(shop.origin, "/", order.locale),
      reviews: invitations.map(({ title, token }) => ({
        title,
        href: reviewUrl(shop.origin, token, order.locale),
      })),
    },
    hasTerms: mail.kind === "order-confirmation" && files.length > 0,
    withdrawal: withdrawalOf(order, shop.clock()),
  });
  return ok({ to, ...content, id: messageId(mail), pictures: pictures.inline, files });
}
