import type { Act, Provider } from "./provider";
import type { World } from "./world";

/** Those who move money behind the shop's back: banks, and a clerk at the provider's own desk. */
export interface Bank {
  readonly world: World;
  readonly provider: Provider;
  /** What they gave back in all, smallest unit, by payment. */
  readonly given: Map<string, number>;
}

const acts: readonly Act[] = ["refund", "refund all", "dispute", "dispute", "win", "lose", "fail refund"];

/** Does something to a payment of any age, if there is one. */
export async function actBehind({ world: { draw }, provider, given }: Bank): Promise<void> {
  const [place, act, share] = [draw(1_000), acts[draw(acts.length)] ?? "refund", 1 + draw(99)];
  const paid = (await provider.payments()).filter(({ isPaid, intent }) => isPaid && intent !== null);
  const payment = paid[place % paid.length];
  if (!payment) return;
  const amount = await provider.act(payment, act, share);
  given.set(payment.intent ?? "", (given.get(payment.intent ?? "") ?? 0) + amount);
}
