import { useState, type ReactNode } from "react";
import { askToErase, chooseCartMail, chooseLetter } from "../../browser/account";
import type { AccountResponse } from "../../contracts/account";
import { Button } from "../primitives/button";
import { Notice } from "../primitives/notice";
import { useAccountSurroundings } from "./account-context";
import { Section } from "./section";
import styles from "./settings.module.css";

interface Props {
  account: AccountResponse;
  /** Opens the choice of language and currency. */
  localeButton: ReactNode;
}

type Erasure = "idle" | "sending" | "sent" | "open-orders" | "too-many" | "failed";
const refusals: readonly Erasure[] = ["open-orders", "too-many"];

/** Addresses, newsletter, language and currency, and what becomes of one's data. */
export function Settings({ account, localeButton }: Props) {
  const { locale, refresh, t } = useAccountSurroundings();
  const [isChoosing, setChoosing] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [erasure, setErasure] = useState<Erasure>("idle");

  const choose = async (send: () => ReturnType<typeof chooseLetter>) => {
    if (isChoosing) return;
    setChoosing(true);
    const answer = await send();
    setFailed(!answer.ok);
    if (answer.ok) await refresh();
    setChoosing(false);
  };
  const erase = async () => {
    if (erasure === "sending") return;
    setErasure("sending");
    const answer = await askToErase();
    const code = !answer.ok && answer.error.code === "refused" ? answer.error.fault?.error : undefined;
    setErasure(answer.ok ? "sent" : (refusals.find((refusal) => refusal === code) ?? "failed"));
  };
  const isErasureFault = erasure !== "idle" && erasure !== "sending" && erasure !== "sent";
  return (
    <>
      <Section id="adresses" title={t("addresses.title")} note={t("addresses.note")}>
        {account.addresses.length === 0 ? (
          <p>{t("addresses.none")}</p>
        ) : (
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
        )}
      </Section>
      <Section id="reglages" title={t("settings.title")}>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={account.isSubscribed}
            aria-busy={isChoosing || undefined}
            onChange={({ currentTarget: { checked } }) => void choose(() => chooseLetter(checked, locale))}
          />
          <span>{t("settings.letter")}</span>
        </label>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={account.hasCartMail}
            aria-busy={isChoosing || undefined}
            onChange={({ currentTarget: { checked } }) => void choose(() => chooseCartMail(checked))}
          />
          <span>{t("settings.cartMail")}</span>
        </label>
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
          <a data-type="lien" href="/api/account/export" download>
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
            <p>
              <Button tone="outline" size="small" busy={erasure === "sending"} onClick={erase}>
                {t(erasure === "sending" ? "data.erasing" : "data.erase")}
              </Button>
            </p>
          )}
          {isErasureFault && (
            <Notice tone="error" role="alert">
              {t(erasure === "failed" ? "failed" : `data.${erasure}`)}
            </Notice>
          )}
        </div>
      </Section>
    </>
  );
}
