import NextLink from "next/link";
import type { AccountResponse } from "@/src/domain/contracts/account";
import { localeHref } from "@/src/i18n/locale-href";
import { ButtonLink } from "@/src/components/primitives/button";
import { useAccountSurroundings } from "./account-context";
import styles from "./orders.module.css";
import { Section } from "./section";

/** Orders, the newest first; each links to its own page. */
export function Orders({ orders }: Pick<AccountResponse, "orders">) {
  const { locale, t } = useAccountSurroundings();
  return (
    <Section id="commandes" title={t("orders.title")}>
      {orders.length === 0 && (
        <>
          <p>{t("orders.none")}</p>
          <p>
            <ButtonLink tone="outline" href={localeHref(locale, "/montres")}>
              {t("orders.watches")}
            </ButtonLink>
          </p>
        </>
      )}
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={order.number} className={styles.order}>
            <div>
              <NextLink data-type="link" href={order.href} prefetch={false}>
                {order.number}
              </NextLink>
              <p data-type="note">{order.placedOn}</p>
            </div>
            <ul className={styles.lines}>
              {order.lines.map(({ title, quantity, marks }, index) => (
                <li key={index}>
                  {quantity > 1 ? t("orders.line", { quantity, title }) : title}
                  {marks.map((mark) => (
                    <p key={mark} data-type="note">
                      {mark}
                    </p>
                  ))}
                </li>
              ))}
            </ul>
            <div className={styles.end}>
              <p>{t(`states.${order.state}`)}</p>
              <p data-type="data">{order.total}</p>
              {order.receipt && (
                <a data-type="link" href={order.receipt} target="_blank" rel="noopener">
                  {t("orders.receipt")}
                </a>
              )}
              {order.withdrawal && (
                <a data-type="link" href={order.withdrawal}>
                  {t("orders.withdraw")}
                </a>
              )}
              {order.creditNotes.map(({ number, href }) => (
                <a key={number} data-type="link" href={href} target="_blank" rel="noopener">
                  {t("orders.credit", { number })}
                </a>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
