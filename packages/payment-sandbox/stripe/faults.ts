import * as v from "valibot";

const times = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Configured faults, all off by default; counters decrease with each use. */
export const faultsSchema = v.strictObject({
  /** Failing answers of the API. */
  api: v.optional(
    v.array(
      v.strictObject({
        /** For example `POST /v1/checkout/sessions`; without it any call. */
        match: v.optional(v.string()),
        status: v.optional(v.picklist([429, 500, 503]), 500),
        /**
         * before: refused at once, nothing done, nothing kept under the idempotency key;
         * after: done, yet answered and kept as an error;
         * lost: done and kept, but the connection drops before the answer.
         */
        stage: v.optional(v.picklist(["before", "after", "lost"]), "before"),
        times: v.optional(times, 1),
      }),
    ),
    [],
  ),
  /** Added to every API write, in milliseconds. */
  apiDelayMs: v.optional(v.pipe(times, v.maxValue(120_000)), 0),
  /** The faults below affect only these event types; empty means all. */
  types: v.optional(v.array(v.string()), []),
  /** The next n events are never sent; only GET /v1/events lists them. */
  drop: v.optional(times, 0),
  /** The next n attempts count as failed without reaching the shop, then retry as usual. */
  failAttempts: v.optional(times, 0),
  /** Every event arrives this many times. */
  copies: v.optional(v.pipe(times, v.minValue(1), v.maxValue(100)), 1),
  /** Order of the events of one outcome. */
  order: v.optional(v.picklist(["as-happened", "reverse", "shuffle"]), "as-happened"),
  /** Events of one outcome are sent concurrently instead of one after the other. */
  burst: v.optional(v.boolean(), false),
  /** Keeps events until they are released through the control API. */
  hold: v.optional(v.boolean(), false),
  /** Payments succeed, but the shopper is never redirected to the shop. */
  neverReturn: v.optional(v.boolean(), false),
  /** The next n refunds fail right after their creation. */
  failRefunds: v.optional(times, 0),
});

export type Faults = v.InferOutput<typeof faultsSchema>;
export const noFaults: Faults = v.parse(faultsSchema, {});
