import type { CollectionConfig, Field } from "payload";

/** Not required: a row of a deleted account gives access to nothing and is deleted by the nightly cleanup. */
const account: Field = { name: "account", type: "relationship", relationTo: "users", index: true };
const expiresAt: Field = { name: "expiresAt", type: "date", required: true, index: true };

const hidden = { admin: { hidden: true }, lockDocuments: false } as const satisfies Partial<CollectionConfig>;

/** Browsers in which staff is signed in. A cookie without a row here is no session. */
const StaffSessions: CollectionConfig = {
  slug: "staff-sessions",
  ...hidden,
  fields: [
    // Id of the CMS's own session, which its cookie names.
    { name: "sid", type: "text", required: true, unique: true },
    account,
    { name: "device", type: "text" },
    // The network it was opened from, shortened.
    { name: "place", type: "text" },
    { name: "lastSeenAt", type: "date", required: true },
    expiresAt,
  ],
};

/** One-time links to choose a password. */
const StaffLinks: CollectionConfig = {
  slug: "staff-links",
  ...hidden,
  fields: [
    { name: "tokenHash", type: "text", required: true, unique: true },
    { name: "kind", type: "text", required: true },
    account,
    expiresAt,
  ],
};

/** Second factors: the secret of an authenticator, encrypted with the shop's own key. */
const StaffSecondFactors: CollectionConfig = {
  slug: "staff-second-factors",
  ...hidden,
  fields: [
    { ...account, unique: true },
    { name: "secret", type: "text", required: true },
    // The interval of thirty seconds whose code was used last: each is accepted once.
    { name: "lastStep", type: "number", required: true },
  ],
};

/** Recovery codes for an account whose authenticator is lost; each works once. */
const StaffRecoveryCodes: CollectionConfig = {
  slug: "staff-recovery-codes",
  ...hidden,
  fields: [account, { name: "codeHash", type: "text", required: true, unique: true }],
};

export const signInRecords = [StaffSessions, StaffLinks, StaffSecondFactors, StaffRecoveryCodes];
