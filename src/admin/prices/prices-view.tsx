import { adminMessagesIn } from "@/src/i18n/admin-messages";
import { OwnView } from "@/src/admin/own-view";
import { getTranslation } from "@payloadcms/translations";
import Link from "next/link";
import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import * as v from "valibot";
import { staffCallAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";
import { currencies, defaultCurrency } from "@/src/domain/money/currency";
import { fill } from "@/src/domain/locale/fill";
import { isPriceCatalogue, priceCatalogues, type PriceCatalogue } from "@/src/domain/prices/price-catalogues";
import { shopOf } from "@/src/server/runtime/shop-of";
import { adminLocale } from "@/src/admin/admin-locale";
import { BatchList } from "./batch-list";
import { loadGrid, showBatch } from "./load-grid";
import { PriceGrid } from "./price-grid";
import styles from "./prices.module.css";

const number = v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))), null);
/** An invalid list in the address means the first one. */
const asked = v.object({
  list: v.fallback(v.custom<PriceCatalogue>(isPriceCatalogue), "watches"),
  currency: v.fallback(v.picklist(currencies), defaultCurrency),
  back: v.optional(number, null),
  before: v.optional(number, null),
});

/** How many batches a page shows. */
const batchesShown = 20;

/** Prices of every list at /admin/prices, for roles that may change them. */
export async function PricesView(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props;
  const { req } = initPageResult;
  const role = roleOf(req.user);
  // Payload does not restrict access to custom views.
  if (!includes("staff", role)) redirect("/admin/login?redirect=%2Fadmin%2Fprices");
  if (!includes(staffCallAccess["/staff/prices-apply"], role)) redirect("/admin");
  const { payload, i18n } = req;
  const texts = adminMessagesIn("catalogue.prices", i18n.language);
  const locale = adminLocale(i18n.language);
  const { list, currency: wanted, back, before } = v.parse(asked, searchParams ?? {});
  const shop = shopOf(payload);
  const { prices } = shop.store;
  const { chargedAsShown } = await shop.store.loadSettings();
  const priced = [
    defaultCurrency,
    ...currencies.filter((one) => one !== defaultCurrency && chargedAsShown.includes(one)),
  ];
  const currency = priced.includes(wanted) ? wanted : defaultCurrency;
  const found = back === null ? null : await prices.findBatch(back);
  const isSameList = found?.catalogue === list && found.currency === currency;
  const batch = isSameList && found.state === "applied" && found.undoneBy === null ? found : null;
  const [rows, past, scheduled] = await Promise.all([
    loadGrid(shop, { catalogue: list, currency }, batch, { locale, texts }),
    prices.listBatches(list, before, batchesShown),
    prices.listScheduledBatches(),
  ]);
  const nameOf = (catalogue: PriceCatalogue): string =>
    catalogue === "watches" || catalogue === "products"
      ? texts[catalogue]
      : getTranslation(payload.collections[catalogue].config.labels.plural, i18n);
  const last = past.at(-1);
  return (
    <OwnView view={props} className={styles.sheet}>
      <h1>{texts.title}</h1>
      <p className={styles.quiet}>{texts.intro}</p>
      <form className={styles.lists} action="/admin/prices">
        <label>
          {texts.list}
          <select name="list" defaultValue={list} key={list}>
            {priceCatalogues.map((catalogue) => (
              <option key={catalogue} value={catalogue}>
                {nameOf(catalogue)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {texts.currency}
          <select name="currency" defaultValue={currency} key={currency}>
            {priced.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{texts.show}</button>
      </form>
      <p className={styles.quiet}>{currency === defaultCurrency ? texts.ownIntro : texts.ownNote}</p>
      <h2>{nameOf(list)}</h2>
      {batch && <p role="status">{fill(texts.putBackNote, { batch: batch.id })}</p>}
      {rows.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <PriceGrid
          key={`${list} ${currency} ${batch?.id}`}
          catalogue={list}
          currency={currency}
          rows={rows}
          undoes={batch?.id ?? null}
          texts={texts}
        />
      )}
      <h2>{texts.scheduledTitle}</h2>
      {scheduled.length === 0 && <p className={styles.quiet}>{texts.noneScheduled}</p>}
      <BatchList
        batches={scheduled.map((waiting) => showBatch(waiting, { locale, texts }, nameOf))}
        texts={texts}
      />
      <h2>{texts.batches}</h2>
      {past.length === 0 && <p className={styles.quiet}>{texts.noBatches}</p>}
      <BatchList batches={past.map((done) => showBatch(done, { locale, texts }, nameOf))} texts={texts} />
      {last && past.length === batchesShown && (
        <Link href={`/admin/prices?list=${list}&currency=${currency}&before=${last.id}`} prefetch={false}>
          {texts.older}
        </Link>
      )}
    </OwnView>
  );
}
