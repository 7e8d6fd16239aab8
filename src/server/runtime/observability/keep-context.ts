import { AsyncResource } from "node:async_hooks";

type Callback = (...given: unknown[]) => void;

interface Connecting {
  connect: (callback?: never) => unknown;
}

/**
 * Restores the context of a caller that waited for a connection: the pool runs its callback in the context of the one
 * that released the connection, and its statements would be added to the wrong trace.
 */
export function keepContext(pool: Connecting): void {
  const connect = pool.connect.bind(pool);
  const connectKept = (callback?: Callback): unknown =>
    Reflect.apply(connect, pool, callback ? [AsyncResource.bind(callback)] : []);
  Reflect.set(pool, "connect", connectKept);
}
