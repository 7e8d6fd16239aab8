import type { CollectionConfig } from "payload";

/**
 * The one code an e-mail can sign in with: the newest replaces the one before. Code and browser are stored as keyed
 * hashes. Source: specification 11.1.
 */
export const SignInCodes: CollectionConfig = {
  slug: "sign-in-codes",
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: "email", type: "text", required: true, unique: true },
    { name: "codeHash", type: "text", required: true },
    // The browser that requested the code; the code works in no other.
    { name: "browserHash", type: "text", required: true },
    { name: "tries", type: "number", required: true, defaultValue: 0 },
    { name: "expiresAt", type: "date", required: true, index: true },
  ],
};
