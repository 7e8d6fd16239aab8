import type { StripeSandbox } from "@/sandbox/stripe/stripe-sandbox";

export function newestFirst<T extends { created: number }>(items: readonly T[]): T[] {
  // Stored in the order of creation: reversing first keeps that order within one second.
  return items.toReversed().toSorted((a, b) => b.created - a.created);
}

/** `checkout.session.*` and `*` stand for a whole group. */
export function isWanted(type: string, wanted: readonly string[]): boolean {
  return (
    wanted.length === 0 ||
    wanted.some((name) => (name.endsWith("*") ? type.startsWith(name.slice(0, -1)) : type === name))
  );
}

export function isDelivered(sandbox: StripeSandbox, event: string): boolean {
  return sandbox.store
    .all("deliveries")
    .some((delivery) => delivery.event === event && delivery.state === "delivered");
}
