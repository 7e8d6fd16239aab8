import { AsyncResource } from "node:async_hooks";

type Callback = (...given: unknown[]) => void;

interface Connecting {
  connect: (callback?: never) => unknown;
}

/**
 * Lets what waited for a connection go on as who it was: the pool calls it back in the name of whoever gave the connection back, and its
 * statements would stand in that one's trace.
 */
export function keepContext(pool: Connecting): void {
  const connect = pool.connect.bind(pool);
  const connectKept = (callback?: Callback): unknown =>
    Reflect.apply(connect, pool, callback ? [AsyncResource.bind(callback)] : []);
  Reflect.set(pool, "connect", connectKept);
}
