import { adminMessagesIn } from "@/src/i18n/admin-messages";
import type { UIFieldServerProps } from "payload";
import { stockLists } from "@/src/domain/stock/stock";
import { shopOf } from "@/src/server/runtime/shop-of";
import { mayRead } from "@/src/admin/may-read";
import { StockCounts } from "./stock-counts";
import { BeginCounting } from "./begin-counting";
import { MovePieces } from "./move-pieces";
import { StockSettings } from "./stock-settings";
import styles from "./stock.module.css";

/** The stock of an article or part, and the actions on it. */
export async function StockSheet({ collectionSlug, data, i18n, payload, user }: UIFieldServerProps) {
  const list = stockLists.find((one) => one === collectionSlug);
  if (!list || !mayRead("stock-items", user)) return null;
  const texts = adminMessagesIn("browser.stock", i18n.language);
  const document = Number(data?.id);
  const isSaved = Number.isInteger(document) && document > 0;
  const item = isSaved ? await shopOf(payload).store.stock.findStockItem(list, document) : null;
  const counted = { list, document, lowAt: item?.lowAt ?? null };
  return (
    <section className={styles.sheet} aria-labelledby="stock-title">
      <h3 aria-level={2} id="stock-title">
        {texts.title}
      </h3>
      {!isSaved && <p className={styles.quiet}>{texts.first}</p>}
      {isSaved && !item?.isCounted && (
        <>
          <p className={styles.quiet}>{texts.none}</p>
          <BeginCounting {...counted} onHand={item?.onHand ?? 0} />
        </>
      )}
      {item?.isCounted && (
        <>
          <StockCounts item={item} texts={texts} />
          <MovePieces {...counted} />
          <StockSettings key={item.lowAt} {...counted} />
          <a href={`/admin/collections/stock-movements?where[or][0][and][0][item][equals]=${item.id}`}>
            {texts.movements}
          </a>
        </>
      )}
    </section>
  );
}
