"use client";
import { useState, type FormEvent } from "react";
import { requestErasure } from "@/src/client/browser/account";
import type { FormOutcome } from "@/src/domain/forms/form-outcome";
import type { Locale } from "@/src/domain/locale/locale";
import { browserTexts } from "@/src/i18n/browser-texts";
import { localeHref } from "@/src/i18n/locale-href";
import type french from "@/src/i18n/messages/fr/account.json";
import type { TextTree } from "@/src/i18n/text-tree";
import { Button, ButtonLink } from "@/src/components/primitives/button";
import { Notice } from "@/src/components/primitives/notice";
import styles from "./account.module.css";

interface Props {
  locale: Locale;
  texts: TextTree;
  /** The mail's secret, from the address. */
  token: string;
  /** The outcome of the button when it was used without our script. */
  outcome: FormOutcome | null;
}

type Step = "asked" | "erasing" | "erased" | "bad-link" | "open-orders" | "failed";
const refusals: readonly Step[] = ["bad-link", "open-orders"];

function stepOf(outcome: FormOutcome | null): Step {
  if (outcome?.path !== "/api/account/erase-confirm") return "asked";
  return outcome.isDone ? "erased" : (refusals.find((refusal) => refusal === outcome.error) ?? "failed");
}

/** The button behind the link of the mail. Opening the page erases nothing. Source: scenario 24. */
export function ConfirmErasure({ locale, texts, token, outcome }: Props) {
  const t = browserTexts<typeof french>(texts, locale);
  const [step, setStep] = useState(() => (token === "" ? stepOf(outcome) : "asked"));
  const erase = async (event: FormEvent) => {
    event.preventDefault();
    if (step === "erasing") return;
    setStep("erasing");
    const answer = await requestErasure(token);
    const code = !answer.ok && answer.error.code === "refused" ? answer.error.error?.error : undefined;
    setStep(answer.ok ? "erased" : (refusals.find((refusal) => refusal === code) ?? "failed"));
  };
  if (step === "erased") {
    return (
      <div className={styles.message} role="status" tabIndex={-1} ref={(panel) => panel?.focus()}>
        <h1 data-type="t1">{t("erasure.done")}</h1>
        <p data-type="lead">{t("erasure.doneText")}</p>
        <p>
          <ButtonLink tone="outline" href={localeHref(locale, "/")}>
            {t("erasure.home")}
          </ButtonLink>
        </p>
      </div>
    );
  }
  const error = step === "asked" || step === "erasing" ? null : step;
  return (
    <div className={styles.message}>
      <h1 data-type="t1">{t("erasure.title")}</h1>
      <p data-type="lead">{t("erasure.text")}</p>
      {error && (
        <Notice tone="error" role="alert">
          {t(error === "failed" ? "failed" : error === "bad-link" ? "erasure.bad-link" : "data.open-orders")}
        </Notice>
      )}
      {(token !== "" || !error) && (
        <form method="post" action="/api/account/erase-confirm" onSubmit={erase}>
          <input type="hidden" name="lang" value={locale} />
          <input type="hidden" name="token" value={token} />
          <Button type="submit" busy={step === "erasing"}>
            {t(step === "erasing" ? "data.erasing" : "erasure.action")}
          </Button>
        </form>
      )}
    </div>
  );
}
