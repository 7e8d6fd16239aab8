import type { CSSProperties } from "react";
import type { OrderPageResponse } from "@/src/domain/contracts/order-page";
import { daysBetween, parisDay } from "@/src/domain/calendar/paris-day";
import { useToday } from "@/src/components/primitives/use-today";
import { Graduations } from "@/src/blocks/steps/graduations";
import styles from "@/src/blocks/steps/stages.module.css";
import head from "./order-days.module.css";
import type { OrderWords } from "./order-words";

interface Props {
  order: Pick<OrderPageResponse, "steps" | "reached" | "dispatch" | "end">;
  words: OrderWords;
}

/** More days than these have no room for their bars. */
const mostDays = 40;

/**
 * The days from the payment to the carrier, as the workshop has recorded them: a bar for each step begun, up to the next one.
 * Nothing without a day to end on, or for an order that has ended otherwise.
 */
export function OrderDays({ order: { steps, reached, dispatch, end }, words: { t, day } }: Props) {
  const today = useToday();
  const untilCarrier = steps.filter(({ step }) => step !== "delivered");
  const paidAt = untilCarrier[0]?.at ?? null;
  const shippedAt = untilCarrier.at(-1)?.at ?? null;
  if (end || paidAt === null) return null;
  const paidOn = parisDay(new Date(paidAt));
  const place = (on: string) => daysBetween(paidOn, on) + 1;
  const placeOf = (at: string) => place(parisDay(new Date(at)));
  const last = shippedAt === null ? (dispatch === null ? null : place(dispatch)) : placeOf(shippedAt);
  if (last === null || last < 2 || last > mostDays) return null;
  const bar = (index: number) => {
    const at = untilCarrier[index]?.at;
    if (!at) return undefined;
    const next = untilCarrier[index + 1]?.at;
    const from = Math.min(last, placeOf(at));
    const to = next ? placeOf(next) : index === reached && today !== null ? place(today) : from;
    return { "--from": from, "--to": Math.min(last, Math.max(from, to)) + 1 } as CSSProperties;
  };
  return (
    <section aria-labelledby="order-days">
      <div className={head.head}>
        <h2 id="order-days" data-type="t2">
          {t("days.title")}
        </h2>
        <p>{t("days.text")}</p>
      </div>
      <div className={styles.plan} style={{ "--count": last } as CSSProperties}>
        {/* The steps give their days in words. */}
        <div className={styles.rule} aria-hidden="true">
          <span>{t("days.unit")}</span>
          <Graduations count={last} />
        </div>
        <ol>
          {untilCarrier.map(({ step, at }, index) => (
            <li key={step}>
              <div className={styles.track} aria-hidden="true">
                {at && <i style={bar(index)} />}
              </div>
              <div className={styles.words}>
                <h3 data-type="t3">{t(`steps.${step}`)}</h3>
                <p>
                  {at
                    ? day(at)
                    : step === "shipped" && dispatch !== null
                      ? t("steps.promised", { day: day(dispatch) })
                      : t("days.later")}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
