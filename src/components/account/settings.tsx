import { useState, type FormEvent, type ReactNode } from "react";
import { requestErasureMail, requestCartMail, requestSubscription } from "@/src/client/browser/account";
import type { AccountResponse } from "@/src/domain/contracts/account";
import type { FormOutcome } from "@/src/domain/forms/form-outcome";
import { Button } from "@/src/components/primitives/button";
import { Notice } from "@/src/components/primitives/notice";
import { useAccountSurroundings } from "./account-context";
import { Choice } from "./choice";
import { Section } from "./section";
import styles from "./settings.module.css";

interface Props {
  account: AccountResponse;
  /** The outcome of a button that was used without our script. */
  outcome: FormOutcome | null;
  /** Opens the choice of language and currency. */
  localeButton: ReactNode;
}

type Erasure = "idle" | "sending" | "sent" | "open-orders" | "too-many" | "failed";
const refusals: readonly Erasure[] = ["open-orders", "too-many"];

const erasureOf = (error: string | null | undefined): Erasure =>
  refusals.find((refusal) => refusal === error) ?? "failed";

function erasureBefore(outcome: FormOutcome | null): Erasure {
  if (outcome?.path !== "/api/account/erase") return "idle";
  return outcome.isDone ? "sent" : erasureOf(outcome.error);
}

const hasFailedBefore = (outcome: FormOutcome | null): boolean =>
  outcome !== null &&
  !outcome.isDone &&
  /^\/api\/account\/(newsletter|cart-mail|watches)$/.test(outcome.path);

/** Addresses, newsletter, language and currency, export and erasure of data. */
export function Settings({ account, outcome, localeButton }: Props) {
  const { locale, refresh, t } = useAccountSurroundings();
  const [isChoosing, setChoosing] = useState(false);
  const [hasFailed, setFailed] = useState(() => hasFailedBefore(outcome));
  const [erasure, setErasure] = useState(() => erasureBefore(outcome));

  const choose = async (send: () => ReturnType<typeof requestSubscription>) => {
    if (isChoosing) return;
    setChoosing(true);
    const answer = await send();
    setFailed(!answer.ok);
    if (answer.ok) await refresh();
    setChoosing(false);
  };
  const erase = async (event: FormEvent) => {
    event.preventDefault();
    if (erasure === "sending") return;
    setErasure("sending");
    const answer = await requestErasureMail();
    const code = !answer.ok && answer.error.code === "refused" ? answer.error.error?.error : undefined;
    setErasure(answer.ok ? "sent" : erasureOf(code));
  };
  const isErasureError = erasure !== "idle" && erasure !== "sending" && erasure !== "sent";
  return (
    <>
      {account.addresses.length > 0 && (
        <Section id="adresses" title={t("addresses.title")} note={t("addresses.note")}>
          <ul className={styles.addresses}>
            {account.addresses.map((lines) => (
              <li key={lines.join()}>
                <address>
                  {lines.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section id="reglages" title={t("settings.title")}>
        <Choice
          action="/api/account/newsletter"
          name="isSubscribed"
          isChosen={account.isSubscribed}
          isBusy={isChoosing}
          label={t("settings.newsletter")}
          onChoose={(isChosen) => void choose(() => requestSubscription(isChosen, locale))}
        />
        <Choice
          action="/api/account/cart-mail"
          name="isAgreed"
          isChosen={account.hasCartMail}
          isBusy={isChoosing}
          label={t("settings.cartMail")}
          onChoose={(isChosen) => void choose(() => requestCartMail(isChosen))}
        />
        {hasFailed && (
          <Notice tone="error" role="alert">
            {t("failed")}
          </Notice>
        )}
        <div className={styles.language}>
          <p>{t("settings.language")}</p>
          {localeButton}
        </div>
      </Section>
      <Section id="donnees" title={t("data.title")} note={t("data.note")}>
        <p>
          <a data-type="link" href="/api/account/export" download>
            {t("data.export")}
          </a>
        </p>
        <div className={styles.erase}>
          <p>{t("data.eraseText")}</p>
          {erasure === "sent" ? (
            <Notice tone="success" role="status">
              {t("data.sent", { email: account.email })}
            </Notice>
          ) : (
            <form method="post" action="/api/account/erase" onSubmit={erase}>
              <input type="hidden" name="lang" value={locale} />
              <Button type="submit" tone="outline" size="small" busy={erasure === "sending"}>
                {t(erasure === "sending" ? "data.erasing" : "data.erase")}
              </Button>
            </form>
          )}
          {isErasureError && (
            <Notice tone="error" role="alert">
              {t(erasure === "failed" ? "failed" : `data.${erasure}`)}
            </Notice>
          )}
        </div>
      </Section>
    </>
  );
}
