import { getTranslations } from "next-intl/server";
import { japanDays, sellsToJapan } from "@/src/domain/law/japan";
import { noticeIn } from "@/src/domain/law/guarantee-notice";
import type { Law } from "@/src/domain/law/law";
import { dayText } from "@/src/domain/locale/day-text";
import { localise, type Locale } from "@/src/domain/locale/locale";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import type { ShopSettings } from "@/src/domain/settings";
import { ConditionsList } from "@/src/components/cart/conditions-list";
import styles from "@/src/components/cart/cart-summary.module.css";
import methodStyles from "@/src/components/cart/payment-methods.module.css";
import { OfficialPicture } from "@/src/components/law/official-picture";
import { Button } from "@/src/components/primitives/button";
import { LegalLink } from "@/src/components/primitives/legal-link";
import { Notice } from "@/src/components/primitives/notice";
import type { PreparedOrder } from "@/src/services/prepared/read-prepared";
import terms from "@/src/components/cart/pay-terms.module.css";

interface Props {
  order: PreparedOrder;
  /** secret of the page */
  page: string;
  /** Why the payment page could not be opened, by code; null where no attempt was made. */
  error: string | null;
  law: Pick<Law, "guaranteeNotice">;
  settings: Pick<ShopSettings, "shipping" | "markets">;
  locale: Locale;
}

/** Errors that the cart has words for. */
const reasons = [
  "empty-cart",
  "unsellable",
  "out-of-stock",
  "price-changed",
  "terms-changed",
  "too-little",
  "busy",
  "payment-unavailable",
  "payment-refused",
  "shop-closed",
] as const;

/** Totals of a prepared order, and the button that pays: a form that needs no script. */
export async function PreparedSummary({ order, page, error, law, settings, locale }: Props) {
  const [t, own] = await Promise.all([
    getTranslations({ locale, namespace: "cart" }),
    getTranslations({ locale, namespace: "prepared.page" }),
  ]);
  const { currency, charged, promotion, hasParcel } = order;
  const money = (amount: number) => formatMoney(minor(amount), currency, locale);
  const saved = order.subtotal + order.duties - order.total;
  const { countries } = settings.shipping;
  const notice = hasParcel ? noticeIn(law, countries, locale) : null;
  const methods = [
    t("methods.card"),
    t("methods.applePay"),
    t("methods.googlePay"),
    ...order.localPayments,
    ...(order.hasInstalments ? [t("methods.instalments")] : []),
  ];
  const isToJapan = sellsToJapan(countries) && (locale === "jp" || currency === "JPY");
  const reason = reasons.find((code) => code === error);
  return (
    <aside className={styles.summary} aria-labelledby="prepared-summary">
      <h2 id="prepared-summary">{t("summary")}</h2>
      <dl className={styles.totals}>
        {saved > 0 && (
          <>
            <div>
              <dt>{t("total.full")}</dt>
              <dd>{money(order.subtotal)}</dd>
            </div>
            <div data-tone="less">
              <dt>
                {promotion?.title
                  ? localise(promotion.title, locale)
                  : t("total.code", { code: promotion?.code ?? "" })}
              </dt>
              <dd>{`− ${money(saved)}`}</dd>
            </div>
          </>
        )}
        <div>
          <dt>{t(hasParcel ? "total.shipping" : "total.sending")}</dt>
          <dd>{t(hasParcel ? "total.free" : "total.byMail")}</dd>
        </div>
        {order.duties > 0 && (
          <div>
            <dt>{t("duties.row")}</dt>
            <dd>{money(order.duties)}</dd>
          </div>
        )}
        {order.dispatch !== null && (
          <div>
            <dt>{t("total.dispatch")}</dt>
            <dd>
              <time dateTime={order.dispatch}>{dayText(new Date(order.dispatch), locale)}</time>
            </dd>
          </div>
        )}
        <div data-tone="total">
          <dt>{t(order.isTaxed ? "total.withVat" : "total.plain")}</dt>
          <dd>{money(order.total)}</dd>
        </div>
      </dl>
      {charged.currency !== currency && (
        <p data-type="note">
          {t("total.charged", {
            amount: formatMoney(charged.total, charged.currency, locale),
            currency: charged.currency,
          })}
        </p>
      )}
      {order.border !== "" && <p data-type="note">{order.border}</p>}
      {notice && (
        <OfficialPicture
          picture={notice.picture}
          written={notice.locale}
          larger={t("notice")}
          area={t("noticeArea")}
        />
      )}
      {isToJapan && (
        <ConditionsList
          locale={locale}
          say={(name, values) => t(`conditions.${name}`, values)}
          dispatch={order.dispatch}
          days={japanDays(settings)}
          methods={methods}
          isCovered={false}
        />
      )}
      {order.problems.length > 0 && (
        <Notice tone="warning">
          <p>
            <b>{own("problems")}</b>
          </p>
          <ul>
            {order.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      )}
      {error !== null && (
        <Notice tone="error" role="alert">
          <p>{own("failed")}</p>
          {reason && <p>{t(`reasons.${reason}`)}</p>}
        </Notice>
      )}
      <form method="post" action="/api/prepared/pay">
        <input type="hidden" name="lang" value={locale} />
        <input type="hidden" name="page" value={page} />
        <input type="hidden" name="expectedTotal" value={charged.total} />
        <input type="hidden" name="terms" value={order.terms} />
        <Button type="submit" width="full" disabled={order.problems.length > 0}>
          <span>{t("pay.full")}</span>
          <span className={styles.charged}>{formatMoney(charged.total, charged.currency, locale)}</span>
        </Button>
      </form>
      <p data-type="note">{t("pay.redirect")}</p>
      <p className={terms.terms} data-type="note">
        <LegalLink path="/conditions-generales" locale={locale}>
          {t("pay.terms")}
        </LegalLink>
        <LegalLink path="/politique-de-retour" locale={locale}>
          {t("pay.withdrawal")}
        </LegalLink>
      </p>
      <section className={methodStyles.block} aria-labelledby="prepared-methods">
        <h2 id="prepared-methods">{t("methods.title")}</h2>
        <ul>
          {methods.map((method) => (
            <li key={method}>{method}</li>
          ))}
        </ul>
        <p data-type="note">{t("methods.withdrawal")}</p>
      </section>
    </aside>
  );
}
