/** A period as in the retention table; an empty one is zero. */
export interface Period {
  readonly years?: number;
  readonly months?: number;
  readonly days?: number;
}

/** The moment so long before another one, by the calendar: a year has the days it has. */
export function before(at: Date, { years = 0, months = 0, days = 0 }: Period): Date {
  const moment = new Date(at);
  const day = moment.getUTCDate();
  moment.setUTCDate(1);
  moment.setUTCMonth(moment.getUTCMonth() - months - 12 * years);
  const lastDay = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate();
  // A month before 31 March is the last of February.
  moment.setUTCDate(Math.min(day, lastDay) - days);
  return moment;
}
