import type { OfferedVersions } from "./negotiate";

/** A public key by which messages are verified, as a JSON Web Key (RFC 7517). Kinds that the shop does not know are kept. */
export interface PublicKey {
  readonly kid: string;
  readonly kty: string;
  readonly crv?: string | undefined;
  readonly x?: string | undefined;
  readonly y?: string | undefined;
  readonly use?: string | undefined;
  readonly key_ops?: readonly string[] | undefined;
}

/** What the shop needs to know of the profile of an agent's platform. */
export interface PlatformProfile {
  readonly version: string;
  readonly capabilities: OfferedVersions;
  readonly keys: readonly PublicKey[];
  /** Where it wants to hear of its orders; null for nowhere. */
  readonly orderWebhook: string | null;
}
