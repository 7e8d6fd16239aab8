import { AsyncResource } from "node:async_hooks";

type Run = <Result>(work: () => Result) => Result;

/** The server is bundled apart from the rest; what both know is kept once per process. */
const shared: typeof globalThis & { valcourOutside?: Run } = globalThis;

/** Called once before the first request: what is done outside of them from then on is done as it is now. */
export function noteOutside(): void {
  const resource = new AsyncResource("outside requests");
  shared.valcourOutside = (work) => resource.runInAsyncScope(work);
}

/**
 * Does what nobody has asked for, though it may be somebody's request that has set it off: its timers would otherwise belong to that
 * request for as long as the process lives, in the log and in its trace.
 */
export const outsideRequests: Run = (work) => (shared.valcourOutside ? shared.valcourOutside(work) : work());
