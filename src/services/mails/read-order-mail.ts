import { fail, ok, type Result } from "@/src/domain/result";
import type { MailPicture } from "@/src/gateways/mail/mail-gateway";
import type { Shop } from "@/src/services/shop";
import { composeOrderMail } from "./compose-order-mail";

export interface ReadMail {
  readonly to: string;
  readonly subject: string;
  /** a whole document that asks nobody for anything */
  readonly html: string;
}

/** Nothing is fetched and nothing runs, whatever somebody has written into their order. */
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">`;

/** The pictures that travel with a mail, put into it. */
const withPictures = (html: string, pictures: readonly MailPicture[]): string =>
  pictures.reduce(
    (text, { name, bytes }) =>
      text.replaceAll(`cid:${name}`, `data:image/jpeg;base64,${Buffer.from(bytes).toString("base64")}`),
    html,
  );

/** A mail about an order, as it would be written today: what was sent is not kept. */
export async function readOrderMail(
  shop: Shop,
  id: number,
): Promise<Result<ReadMail, "not-found" | "no-address">> {
  const mail = await shop.store.mails.findOrderMail(id);
  if (!mail) return fail("not-found");
  const composed = await composeOrderMail(shop, { ...mail, about: "order" });
  if (!composed.ok) return fail("no-address");
  const { to, subject, html, pictures } = composed.value;
  return ok({
    to: to.join(", "),
    subject,
    html: withPictures(html, pictures).replace(/<head[^>]*>/i, `$&${policy}`),
  });
}
