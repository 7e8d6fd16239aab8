/** Why a file as a whole cannot be taken. */
export const fileFaults = ["unreadable", "not-xliff", "not-csv", "other-language", "too-many"] as const;
export type FileFault = (typeof fileFaults)[number];
