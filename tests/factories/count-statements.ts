import type { Pool, PoolClient } from "pg";

/** Figures are counted in memory and written on a timer, independent of the calls. */
const isByTheClock = (text: string) => text.includes("day_figures");

const textOf = (question: unknown): string =>
  typeof question === "string" ? question : String(Object(question).text);

/**
 * Counts the statements on a pool's connections, including "begin" and "commit".
 * @returns a function that does some work and returns its statements
 */
export function countStatements(pool: Pool): (work: () => Promise<unknown>) => Promise<readonly string[]> {
  let heard: string[] = [];
  const known = new WeakSet<PoolClient>();
  pool.on("acquire", (client) => {
    if (known.has(client)) return;
    known.add(client);
    const ask: (...args: readonly unknown[]) => unknown = client.query.bind(client);
    Object.assign(client, {
      query: (...args: readonly unknown[]) => {
        const text = textOf(args[0]);
        if (!isByTheClock(text)) heard.push(text.trim().replaceAll(/\s+/g, " ").slice(0, 80));
        return ask(...args);
      },
    });
  });
  return async (work) => {
    heard = [];
    await work();
    return heard;
  };
}
