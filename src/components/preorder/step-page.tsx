import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import styles from "./step-page.module.css";
import { StepRule } from "./step-rule";

interface Props {
  step: "details" | "pay";
  locale: Locale;
  children: ReactNode;
}

/** The common frame of the second and the third step: progress, and the step's content. */
export async function StepPage({ step, locale, children }: Props) {
  const t = await getTranslations({ locale, namespace: "preorder" });
  return (
    <div className={styles.page} data-block="">
      <StepRule step={step} locale={locale} />
      <div className={styles.head}>
        <h1 data-type="t1">{t(`${step}.title`)}</h1>
        <p data-type="lead">{t(`${step}.text`)}</p>
      </div>
      <noscript>
        <p>{t("noscript")}</p>
      </noscript>
      {children}
    </div>
  );
}
