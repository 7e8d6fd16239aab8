import type { Measurement } from "./figure";
import { compareWithStatic } from "./throughput";

const pages = [
  ["home", "/"],
  ["watch page", "/montres/distinction/DI05"],
] as const;

/** A page as any visitor gets it, against a static file of its size from the same process. */
export const pageRates: readonly Measurement[] = pages.map(([name, route]) => ({
  name: `page: ${name}`,
  measure: async (bench) => ({
    ...(await compareWithStatic(bench, route, "text/html")),
    unit: "req/s",
    bound: 0.18,
    wants: "above",
  }),
}));
