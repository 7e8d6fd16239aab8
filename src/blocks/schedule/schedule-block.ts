import {
  line,
  optionalText,
  text,
  title,
  type BlockDescription,
  type BlockOf,
} from "@/src/blocks/block-field";

const graduation = { kind: "number", min: 1, max: 60 } as const;

/** Schedule on a rule whose graduations are days or weeks. */
export const scheduleBlock = {
  slug: "schedule",
  picture: `
    o..====.....
    ....-------.
    o..====.....
    ....-------.
    o..====.....
    ....-------.`,
  fields: {
    title,
    text: optionalText,
    /** Unit of a graduation: day, week. */
    unit: line,
    stages: {
      kind: "list",
      // The first and the last graduation it takes, counted from 1.
      of: { from: graduation, to: graduation, title: line, text },
      minRows: 2,
      maxRows: 12,
    },
  },
} as const satisfies BlockDescription;

export type ScheduleBlock = BlockOf<typeof scheduleBlock>;
