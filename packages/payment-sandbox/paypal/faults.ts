import * as v from "valibot";
import { faultsSchema } from "../stripe/faults";

const { failRefunds: _onlyOfCards, ...shared } = faultsSchema.entries;

/** Configured faults, all off by default; counters decrease with each use. */
export const walletFaultsSchema = v.strictObject({
  // As the card provider's: answers that go wrong, events dropped, copied, held, shuffled.
  ...shared,
  /** The next n calls find their access token expired, whatever its age. */
  refuseTokens: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
});

export type WalletFaults = v.InferOutput<typeof walletFaultsSchema>;
export const noWalletFaults: WalletFaults = v.parse(walletFaultsSchema, {});
