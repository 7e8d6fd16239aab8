const name = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;

/** The time in a backup's name, 2026-11-26T03-17-00Z; null if it is not a backup's name. */
export function momentOfBackup(text: string): Date | null {
  const [, day, hours, minutes, seconds] = name.exec(text) ?? [];
  return day === undefined ? null : new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
}

/** Names of backups, newest first; other names are left out. */
export const newestBackups = (names: readonly string[]): readonly string[] =>
  names
    .filter((one) => name.test(one))
    .toSorted()
    .toReversed();
