import { minor, type Minor } from "@/src/domain/money/minor";

/** A band in an address, in whole euros: "350-450", "-350" is below 350, "450-" is from 450 on. */
export type PriceBand = string;

/** Step of the edges, in hundredths of a euro: 50 EUR. */
const step = 5_000;

const toStep = (price: number): number => Math.round(price / step) * step;

/** Edges of a band, hundredths of a euro; null where it is open. The end is excluded. */
export function bandEdges(band: PriceBand): { readonly from: Minor | null; readonly to: Minor | null } {
  const [from, to] = band.split("-");
  return { from: from ? minor(Number(from) * 100) : null, to: to ? minor(Number(to) * 100) : null };
}

/** @param price hundredths of a euro */
export function isInBand(price: Minor, band: PriceBand): boolean {
  const { from, to } = bandEdges(band);
  return (from === null || price >= from) && (to === null || price < to);
}

/**
 * Three bands with about a third of the prices each; fewer where prices are close together. They are computed from
 * the prices, so they need no maintenance.
 * @param prices hundredths of a euro
 */
export function priceBands(prices: readonly Minor[]): readonly PriceBand[] {
  const sorted = prices.toSorted((one, other) => one - other);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return [];
  const edges = [1, 2]
    .map((third) => toStep(sorted[Math.floor((sorted.length * third) / 3)] ?? most))
    .filter((edge, place, all) => edge > least && edge <= most && edge !== all[place - 1])
    .map((edge) => edge / 100);
  if (edges.length === 0) return [];
  return ["", ...edges].map((from, place) => `${from}-${edges[place] ?? ""}`);
}
