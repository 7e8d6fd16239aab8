/** The message of a key that a group may lack: most errors of a call have a sentence of their own, not all. */
export const messageOf = (group: Readonly<Record<string, string>>, key: string): string | undefined =>
  group[key];
