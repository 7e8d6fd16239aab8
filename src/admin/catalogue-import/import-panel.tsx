"use client";
import { messageOf } from "@/src/admin/message-of";
import { useFreshPage } from "@/src/admin/use-fresh-page";
import type { ImportAnswer, ShownPlan } from "./import-answer";
import { fill } from "@/src/domain/locale/fill";
import type { Locale } from "@/src/domain/locale/locale";
import type { Result } from "@/src/domain/result";
import { Button } from "@payloadcms/ui";
import { useId, useState, type ReactNode } from "react";
import styles from "./catalogue-import.module.css";
import { sendEmpty, sendFiles, type ImportFiles, type Order } from "./import-call";
import { PlanReport } from "./plan-report";
import type { Words } from "./reason-of";

type Send = (order: Order) => Promise<Result<ImportAnswer, string>>;

interface Shown {
  readonly plan: ShownPlan | null;
  readonly said: string;
}

const nothing: Shown = { plan: null, said: "" };

/** A dry run and its confirmation; the files are sent again with it, and compared with the mark of what was shown. */
function useDryRun(t: Words) {
  const refresh = useFreshPage();
  const [{ plan, said }, show] = useState<Shown>(nothing);
  const [isBusy, setBusy] = useState(false);
  const [isMeant, setMeant] = useState(false);
  const run = async (send: Send, apply: boolean) => {
    if (isBusy) return;
    setBusy(true);
    const answer = await send({
      apply,
      seen: apply ? (plan?.mark ?? null) : null,
      isMeant: apply && isMeant,
    });
    setBusy(false);
    if (!answer.ok) {
      show({ plan: null, said: messageOf(t.errors, answer.error) ?? t.errors.other });
      return;
    }
    const { value } = answer;
    setMeant(false);
    if (value.import !== undefined) {
      show({ plan: null, said: fill(t.applied, { number: value.import }) });
      refresh();
    } else show({ plan: value.plan, said: value.error ? t.errors[value.error] : "" });
  };
  return { plan, said, isBusy, isMeant, setMeant, run, clear: () => show(nothing) };
}

interface StepProps {
  dry: ReturnType<typeof useDryRun>;
  send: Send | null;
  locale: Locale;
  texts: Words;
  check: string;
  apply: string;
  children?: ReactNode;
}

/** A button that shows what would change, the report, and a button that does it. */
function DryRunStep({ dry, send, locale, texts: t, check, apply, children }: StepProps) {
  const { plan, said, isBusy, isMeant, setMeant, run } = dry;
  const count = plan ? plan.counts.created + plan.counts.changed : 0;
  const leaps = plan?.counts.leaps ?? 0;
  const isReady = plan !== null && plan.counts.refused === 0 && count > 0;
  return (
    <div className={styles.step}>
      {children}
      <div className={styles.actions}>
        <Button
          size="medium"
          margin={false}
          buttonStyle="secondary"
          disabled={isBusy || !send}
          onClick={() => send && void run(send, false)}
        >
          {check}
        </Button>
      </div>
      <p role="status">{isBusy ? t.busy : said}</p>
      {plan && (
        <section className={styles.plan}>
          <h3>{t.planTitle}</h3>
          {isReady && (
            <>
              {leaps > 0 && (
                <label className={styles.meant}>
                  <input
                    type="checkbox"
                    checked={isMeant}
                    onChange={({ target }) => setMeant(target.checked)}
                  />
                  {fill(t.leaps, { count: leaps })}
                </label>
              )}
              <Button
                size="medium"
                margin={false}
                disabled={isBusy || !send || (leaps > 0 && !isMeant)}
                onClick={() => send && void run(send, true)}
              >
                {fill(apply, { count })}
              </Button>
            </>
          )}
          <PlanReport plan={plan} locale={locale} texts={t} />
        </section>
      )}
    </div>
  );
}

interface Props {
  locale: Locale;
  texts: Words;
}

/** Import of files, with a dry run before. */
export function ImportPanel({ locale, texts: t }: Props) {
  const id = useId();
  const dry = useDryRun(t);
  const [files, setFiles] = useState<Partial<ImportFiles>>({});
  const choose = (chosen: Partial<ImportFiles>) => {
    setFiles({ ...files, ...chosen });
    dry.clear();
  };
  // A browser announces no choice of the same file again: the fields are made anew.
  const [round, setRound] = useState(0);
  const { spreadsheet, pictures = null } = files;
  const send: Send | null = spreadsheet
    ? async (order) => {
        const answer = await sendFiles({ spreadsheet, pictures }, order);
        if (!answer.ok && answer.error === "file-changed") {
          setFiles({});
          setRound(round + 1);
        }
        return answer;
      }
    : null;
  return (
    <DryRunStep {...{ dry, send, locale, texts: t }} check={t.check} apply={t.apply}>
      <label>
        {t.spreadsheet}
        <input
          key={round}
          type="file"
          accept=".xlsx,.csv"
          onChange={({ target }) => choose({ spreadsheet: target.files?.[0] })}
        />
      </label>
      <label>
        {t.pictures}
        <input
          key={round}
          type="file"
          accept=".zip"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => choose({ pictures: target.files?.[0] ?? null })}
        />
      </label>
      <p id={`${id}-hint`} className={styles.quiet}>
        {t.picturesHint}
      </p>
    </DryRunStep>
  );
}

/** Takes the delivered catalogue out of sale, with a dry run before. */
export function EmptyPanel({ locale, texts: t }: Props) {
  const dry = useDryRun(t);
  return (
    <DryRunStep {...{ dry, locale, texts: t }} send={sendEmpty} check={t.emptyCheck} apply={t.applyEmpty} />
  );
}
