import type { Field } from "payload";

const never = () => false;

/** Timestamps and sign-in data of an account: never set by a form. */
const kept = new Set([
  "createdAt",
  "updatedAt",
  "salt",
  "hash",
  "sessions",
  "loginAttempts",
  "lockUntil",
  "resetPasswordToken",
  "resetPasswordExpiration",
]);

/** Closes the fields that Payload adds and maintains to all roles. */
export function closeOwnFields(fields: readonly Field[]): void {
  for (const field of fields) {
    if ("name" in field && field.name && kept.has(field.name) && field.type !== "ui") {
      Object.assign(field, {
        access: { ...("access" in field && field.access), create: never, update: never },
      });
    }
  }
}
