import { newId } from "../objects/new-id";
import type { StripeSandbox } from "../stripe-sandbox";

/** Repeats deliveries, whatever their state. */
export function sendAgain(sandbox: StripeSandbox, ids: readonly string[], isParallel: boolean) {
  const { store, clock } = sandbox;
  store.together(() => {
    for (const id of new Set(ids)) {
      const delivery = store.get("deliveries", id);
      if (delivery && delivery.state !== "delivered")
        store.put("deliveries", id, { ...delivery, state: "waiting" });
    }
    const task = { id: newId("task"), dueAt: clock.now() };
    store.put("tasks", task.id, { ...task, kind: "deliver", deliveries: [...ids], isParallel });
  });
}
