import { parisDay } from "@/src/domain/calendar/paris-day";
import type { DayFigure, FigureEvent } from "@/src/domain/tracking/day-figure";

/** Counts in memory and writes periodically, so that no request waits for it. */
export interface Counter {
  /** Counts one event. Never throws and never blocks. */
  readonly count: (event: FigureEvent) => void;
  /** Writes the figures so far; figures that could not be written are kept. */
  readonly flush: () => Promise<void>;
}

interface Deps {
  readonly write: (figures: readonly DayFigure[]) => Promise<void>;
  readonly clock: () => Date;
  /** Called once per outage when figures cannot be written. */
  readonly report: (error: unknown) => void;
}

/** Interval between writes, milliseconds; a killed process loses no more than that. */
const rhythm = 3_000;

/** Most different figures kept in memory; more can only be invented ones. */
const MAX_FIGURES = 1_000;

const keyOf = ({ day, kind, subject, locale }: Omit<DayFigure, "count">) =>
  JSON.stringify([day, kind, subject, locale]);

/** A counter that writes every few seconds while events occur. */
export function createCounter({ write, clock, report }: Deps): Counter {
  let figures = new Map<string, DayFigure>();
  let isFailing = false;
  let timer: NodeJS.Timeout | undefined;

  const add = (figure: DayFigure) => {
    const key = keyOf(figure);
    const known = figures.get(key);
    if (!known && figures.size >= MAX_FIGURES) return;
    figures.set(key, { ...figure, count: figure.count + (known?.count ?? 0) });
  };

  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const counted = figures;
    if (counted.size === 0) return;
    figures = new Map();
    try {
      await write([...counted.values()]);
      isFailing = false;
    } catch (error) {
      for (const figure of counted.values()) add(figure);
      if (!isFailing) report(error);
      isFailing = true;
      arm();
    }
  };

  const arm = () => {
    timer ??= setTimeout(() => void flush(), rhythm).unref();
  };

  return {
    count: (event) => {
      add({ ...event, day: parisDay(clock()), count: 1 });
      arm();
    },
    flush,
  };
}
