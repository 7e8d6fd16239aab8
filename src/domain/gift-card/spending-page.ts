import { cardKinds, type CardKind } from "./operation";

/** Pages, without their language, on which a card of each kind is spent. */
export const spendingPages: Readonly<Record<CardKind, string>> = {
  amount: "/montres",
  watch: "/configurator",
};

/** The same for a kind from a request; null for an unknown one. */
export function spendingPage(kind: string): string | null {
  const known = cardKinds.find((each) => each === kind);
  return known === undefined ? null : spendingPages[known];
}
