import { adminMessagesIn } from "@/src/i18n/admin-messages";
import { fill } from "@/src/domain/locale/fill";
import { describeWatch, partLabels } from "@/src/domain/watch/describe-watch";
import { configuratorPath } from "@/src/domain/watch/edit-path";
import { selectionQuery } from "@/src/domain/watch/selection-query";
import type { Locale } from "@/src/domain/locale/locale";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import type { Order, OrderLine } from "@/src/domain/order/order";
import { surpriseProposals } from "@/src/services/gift/surprise-proposals";
import { shopUrl } from "@/src/services/orders/order-urls";
import type { Shop } from "@/src/services/shop";
import styles from "@/src/admin/order/order-sheet.module.css";

interface Props {
  shop: Shop;
  order: Order;
  line: OrderLine;
  locale: Locale;
  /** the admin user's language */
  language: string;
}

/** Parts the workshop can build for a surprise, and why; nothing for any other line. */
export async function SurpriseSheet({ shop, order, line, locale, language }: Props) {
  const proposals = await surpriseProposals(shop, order, line);
  if (proposals.length === 0) return null;
  const { catalogue, words } = await shop.store.loadSnapshot();
  const { articles } = words[locale];
  const texts = adminMessagesIn("sales.surpriseSheet", language);
  const euros = (cents: number) => formatMoney(minor(cents), "EUR", locale);
  return proposals.map(({ selection, price, beyond, added, missed }, piece) => (
    <details key={`${line.sku} ${selectionQuery(selection)}`} open={piece === 0}>
      <summary>
        {texts.title} {proposals.length > 1 && piece + 1}
      </summary>
      {describeWatch(selection, partLabels(selection, catalogue), articles, locale).map((detail) => (
        <div key={detail} className={styles.quiet}>
          {detail}
        </div>
      ))}
      <div>
        {texts.worth} {euros(price)}.{" "}
        {fill(beyond >= 0 ? texts.beyond : texts.short, { amount: euros(Math.abs(beyond)) })}
      </div>
      {added.length > 0 && (
        <div>
          {texts.added} {added.map((extra) => texts.extras[extra]).join(", ")}
        </div>
      )}
      {missed.length > 0 && (
        <div>
          {texts.missed} {missed.map((taste) => texts.tastes[taste]).join(", ")}
        </div>
      )}
      <a href={shopUrl(shop.origin, configuratorPath(selection), locale)}>{texts.open}</a>
    </details>
  ));
}
