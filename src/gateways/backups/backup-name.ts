const name = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;

/** The moment a backup is named by: 2026-11-26T03-17-00Z; null for what is no backup's name. */
export function momentOfBackup(text: string): Date | null {
  const [, day, hours, minutes, seconds] = name.exec(text) ?? [];
  return day === undefined ? null : new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
}

/** Names of backups, the newest first; whatever else lies there is left out. */
export const newestBackups = (names: readonly string[]): readonly string[] =>
  names
    .filter((one) => name.test(one))
    .toSorted()
    .toReversed();
