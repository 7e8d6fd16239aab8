import { dispatchDate } from "../../domain/order/dispatch-date";
import type { Order } from "../../domain/order/order";
import { fail } from "../../domain/result";
import type { MailGateway, MailPicture } from "../../gateways/mail/mail-gateway";
import type { DueMail } from "../../store/mail-rows";
import { receiptPath, shopUrl, thanksUrl } from "../orders/order-urls";
import type { Shop } from "../shop-parts";

const second = 1_000;
/** Nobody else sends a mail while this one tries; longer than the mail gateway's own patience. */
const lease = 120 * second;
/** When to try again, attempt by attempt; the last one repeats. */
const delays = [10, 30, 120, 600, 1_800, 3_600].map((seconds) => seconds * second);
const giveUpAfter = 96;

interface Pictures {
  readonly sources: ReadonlyMap<string, string>;
  readonly inline: readonly MailPicture[];
}

/** Pictures of bespoke watches travel in the mail; the others are named by their address. */
async function picturesOf(shop: Shop, order: Order): Promise<Pictures> {
  const sources = new Map<string, string>();
  const inline: MailPicture[] = [];
  for (const { image } of order.lines) {
    if (image === null || sources.has(image)) continue;
    const bytes = await shop.pictureAsJpeg(image);
    const name = `line-${inline.length + 1}.jpg`;
    if (bytes) inline.push({ name, bytes });
    sources.set(image, bytes ? `cid:${name}` : shopUrl(shop.origin, image));
  }
  return { sources, inline };
}

async function send(shop: Shop, mail: DueMail, order: Order): ReturnType<MailGateway["send"]> {
  const [{ company, leadDays }, catalogue] = await Promise.all([
    shop.store.loadSettings(),
    shop.store.loadCatalogue(),
  ]);
  const kind = shop.orderMails[mail.kind];
  const to = kind.to === "staff" ? company.email : order.contact.email;
  if (to === null)
    return { ok: false, error: { code: "refused", message: "The order has no address." } } as const;
  const pictures = await picturesOf(shop, order);
  const { subject, html, text } = kind.write({
    order,
    company,
    origin: shop.origin,
    dispatch: dispatchDate(order, catalogue, leadDays),
    pictures: pictures.sources,
    links: {
      order: thanksUrl(shop.origin, order),
      receipt: order.receiptNumber === null ? null : shopUrl(shop.origin, receiptPath(order)),
      shop: shopUrl(shop.origin, "/", order.locale),
    },
  });
  // The same for every attempt, another one for the same order number of another database.
  const id = `${mail.kind}.${order.number}.${order.createdAt.getTime()}`;
  return shop.mail.send({ to, subject, html, text, id, pictures: pictures.inline });
}

const nextAttempt = (now: Date, attempts: number): Date | null =>
  attempts >= giveUpAfter ? null : new Date(now.getTime() + (delays[attempts - 1] ?? delays.at(-1) ?? 0));

/** What cannot be written or sent now is tried again like a mail server that is away: no mail stops the others. */
async function attempt(shop: Shop, mail: DueMail): ReturnType<MailGateway["send"]> {
  try {
    const order = await shop.store.findOrder("id", mail.orderId);
    return order
      ? await send(shop, mail, order)
      : fail({ code: "refused", message: "Its order is not there." });
  } catch (error) {
    return fail({ code: "unavailable", message: error instanceof Error ? error.message : String(error) });
  }
}

async function deliver(shop: Shop, mail: DueMail): Promise<boolean> {
  const sent = await attempt(shop, mail);
  const now = shop.clock();
  if (sent.ok) {
    await shop.store.markMailSent(mail.key, now);
    return true;
  }
  const { code, message } = sent.error;
  await shop.store.postponeMail(
    mail.key,
    message,
    code === "refused" ? null : nextAttempt(now, mail.attempts),
  );
  return false;
}

/**
 * Sends every mail that is due. Each is taken by one node, crossed off when the mail server has it, and comes
 * back by itself when the server is away or this process dies.
 * @returns how many were sent
 * Source: scenario 27.
 */
export async function deliverMails(shop: Shop): Promise<number> {
  let sent = 0;
  for (;;) {
    const now = shop.clock();
    const mail = await shop.store.takeDueMail(now, new Date(now.getTime() + lease));
    if (!mail) return sent;
    if (await deliver(shop, mail)) sent += 1;
  }
}
