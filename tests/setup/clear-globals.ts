import { AsyncLocalStorage } from "node:async_hooks";

/** A process that stays keeps what the shop of the file before has left in it, beside its modules. */
const left: Record<string, unknown> = globalThis;
for (const name of Object.keys(left)) {
  if (!name.startsWith("valcour")) continue;
  const held = left[name];
  // Node would hand it on with every promise of the files to come.
  if (held instanceof AsyncLocalStorage) held.disable();
  delete left[name];
}
const { _payload: shops } = left;
if (shops instanceof Map) shops.clear();
