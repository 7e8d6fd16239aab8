import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import { composeOrderMail } from "./compose-order-mail";
import { inlinePictures } from "./inline-pictures";

export interface ReadMail {
  readonly to: string;
  readonly subject: string;
  /** a self-contained document without external requests */
  readonly html: string;
}

/** Blocks requests and scripts, whatever text a buyer has entered. */
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">`;

/** A mail about an order, composed from today's state: sent mails are not stored. */
export async function readOrderMail(
  shop: Shop,
  id: number,
): Promise<Result<ReadMail, "not-found" | "no-address">> {
  const mail = await shop.store.mails.findOrderMail(id);
  if (!mail) return fail("not-found");
  const composed = await composeOrderMail(shop, { ...mail, about: "order" });
  if (!composed.ok) return fail("no-address");
  const { to, subject, html, pictures = [] } = composed.value;
  const { brand } = await shop.store.loadSettings();
  const shown = await inlinePictures(shop, { html, brand, pictures });
  return ok({
    to: to.join(", "),
    subject,
    html: shown.replace(/<head[^>]*>/i, `$&${policy}`),
  });
}
