import { getTranslations } from "next-intl/server";
import type { Sale, SalesTotal } from "@/src/domain/affiliate/sale";
import { dateTag, type Locale, numberTag } from "@/src/domain/locale/locale";
import { formatMoney } from "@/src/domain/money/format-money";
import type { AffiliateReport } from "@/src/services/affiliates/affiliate-report";
import styles from "./affiliate-figures.module.css";

interface Props {
  report: AffiliateReport;
  /** The report's secret, for the file. */
  token: string;
  locale: Locale;
}

type Words = Awaited<ReturnType<typeof getTranslations<"affiliate">>>;

interface Part {
  t: Words;
  locale: Locale;
}

function Total({ total, t, locale }: Part & { total: SalesTotal }) {
  const money = (amount: SalesTotal["net"]) => formatMoney(amount, total.currency, locale);
  const figures = [
    ["orders", new Intl.NumberFormat(numberTag(locale)).format(total.orders)],
    ["net", money(total.net)],
    ["due", money(total.due)],
    ["waiting", money(total.waiting)],
  ] as const;
  return figures.map(([key, value]) => (
    <div key={key}>
      <dt>{t(key)}</dt>
      <dd>{value}</dd>
    </div>
  ));
}

function SaleRow({ sale, t, locale }: Part & { sale: Sale }) {
  const day = new Intl.DateTimeFormat(dateTag(locale), { dateStyle: "medium", timeZone: "UTC" });
  return (
    <tr data-state={sale.state}>
      <th scope="row">{day.format(new Date(sale.day))}</th>
      <td>{t(`states.${sale.state}`)}</td>
      <td>{formatMoney(sale.net, sale.currency, locale)}</td>
      <td>{t("percent", { percent: sale.percent })}</td>
      <td>{formatMoney(sale.commission, sale.currency, locale)}</td>
    </tr>
  );
}

/** Results of an affiliate's code: sums first, then sale by sale. */
export async function AffiliateFigures({ report, token, locale }: Props) {
  const t = await getTranslations({ locale, namespace: "affiliate" });
  const { affiliate, address, visits, sales, totals } = report;
  const { code, reduction, commission, status } = affiliate;
  return (
    <div className={styles.page} data-block="">
      <header className={styles.head}>
        <h1 data-type="t1">{t("title", { code })}</h1>
        <p data-type="lead">
          {status === "ended" ? t("ended") : t("intro", { address, reduction, commission })}
        </p>
      </header>
      <dl className={styles.figures}>
        <div>
          <dt>{t("visits")}</dt>
          <dd>{new Intl.NumberFormat(numberTag(locale)).format(visits)}</dd>
        </div>
        {totals.map((total) => (
          <Total key={total.currency} total={total} t={t} locale={locale} />
        ))}
      </dl>
      {sales.length === 0 ? (
        <p>{t("none")}</p>
      ) : (
        <section className={styles.sales} aria-labelledby="ventes">
          <div className={styles.bar}>
            <h2 id="ventes" data-type="t3">
              {t("table.caption")}
            </h2>
            <a data-type="link" href={`/api/affiliate-report?report=${token}`} download>
              {t("csv")}
            </a>
          </div>
          <table aria-labelledby="ventes">
            <thead>
              <tr>
                {(["day", "state", "net", "percent", "commission"] as const).map((key) => (
                  <th key={key} scope="col">
                    {t(`table.${key}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sales.map((sale, index) => (
                // Sales have no id here: no data of an order leaves the shop.
                <SaleRow key={`${sale.day}-${index}`} sale={sale} t={t} locale={locale} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      <p data-type="note" className={styles.rule}>
        {t("rule")}
      </p>
    </div>
  );
}
