import { getTranslations } from "next-intl/server";
import type { Locale } from "@/src/domain/locale/locale";
import { Reglet } from "@/src/components/primitives/reglet";
import styles from "./step-rule.module.css";

const steps = ["choose", "details", "pay"] as const;
const perStep = 8;

interface Props {
  step: (typeof steps)[number];
  locale: Locale;
}

/** The three steps along a rule: each long graduation is a step. */
export async function StepRule({ step, locale }: Props) {
  const t = await getTranslations({ locale, namespace: "preorder.steps" });
  const reached = steps.indexOf(step);
  return (
    <nav className={styles.rule} aria-label={t("label")}>
      <Reglet ticks={steps.length * perStep} every={perStep} value={reached * perStep} />
      <ol>
        {steps.map((name, place) => (
          <li
            key={name}
            data-place={place === reached ? "now" : place < reached ? "done" : "next"}
            aria-current={place === reached ? "step" : undefined}
          >
            {t(name)}
          </li>
        ))}
      </ol>
    </nav>
  );
}
