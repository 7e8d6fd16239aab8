import styles from "./figures-panel.module.css";

interface Props {
  /** one value for each day, oldest first */
  values: readonly number[];
  /** as 2026-03-31 */
  days: readonly string[];
  /** Text alternative of the drawing. */
  label: string;
}

/** Width of a day and height of the tallest bar, in the drawing's own units. */
const step = 10;
const height = 60;
/** Ticks of the rule beneath: a short one each day, a long one each Monday. */
const tick = { day: 4, week: 9 };

const isMonday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() === 1;

/** A bar chart with one bar for each day, over a rule of days. */
export function DayChart({ values, days, label }: Props) {
  const most = Math.max(1, ...values);
  const bars = values.map((value, at) => {
    const top = value === 0 ? height : Math.min(height - 1, height * (1 - value / most));
    return `M${at * step + 2} ${height}V${top}H${(at + 1) * step - 2}V${height}Z`;
  });
  const ticks = days.map(
    (day, at) => `M${(at + 0.5) * step} ${height + 3}v${isMonday(day) ? tick.week : tick.day}`,
  );
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${values.length * step} ${height + 3 + tick.week}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className={styles.bars} d={bars.join("")} />
      <path className={styles.rule} d={ticks.join("")} />
    </svg>
  );
}
