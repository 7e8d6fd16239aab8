import { AsyncLocalStorage } from "node:async_hooks";
import { perProcess } from "@/src/per-process";

/** A request while it is answered. */
export interface RequestScope {
  /** Its id, in its log lines and in answers that are not shared. */
  readonly id: string;
}

const requests = perProcess("requests", () => new AsyncLocalStorage<RequestScope>());

/** Runs the handler of a request. */
export const inRequest = <Result>(scope: RequestScope, answer: () => Result): Result =>
  requests().run(scope, answer);

/** Undefined outside a request: in jobs and while the shop starts. */
export const currentRequest = (): RequestScope | undefined => requests().getStore();
