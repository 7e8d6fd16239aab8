import type { CollectionConfig, Field } from "payload";

/** Not required: a row whose account is gone belongs to nobody, opens nothing and is swept away at night. */
const account: Field = { name: "account", type: "relationship", relationTo: "users", index: true };
const expiresAt: Field = { name: "expiresAt", type: "date", required: true, index: true };

const hidden = { admin: { hidden: true }, lockDocuments: false } as const satisfies Partial<CollectionConfig>;

/** Browsers that staff is signed in with. What is not in here is no session, whatever its cookie says. */
const StaffSessions: CollectionConfig = {
  slug: "staff-sessions",
  ...hidden,
  fields: [
    // Of the CMS's own session, which its cookie names.
    { name: "sid", type: "text", required: true, unique: true },
    account,
    { name: "device", type: "text" },
    // The network it was opened from, shortened.
    { name: "place", type: "text" },
    { name: "lastSeenAt", type: "date", required: true },
    expiresAt,
  ],
};

/** Links that let somebody choose a password, once. */
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

/** Second factors: the secret of an authenticator, sealed with the shop's own key. */
const StaffSecondFactors: CollectionConfig = {
  slug: "staff-second-factors",
  ...hidden,
  fields: [
    { ...account, unique: true },
    { name: "secret", type: "text", required: true },
    // The stretch of thirty seconds whose code was used last: none counts twice.
    { name: "lastStep", type: "number", required: true },
  ],
};

/** What opens an account whose authenticator is lost; each once. */
const StaffRecoveryCodes: CollectionConfig = {
  slug: "staff-recovery-codes",
  ...hidden,
  fields: [account, { name: "codeHash", type: "text", required: true, unique: true }],
};

export const signInRecords = [StaffSessions, StaffLinks, StaffSecondFactors, StaffRecoveryCodes];
