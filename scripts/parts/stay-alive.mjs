/**
 * Loaded first (node --import) by programs that end themselves with process.exit. While TypeScript is being loaded in
 * another thread, Node sees no work left in this one: on a busy machine it gives up with code 13 in the middle of an
 * import. A timer that never rings is work.
 */
setInterval(() => undefined, 2 ** 30);
