"use client";
import { Children, useEffect, useRef, useState, type ReactNode } from "react";
import { takeBack } from "@/src/client/browser/back-stack";
import { Button } from "@/src/components/primitives/button";
import { Reglet } from "@/src/components/primitives/reglet";
import styles from "./quiz-form.module.css";

interface Props {
  /** Target of the answers, as a query. */
  action: string;
  /** URL of this page: before hydration the next step is requested with the answers so far. */
  page: string;
  /** "3 of 7" for each question. */
  progress: readonly string[];
  texts: Record<"previous" | "next" | "skip" | "finish", string>;
  /** One fieldset per question, each named by a heading. */
  children: ReactNode;
}

/** Graduations between two questions on the rule. */
const ticks = 5;

/**
 * Ticks the answers in the address.
 * @returns the first question without an answer
 */
function restoreAnswers(form: HTMLFormElement): number {
  for (const [name, value] of new URLSearchParams(window.location.search)) {
    const radio = [...form.querySelectorAll<HTMLInputElement>("input[type=radio]")].find(
      (input) => input.name === name && input.value === value,
    );
    if (radio) radio.checked = true;
  }
  const questions = [...form.querySelectorAll("fieldset")];
  const open = questions.findIndex((question) => !question.querySelector(":checked"));
  return open === -1 ? questions.length - 1 : open;
}

const isAnswered = (form: HTMLFormElement, step: number) =>
  Boolean(form.querySelectorAll("fieldset")[step]?.querySelector(":checked"));

/** Shows one question at a time; the answers are in the form and sent to the results by a query. */
export function QuizForm({ action, page, progress, texts, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [step, setStep] = useState(0);
  // The button's label says whether an answer is missing.
  const [isSkipped, setSkipped] = useState(true);
  const questions = Children.toArray(children);
  const isLast = step === questions.length - 1;

  // One for each answered question: the browser's Back returns to it.
  const ways = useRef<(() => void)[]>([]);

  useEffect(() => {
    if (form.current) {
      const open = restoreAnswers(form.current);
      setStep(open);
      setSkipped(!isAnswered(form.current, open));
    }
    const { current } = ways;
    return () => {
      for (const close of current) close();
    };
  }, []);

  const show = (next: number) => {
    setStep(next);
    if (form.current) setSkipped(!isAnswered(form.current, next));
    // The new question is rendered after this task; its heading gets the focus.
    requestAnimationFrame(() => {
      form.current?.querySelectorAll("fieldset")[next]?.querySelector<HTMLElement>("h2")?.focus();
      window.scrollTo({ top: 0 });
    });
  };
  const goOn = () => {
    const close = takeBack(() => {
      ways.current.pop();
      show(step);
    });
    ways.current.push(close);
    show(step + 1);
  };
  const goBack = () => {
    ways.current.pop()?.();
    show(step - 1);
  };

  return (
    <form ref={form} action={action} method="get" className={styles.form} onChange={() => setSkipped(false)}>
      <noscript>
        <style>{`[data-question][hidden]{display:block!important}[data-step-only]{display:none!important}`}</style>
      </noscript>
      <div className={styles.progress} data-step-only="">
        <Reglet ticks={questions.length * ticks} every={ticks} value={(step + 1) * ticks} />
        <p data-type="data" role="status">
          {progress[step]}
        </p>
      </div>
      {questions.map((question, index) => (
        // Questions have no id: the index is the key.
        <div key={index} data-question="" hidden={index !== step}>
          {question}
        </div>
      ))}
      <div className={styles.actions} data-step-only="">
        {step > 0 && (
          <Button tone="outline" onClick={goBack}>
            {texts.previous}
          </Button>
        )}
        {/* Two buttons with different keys: one that changed its type during its click would send the form. */}
        {isLast ? (
          <Button key="finish" type="submit">
            {texts.finish}
          </Button>
        ) : (
          <Button
            key="next"
            type="submit"
            formAction={page}
            onClick={(event) => {
              event.preventDefault();
              goOn();
            }}
          >
            {isSkipped ? texts.skip : texts.next}
          </Button>
        )}
      </div>
      <noscript>
        <Button type="submit">{texts.finish}</Button>
      </noscript>
    </form>
  );
}
