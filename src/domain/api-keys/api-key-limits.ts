/** Calls that a key may make in a minute: where staff has entered nothing else, and at most. */
export const keyCalls = { usual: 120, most: 10_000 } as const;
