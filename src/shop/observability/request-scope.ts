import { AsyncLocalStorage } from "node:async_hooks";

/** A request while it is answered. */
export interface RequestScope {
  /** What the lines of the log that belong to it carry, and answers that are not the same for everybody. */
  readonly id: string;
}

/** The server is bundled apart from the rest; what both know is kept once per process. */
const shared: typeof globalThis & { valcourRequest?: AsyncLocalStorage<RequestScope> } = globalThis;

/** Runs the answering of a request. */
export const inRequest = <Result>(scope: RequestScope, answer: () => Result): Result =>
  (shared.valcourRequest ??= new AsyncLocalStorage()).run(scope, answer);

/** Undefined where nobody has asked: jobs, the start. */
export const currentRequest = (): RequestScope | undefined => shared.valcourRequest?.getStore();
