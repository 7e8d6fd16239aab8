import { AsyncLocalStorage } from "node:async_hooks";
import { perProcess } from "@/src/per-process";

/** A request while it is answered. */
export interface RequestScope {
  /** What the lines of the log that belong to it carry, and answers that are not the same for everybody. */
  readonly id: string;
}

const requests = perProcess("requests", () => new AsyncLocalStorage<RequestScope>());

/** Runs the answering of a request. */
export const inRequest = <Result>(scope: RequestScope, answer: () => Result): Result =>
  requests().run(scope, answer);

/** Undefined where nobody has asked: jobs, the start. */
export const currentRequest = (): RequestScope | undefined => requests().getStore();
