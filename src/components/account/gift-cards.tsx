import NextLink from "next/link";
import type { AccountResponse } from "@/src/domain/contracts/account";
import { useAccountSurroundings } from "./account-context";
import styles from "./orders.module.css";
import { Section } from "./section";

/** Received gift cards with their balance, and given ones. */
export function GiftCards({ giftCards }: Pick<AccountResponse, "giftCards">) {
  const { t } = useAccountSurroundings();
  if (giftCards.length === 0) return null;
  return (
    <Section id="cartes" title={t("giftCards.title")}>
      <ul className={styles.list}>
        {giftCards.map(({ ending, value, left, until, sentOn, recipient, href }) => (
          <li key={ending} className={styles.order}>
            <div>
              {href === null ? (
                <p>…{ending}</p>
              ) : (
                <NextLink data-type="link" href={href} prefetch={false}>
                  …{ending}
                </NextLink>
              )}
              <p data-type="note">{value}</p>
            </div>
            <p>
              {left === null
                ? t("giftCards.given", { name: recipient ?? "", day: sentOn })
                : t("giftCards.left", { amount: left })}
            </p>
            <div className={styles.end}>
              <p data-type="note">{t("giftCards.until", { day: until })}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
