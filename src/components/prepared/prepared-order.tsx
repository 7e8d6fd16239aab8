import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import screen from "@/src/components/cart/cart-screen.module.css";
import type { PreparedOrder as Order } from "@/src/services/prepared/read-prepared";
import { PreparedLines } from "./prepared-lines";
import styles from "./prepared-order.module.css";

interface Props {
  order: Order;
  locale: Locale;
  /** Totals and the button that pays. */
  children: ReactNode;
}

/** An order that an agent has prepared: articles, buyer, delivery. */
export async function PreparedOrder({ order, locale, children }: Props) {
  const t = await getTranslations({ locale, namespace: "prepared.page" });
  const { email, address, hasParcel, newsletter } = order;
  return (
    <div className={screen.screen}>
      <div className={screen.content}>
        <PreparedLines lines={order.lines} currency={order.currency} locale={locale} />
        <section className={styles.buyer} aria-labelledby="prepared-buyer">
          <h2 id="prepared-buyer">{t("buyer")}</h2>
          <dl>
            <div>
              <dt>{t("email")}</dt>
              <dd>{email ?? t("ask")}</dd>
            </div>
            {hasParcel && (
              <div>
                <dt>{t("delivery")}</dt>
                <dd>
                  {address.length === 0 ? t("ask") : address.map((line) => <div key={line}>{line}</div>)}
                </dd>
              </div>
            )}
          </dl>
          {newsletter && <p data-type="note">{t("newsletter")}</p>}
          <p data-type="note">{t("wrong")}</p>
        </section>
      </div>
      {children}
    </div>
  );
}
