/** A process that stays keeps what the shop of the file before has left in it, beside its modules. */
const left: Record<string, unknown> = globalThis;
for (const name of Object.keys(left)) if (name.startsWith("valcour")) delete left[name];
const { _payload: shops } = left;
if (shops instanceof Map) shops.clear();
