import { randomBytes, scryptSync } from "node:crypto";
import type { CollectionBeforeChangeHook } from "payload";

/** A new password signs out guests of the old one: the cookies of the password gate contain a mark of the hash. */
export const hashPassword: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { password, ...kept } = data;
  if (typeof password !== "string" || password.trim() === "") {
    return { ...kept, passwordHash: originalDoc?.passwordHash ?? kept.passwordHash };
  }
  const salt = randomBytes(16).toString("base64url");
  return { ...kept, passwordHash: `${salt}.${scryptSync(password.trim(), salt, 32).toString("base64url")}` };
};
