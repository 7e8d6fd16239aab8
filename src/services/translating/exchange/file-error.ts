/** Why a file as a whole is rejected. */
export const fileErrors = [
  "unreadable",
  "encoding",
  "not-xliff",
  "not-csv",
  "other-language",
  "too-many",
] as const;
export type FileError = (typeof fileErrors)[number];
