import type { Measurement } from "./figure";

/** ms of processor. Source: specification 19. */
const bar = 3000;

/** Processor time of a node from its start to its first answer. */
export const startCost: Measurement = {
  name: "start: processor",
  measure: ({ startCpu }) =>
    Promise.resolve({
      value: startCpu,
      floor: bar,
      bound: 1,
      unit: "ms",
      wants: "below",
      note: "a bar, not a floor",
    }),
};
