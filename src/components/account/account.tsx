"use client";
import { useState, type FormEvent, type ReactNode } from "react";
import { requestSignOut } from "@/src/client/browser/account";
import { leavePage } from "@/src/client/browser/leave-page";
import type { AccountResponse } from "@/src/domain/contracts/account";
import type { FormOutcome } from "@/src/domain/forms/form-outcome";
import type { Locale } from "@/src/domain/locale/locale";
import type { Rates } from "@/src/domain/money/currency";
import { browserTexts } from "@/src/i18n/browser-texts";
import { localeHref } from "@/src/i18n/locale-href";
import type french from "@/src/i18n/messages/fr/account.json";
import type { TextTree } from "@/src/i18n/text-tree";
import { Button, ButtonLink } from "@/src/components/primitives/button";
import { AccountContext } from "./account-context";
import styles from "./account.module.css";
import { EmptyAccount } from "./empty-account";
import { GiftCards } from "./gift-cards";
import { Orders } from "./orders";
import { OwnedWatches } from "./owned-watches";
import { SavedWatches } from "./saved-watches";
import { Settings } from "./settings";
import { useAccount, type AccountAnswer } from "./use-account";

interface Props {
  locale: Locale;
  /** The account, or a note that no customer is signed in. */
  found: AccountAnswer;
  /** Whether the session has to be extended. */
  isDue: boolean;
  /** The outcome of a button of this page that was used without our script. */
  outcome: FormOutcome | null;
  rates: Rates;
  texts: TextTree;
  localeButton: ReactNode;
  /** Beside what an account without content says. */
  picture: ReactNode;
}

const isEmpty = ({ orders, watches, giftCards, saved }: AccountResponse): boolean =>
  [orders, watches, giftCards, saved].every(({ length }) => length === 0);

/** All data the shop has about a customer. */
export function Account({ locale, found, isDue, outcome, rates, texts, localeButton, picture }: Props) {
  const t = browserTexts<typeof french>(texts, locale);
  const { lastAnswer, refresh } = useAccount(locale, found, isDue);
  const [isLeaving, setLeaving] = useState(false);
  const leave = async (event: FormEvent) => {
    event.preventDefault();
    if (isLeaving) return;
    setLeaving(true);
    const answer = await requestSignOut();
    // A new document: it discards the customer's data from all pages, also from one in the back-forward cache.
    if (answer.ok) {
      await leavePage(localeHref(locale, "/"));
      await refresh();
    }
    setLeaving(false);
  };
  if (typeof lastAnswer === "string") {
    return (
      <div className={styles.opening}>
        <div className={styles.message} role="status">
          <h1 data-type="t1">{t(`${lastAnswer}.title`)}</h1>
          <p data-type="lead">{t(`${lastAnswer}.text`)}</p>
          {lastAnswer === "signed-out" && (
            <p>
              <ButtonLink href={localeHref(locale, "/auth")}>{t("signed-out.link")}</ButtonLink>
            </p>
          )}
          {lastAnswer === "unreachable" && (
            <p>
              <Button tone="outline" onClick={() => void refresh()}>
                {t("unreachable.again")}
              </Button>
            </p>
          )}
        </div>
        <div className={styles.picture}>{picture}</div>
      </div>
    );
  }
  return (
    <AccountContext value={{ locale, rates, t, refresh }}>
      <div className={styles.head}>
        <h1 data-type="t1">{t("title")}</h1>
        <div className={styles.who}>
          <p>
            <strong>{lastAnswer.email}</strong>
            <br />
            <span data-type="note">{t("since", { day: lastAnswer.since })}</span>
          </p>
          <form method="post" action="/api/auth/logout" onSubmit={leave}>
            <input type="hidden" name="lang" value={locale} />
            <Button type="submit" tone="outline" size="small" busy={isLeaving}>
              {t(isLeaving ? "signOut.busy" : "signOut.action")}
            </Button>
          </form>
        </div>
      </div>
      {isEmpty(lastAnswer) ? (
        <EmptyAccount picture={picture} />
      ) : (
        <>
          <Orders orders={lastAnswer.orders} />
          <OwnedWatches watches={lastAnswer.watches} />
          <GiftCards giftCards={lastAnswer.giftCards} />
          <SavedWatches saved={lastAnswer.saved} />
        </>
      )}
      <Settings account={lastAnswer} outcome={outcome} localeButton={localeButton} />
    </AccountContext>
  );
}
