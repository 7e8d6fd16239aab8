import type { Bench, Figure } from "./figure";
import { compareWithStatic } from "./throughput";

const pages = [
  ["home", "/"],
  ["watch page", "/montres/distinction/DI05"],
] as const;

/** A page as any visitor gets it, against a static file of its size from the same process. */
export async function pageRates(bench: Bench): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [name, route] of pages) {
    const measured = await compareWithStatic(bench, route, "text/html");
    figures.push({ name, unit: "req/s", bound: 0.18, wants: "above", ...measured });
  }
  return figures;
}
