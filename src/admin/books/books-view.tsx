import { adminMessagesIn } from "@/src/i18n/admin-messages";
import { OwnView } from "@/src/admin/own-view";
import { Button } from "@payloadcms/ui";
import { notFound, redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { booksAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";
import { adminLocale } from "@/src/admin/admin-locale";
import { isMonth } from "@/src/domain/calendar/month";
import { quarterOf } from "@/src/domain/calendar/quarter";
import { fill } from "@/src/domain/locale/fill";
import { dateTag, type Locale } from "@/src/domain/locale/locale";
import { listMonths, loadMonth } from "@/src/services/books/load-month";
import { shopOf } from "@/src/server/runtime/shop-of";
import styles from "./books.module.css";
import { BooksSheet } from "./books-sheet";

/** "novembre 2026" */
function monthName(month: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(dateTag(locale), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return format.format(new Date(`${month}-01T12:00:00Z`));
}

/** The books of a month, for the order desk: sales by tax rate, payments received, gift card liabilities. */
export async function BooksView(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props;
  const { req } = initPageResult;
  // Payload does not restrict access to custom views.
  if (!includes("staff", roleOf(req.user))) redirect("/admin/login?redirect=%2Fadmin%2Faccounting");
  if (!includes(booksAccess, roleOf(req.user))) notFound();
  const { payload, i18n } = req;
  const shop = shopOf(payload);
  const locale = adminLocale(i18n.language);
  const texts = adminMessagesIn("sales.books", i18n.language);
  const months = await listMonths(shop);
  const asked = searchParams?.month;
  const month = typeof asked === "string" && isMonth(asked) ? asked : (months[0] ?? "");
  const quarter = quarterOf(month);
  return (
    <OwnView view={props} className={styles.sheet}>
      <h1>{texts.title}</h1>
      <p className={styles.quiet}>{texts.intro}</p>
      <form method="get" action="/admin/accounting" className={styles.choice}>
        <label>
          {texts.month}
          <select name="month" defaultValue={month} key={month}>
            {[...new Set([...months, month])].map((known) => (
              <option key={known} value={known}>
                {monthName(known, locale)}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" buttonStyle="secondary" size="small" margin={false}>
          {texts.show}
        </Button>
        <a href={`/api/staff/books.csv?month=${month}`} download>
          {texts.journal}
        </a>
        <a href={`/api/staff/oss.csv?quarter=${quarter}`} download>
          {fill(texts.oss, { quarter })}
        </a>
      </form>
      <BooksSheet month={await loadMonth(shop, month)} texts={texts} locale={locale} />
    </OwnView>
  );
}
