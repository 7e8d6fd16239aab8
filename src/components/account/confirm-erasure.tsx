"use client";
import { useState } from "react";
import { eraseAccount } from "../../browser/account";
import type { Locale } from "../../domain/locale/locale";
import { browserTexts } from "../../i18n/browser-texts";
import { localeHref } from "../../i18n/locale-href";
import type french from "../../i18n/messages/fr/account.json";
import type { TextTree } from "../../i18n/text-tree";
import { Button, ButtonLink } from "../primitives/button";
import { Notice } from "../primitives/notice";
import styles from "./account.module.css";

interface Props {
  locale: Locale;
  texts: TextTree;
}

type Step = "asked" | "erasing" | "erased" | "bad-link" | "open-orders" | "failed";
const refusals: readonly Step[] = ["bad-link", "open-orders"];

/** The button behind the link of the mail. Looking at the page erases nothing. Source: scenario 24. */
export function ConfirmErasure({ locale, texts }: Props) {
  const t = browserTexts<typeof french>(texts, locale);
  const [step, setStep] = useState<Step>("asked");
  const erase = async () => {
    if (step === "erasing") return;
    setStep("erasing");
    const token = new URLSearchParams(window.location.search).get("token") ?? "";
    const answer = await eraseAccount(token);
    const code = !answer.ok && answer.error.code === "refused" ? answer.error.fault?.error : undefined;
    setStep(answer.ok ? "erased" : (refusals.find((refusal) => refusal === code) ?? "failed"));
  };
  if (step === "erased") {
    return (
      <div className={styles.message} role="status" tabIndex={-1} ref={(panel) => panel?.focus()}>
        <h1 data-type="t1">{t("erasure.done")}</h1>
        <p data-type="chapo">{t("erasure.doneText")}</p>
        <p>
          <ButtonLink tone="outline" href={localeHref(locale, "/")}>
            {t("erasure.home")}
          </ButtonLink>
        </p>
      </div>
    );
  }
  const fault = step === "asked" || step === "erasing" ? null : step;
  return (
    <div className={styles.message}>
      <h1 data-type="t1">{t("erasure.title")}</h1>
      <p data-type="chapo">{t("erasure.text")}</p>
      {fault && (
        <Notice tone="error" role="alert">
          {t(fault === "failed" ? "failed" : fault === "bad-link" ? "erasure.bad-link" : "data.open-orders")}
        </Notice>
      )}
      <p>
        <Button busy={step === "erasing"} onClick={erase}>
          {t(step === "erasing" ? "data.erasing" : "erasure.action")}
        </Button>
      </p>
    </div>
  );
}
