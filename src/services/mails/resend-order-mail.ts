import { fail, ok, type Result } from "@/src/domain/result";
import { rateLimit } from "@/src/services/forms/rate-limit";
import type { Shop } from "@/src/services/shop";

/** `waiting`: it is still in the queue. `no-address`: there is no recipient. `too-often`: over the hourly limit. */
export type ResendError = "not-found" | "waiting" | "no-address" | "too-often";

/** Enough for a buyer who has lost one or two mails. */
const limit = { times: 5, seconds: 3_600 };

/**
 * Sends a mail about an order again, composed from the order's current state, to its current address.
 * @param by e-mail of the staff member
 */
export async function resendOrderMail(
  shop: Shop,
  { mailId, by }: { readonly mailId: number; readonly by: string },
): Promise<Result<null, ResendError>> {
  const mail = await shop.store.mails.findOrderMail(mailId);
  if (!mail) return fail("not-found");
  const known = await shop.store.mails.findOrderMails(mail.orderId);
  // A copy that is still in the queue answers the request.
  if (known.some(({ kind, state }) => kind === mail.kind && state === "waiting")) return fail("waiting");
  const order = await shop.store.orders.findOrder("id", mail.orderId);
  if (!order) return fail("not-found");
  const { to } = shop.orderMails[mail.kind];
  if (to === "shopper" && order.contact.email === null) return fail("no-address");
  if (!(await rateLimit(shop, [{ what: "order-mail", who: String(order.id), limit }])))
    return fail("too-often");
  const now = shop.clock();
  await shop.store.transaction(async (tx) => {
    await tx.mails.queueOrderMail(order.id, mail.kind, now, `again-${now.getTime()}`);
    const changes = [{ field: "mail", before: "", after: mail.kind }];
    await tx.staff.auditAct({ at: now, by, entity: "orders", document: order.id, changes });
  });
  shop.flushOutbox();
  return ok(null);
}
