import { adminMessagesIn } from "@/src/i18n/admin-messages";
import type { UIFieldServerProps } from "payload";
import { figureAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";
import { adminLocale } from "@/src/admin/admin-locale";
import { FigureList } from "@/src/admin/figure-list";
import styles from "@/src/admin/affiliate/affiliate-sheet.module.css";
import { readerOf } from "@/src/admin/order/reader";
import { formatMoney } from "@/src/domain/money/format-money";
import { shopOf } from "@/src/server/runtime/shop-of";

/** Revenue and cost of a promo code, at the head of its form. */
export async function PromoSheet({ data, i18n, payload, user }: UIFieldServerProps) {
  if (!includes(figureAccess.sales, roleOf(user ?? null))) return null;
  const code: unknown = data?.code;
  if (typeof code !== "string" || typeof data?.id !== "number") return null;
  const { carts } = shopOf(payload).store;
  const [figures, reduction] = await Promise.all([carts.promoFigures(code), carts.promoReduction(code)]);
  const texts = adminMessagesIn("sales.promo", i18n.language);
  const { moment, decimal } = readerOf(i18n.language);
  const locale = adminLocale(i18n.language);
  const rows = [
    [texts.orders, decimal(figures.orders)],
    [texts.revenue, formatMoney(figures.revenue, "EUR", locale)],
    [texts.reduction, formatMoney(reduction, "EUR", locale)],
    [texts.lastUse, figures.lastUse && moment(figures.lastUse)],
  ] as const;
  return (
    <div className={styles.sheet}>
      <h3 aria-level={2}>{texts.title}</h3>
      {figures.orders === 0 ? (
        <p>{texts.never}</p>
      ) : (
        <>
          <FigureList rows={rows} />
          <p>{texts.note}</p>
        </>
      )}
    </div>
  );
}
