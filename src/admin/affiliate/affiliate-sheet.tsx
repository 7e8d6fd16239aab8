import { adminMessagesIn, type AdminMessages } from "@/src/i18n/admin-messages";
import type { UIFieldServerProps } from "payload";
import { formatMoney } from "@/src/domain/money/format-money";
import type { Minor } from "@/src/domain/money/minor";
import type { SalesTotal } from "@/src/domain/affiliate/sale";
import { reportOn } from "@/src/services/affiliates/affiliate-report";
import { reportToken } from "@/src/services/affiliates/report-token";
import { shopUrl } from "@/src/services/orders/order-urls";
import { shopOf } from "@/src/server/runtime/shop-of";
import { FigureList } from "@/src/admin/figure-list";
import { adminLocale } from "@/src/admin/admin-locale";
import styles from "./affiliate-sheet.module.css";
import { mayRead } from "@/src/admin/may-read";

interface SumsProps {
  total: SalesTotal;
  texts: AdminMessages<"sales.affiliateSheet">;
  language: string;
}

function Sums({ total, texts, language }: SumsProps) {
  const amount = (value: Minor) => formatMoney(value, total.currency, adminLocale(language));
  const rows = [
    [texts.orders, total.orders],
    [texts.returned, total.returned],
    [texts.net, amount(total.net)],
    [texts.due, amount(total.due)],
    [texts.waiting, amount(total.waiting)],
  ] as const;
  return <FigureList rows={rows} />;
}

/** The sales of an affiliate's code, and the link to the affiliate's report. */
export async function AffiliateSheet({ data, i18n, payload, user }: UIFieldServerProps) {
  if (!mayRead("affiliates", user)) return null;
  const texts = adminMessagesIn("sales.affiliateSheet", i18n.language);
  const id = Number(data?.id);
  const shop = shopOf(payload);
  const report = Number.isInteger(id) ? await reportOn(shop, id) : null;
  if (!report) return <p>{texts.before}</p>;
  const { affiliate, address, visits, totals } = report;
  const token = reportToken(shop, affiliate.id);
  return (
    <div className={styles.sheet}>
      <h3 aria-level={2}>{texts.title}</h3>
      <p>
        <code>{address}</code>
        {" · "}
        {texts.visits}: {visits}
      </p>
      {totals.length === 0 && <p>{texts.none}</p>}
      {totals.map((total) => (
        <Sums key={total.currency} total={total} texts={texts} language={i18n.language} />
      ))}
      <p className={styles.links}>
        <a href={shopUrl(shop.origin, `/programme-affiliation/rapport/${token}`, affiliate.locale)}>
          {texts.page}
        </a>
        <a href={shopUrl(shop.origin, `/api/affiliate-report?report=${token}`)}>{texts.csv}</a>
      </p>
    </div>
  );
}
