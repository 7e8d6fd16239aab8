import { countedItem } from "@/src/domain/stock/counted-item";
import type { MailContext } from "@/src/services/mail-templates/mail-content";
import { reportToken } from "@/src/services/affiliates/report-token";
import { reminderTokens } from "@/src/services/reminders/reminder-tokens";
import type { Shop } from "@/src/services/shop";
import { codeOfSeed } from "@/src/services/sign-in/sign-in-code";
import { cancelToken } from "@/src/services/stock/notice-token";
import { staffLink, tokenOfSeed } from "@/src/services/staff/staff-links";

/** Context of mails that are not about an order. @param queuedAt when the mail was put into the outbox */
export async function mailContext(shop: Shop, queuedAt: Date): Promise<MailContext> {
  const snapshot = await shop.store.loadSnapshot();
  const { settings, words } = snapshot;
  return {
    words,
    company: settings.company,
    origin: shop.origin,
    codeOfSeed: (seed) => codeOfSeed(shop, seed),
    staffLink: (purpose, seed) => staffLink(shop.origin, purpose, tokenOfSeed(shop, seed)),
    reportToken: (id) => reportToken(shop, id),
    countedItem: (item) => countedItem(snapshot, item),
    noticeToken: (notice) => cancelToken(shop, notice),
    reminderTokens: (customer) => reminderTokens(shop, customer, queuedAt),
  };
}
