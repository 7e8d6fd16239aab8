import type { Field } from "payload";

const nobody = () => false;

/** When something was made, and what signing in keeps of an account: never a form's to say. */
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

/** Closes the fields that Payload adds and keeps by itself to everybody. */
export function closeOwnFields(fields: readonly Field[]): void {
  for (const field of fields) {
    if ("name" in field && field.name && kept.has(field.name) && field.type !== "ui") {
      Object.assign(field, {
        access: { ...("access" in field && field.access), create: nobody, update: nobody },
      });
    }
  }
}
