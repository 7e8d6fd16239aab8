import { randomInt } from "node:crypto";
import type { Delivery } from "../documents";
import type { Faults } from "../faults";

export interface Plan {
  dropped: Delivery[];
  held: Delivery[];
  /** Ids to send, some of them several times. */
  leaving: string[];
}

type Ordering = Faults["order"];

const orderings: Record<Ordering, <T>(list: readonly T[]) => T[]> = {
  "as-happened": (list) => [...list],
  reverse: (list) => list.toReversed(),
  shuffle,
};

export function orderBy<T>(list: readonly T[], order: Ordering): T[] {
  return orderings[order](list);
}

/** Decides which of one outcome's deliveries leave, when, how often and in what order. */
export function arrangeDeliveries(deliveries: readonly Delivery[], faults: Faults): Plan {
  const isTouched = ({ type }: Delivery) => faults.types.length === 0 || faults.types.includes(type);
  const touched = deliveries.filter(isTouched);
  const dropped = touched.slice(0, faults.drop);
  const left = deliveries.filter((delivery) => !dropped.includes(delivery));
  const held = faults.hold ? left.filter(isTouched) : [];
  const leaving = orderBy(
    left.filter((delivery) => !held.includes(delivery)),
    faults.order,
  );
  const copiesOf = (delivery: Delivery) =>
    Array<string>(isTouched(delivery) ? faults.copies : 1).fill(delivery.id);
  return { dropped, held, leaving: leaving.flatMap(copiesOf) };
}

function shuffle<T>(list: readonly T[]): T[] {
  const left = [...list];
  const mixed: T[] = [];
  while (left.length > 0) mixed.push(...left.splice(randomInt(left.length), 1));
  return mixed;
}
