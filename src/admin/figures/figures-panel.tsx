import { adminMessagesIn } from "@/src/i18n/admin-messages";
import { fill } from "@/src/domain/locale/fill";
import Link from "next/link";
import type { ServerProps } from "payload";
import * as v from "valibot";
import { figureAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";
import { dateTag, type Locale, localise, numberTag } from "@/src/domain/locale/locale";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import { conversion, seriesNames, type Ranked, type SeriesName } from "@/src/domain/tracking/period-figures";
import type { ReadyMadeWatch } from "@/src/domain/watch/ready-made";
import { loadPeriod } from "@/src/services/figures/load-period";
import { shopOf } from "@/src/server/runtime/shop-of";
import { adminLocale } from "@/src/admin/admin-locale";
import { DayChart } from "./day-chart";
import styles from "./figures-panel.module.css";
import { Ranking } from "./ranking";

const periods = ["7", "28", "90"] as const;

/** An invalid value in the address means the default period. */
const chosenPeriod = v.fallback(v.picklist(periods), "28");

/** Views of watches, by their names; other pages are left out. */
const seenWatches = (
  views: readonly Ranked[],
  watches: readonly ReadyMadeWatch[],
  locale: Locale,
): readonly Ranked[] =>
  views.flatMap(({ subject, count }) => {
    const watch = watches.find(({ path }) => path === subject);
    return watch ? [{ subject: localise(watch.name, locale), count }] : [];
  });

/** The row of the table of access that a figure belongs to. */
const subjectOf: Readonly<Record<SeriesName, keyof typeof figureAccess>> = {
  views: "attention",
  additions: "attention",
  created: "sales",
  paid: "sales",
  revenue: "sales",
};

/** Formats of amounts, numbers and days in the reader's language. */
function writers(locale: Locale) {
  const number = new Intl.NumberFormat(numberTag(locale));
  const day = new Intl.DateTimeFormat(dateTag(locale), {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  const count = (value: number) => number.format(value);
  const money = (value: number) => formatMoney(minor(value), "EUR", locale);
  return {
    count,
    money,
    day: (value: string) => day.format(new Date(`${value}T12:00:00Z`)),
    of: (name: SeriesName) => (name === "revenue" ? money : count),
  };
}

/**
 * The shop's own figures on the first page of the admin, each for the roles in the table of access: no cookie, no
 * identifier, no external source.
 */
export async function FiguresPanel({ i18n, payload, user, searchParams }: ServerProps) {
  const role = roleOf(user ?? null);
  const shown = seriesNames.filter((name) => includes(figureAccess[subjectOf[name]], role));
  if (shown.length === 0) return null;
  const locale = adminLocale(i18n.language);
  const t = adminMessagesIn("home.figures", i18n.language);
  const write = writers(locale);
  const period = v.parse(chosenPeriod, searchParams?.jours);
  const shop = shopOf(payload);
  const [figures, watches] = await Promise.all([
    loadPeriod(shop, Number(period)),
    shop.store.content.watches(),
  ]);
  const { days, series, ranked } = figures;
  const percent = conversion(figures);
  const { paid, revenue } = series;
  const list = { none: t.none, write: write.count };
  return (
    <section className={styles.panel} aria-labelledby="shop-figures">
      <header className={styles.head}>
        <h2 id="shop-figures">{t.title}</h2>
        <nav aria-label={t.period}>
          {periods.map((length) => (
            <Link
              key={length}
              href={`/admin?jours=${length}`}
              prefetch={false}
              aria-current={length === period ? "true" : undefined}
            >
              {fill(t.days, { count: length })}
            </Link>
          ))}
        </nav>
      </header>
      <p className={styles.quiet}>{t.intro}</p>
      <div className={styles.series}>
        {shown.map((name) => {
          const { values, total, before } = series[name];
          const most = Math.max(...values);
          const at = days[values.indexOf(most)] ?? "";
          const written = write.of(name)(total);
          const label = `${t.series[name]}: ${written}${most > 0 ? `, ${fill(t.most, { value: write.of(name)(most), day: write.day(at) })}` : ""}`;
          return (
            <section key={name} data-series={name}>
              <h3>{t.series[name]}</h3>
              <p className={styles.figure}>{written}</p>
              <p className={styles.quiet}>{fill(t.before, { value: write.of(name)(before) })}</p>
              <DayChart values={values} days={days} label={label} />
              <p className={styles.ends} aria-hidden="true">
                <span>{write.day(days[0] ?? "")}</span>
                <span>{write.day(days.at(-1) ?? "")}</span>
              </p>
            </section>
          );
        })}
        <section>
          <h3>{t.conversion}</h3>
          <p className={styles.figure}>{percent === null ? "–" : `${write.count(percent)}\u00a0%`}</p>
          <h3>{t.average}</h3>
          <p className={styles.figure}>
            {paid.total === 0 ? "–" : write.money(Math.round(revenue.total / paid.total))}
          </p>
        </section>
      </div>
      {includes(figureAccess.attention, role) && (
        <div className={styles.rankings}>
          <Ranking title={t.seen} entries={seenWatches(ranked.view, watches, locale)} {...list} />
          <Ranking title={t.added} entries={ranked.cart} {...list} />
          <Ranking title={t.vain} entries={ranked["no-hit"]} {...list} />
          <Ranking title={t.arrivals} entries={ranked.campaign} {...list} />
          <Ranking title={t.ads} entries={ranked["ad-view"]} {...list} />
        </div>
      )}
    </section>
  );
}
