import type { TestBuyer } from "@/src/gateways/stripe/test-buyer";

/** What the conformance suite of the agents' protocol needs, in a sandbox with UCP_CONFORMANCE=1 only; see docs/agents.md. */
export interface Conformance {
  /** Named by calls that simulate what staff does. */
  readonly simulationSecret: string;
  readonly buyer: TestBuyer;
}
