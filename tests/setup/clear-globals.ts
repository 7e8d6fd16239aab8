import { AsyncLocalStorage } from "node:async_hooks";

/** A process that stays keeps what the shop of the file before has left in it, beside its modules (src/per-process.ts). */
const left: typeof globalThis & { shopValues?: Map<string, unknown>; _payload?: unknown } = globalThis;
for (const held of left.shopValues?.values() ?? []) {
  // Node would hand it on with every promise of the files to come.
  if (held instanceof AsyncLocalStorage) held.disable();
}
delete left.shopValues;
if (left._payload instanceof Map) left._payload.clear();
