import { adminMessagesIn } from "@/src/i18n/admin-messages";
import type { UIFieldServerProps } from "payload";
import { shopOf } from "@/src/server/runtime/shop-of";
import { mayRead } from "@/src/admin/may-read";
import { StockCounts } from "./stock-counts";
import styles from "./stock.module.css";

/** The figures of a count, and the link to the page where they are changed. */
export async function ItemSheet({ data, i18n, payload, user }: UIFieldServerProps) {
  if (!mayRead("stock-items", user)) return null;
  const id = Number(data?.id);
  const item = Number.isInteger(id) ? await shopOf(payload).store.stock.findStockItemById(id) : null;
  if (!item) return null;
  const texts = adminMessagesIn("browser.stock", i18n.language);
  return (
    <section className={styles.sheet} aria-label={texts.title}>
      <StockCounts item={item} texts={texts} />
      <a href={`/admin/collections/${item.list}/${item.document}`}>{texts.document}</a>
      <a href={`/admin/collections/stock-movements?where[or][0][and][0][item][equals]=${item.id}`}>
        {texts.movements}
      </a>
    </section>
  );
}
