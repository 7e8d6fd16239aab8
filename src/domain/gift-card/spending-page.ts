import { cardKinds, type CardKind } from "./operation";

/** Pages, without their language, where what a card of each kind pays is chosen. */
export const spendingPages: Readonly<Record<CardKind, string>> = {
  amount: "/montres",
  watch: "/configurator",
};

/** The same for a kind that somebody has sent; null for what is none. */
export function spendingPage(kind: string): string | null {
  const known = cardKinds.find((each) => each === kind);
  return known === undefined ? null : spendingPages[known];
}
