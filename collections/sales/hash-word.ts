import { randomBytes, scryptSync } from "node:crypto";
import type { CollectionBeforeChangeHook } from "payload";

/** Whoever writes a new word gets the old one's guests out: the door's cookies carry a mark of the hash. */
export const hashWord: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { word, ...kept } = data;
  if (typeof word !== "string" || word.trim() === "") {
    return { ...kept, wordHash: originalDoc?.wordHash ?? kept.wordHash };
  }
  const salt = randomBytes(16).toString("base64url");
  return { ...kept, wordHash: `${salt}.${scryptSync(word.trim(), salt, 32).toString("base64url")}` };
};
