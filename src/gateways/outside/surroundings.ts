import type { WebhookAnswer } from "@/src/domain/launch-checks/launch-check-facts";

/** Where backups of the shop lie. */
export interface BackupPlace {
  /** a folder, or s3://bucket/prefix */
  readonly place: string;
  /** When the newest whole backup was begun; null where there is none. @throws Error where the place cannot be read */
  readonly newest: () => Promise<Date | null>;
}

/** What the shop looks at around itself for its owner. */
export interface Surroundings {
  /** Whether payments move money. */
  readonly isReal: boolean;
  /** Sender of the shop's mails. */
  readonly sender: string;
  /** Whether mails go to a program on this machine. */
  readonly isMailLocal: boolean;
  /** Migrations this version knows. */
  readonly migrations: readonly string[];
  readonly backups: BackupPlace;
  /** What answers at the address where the payment provider sends its events. */
  readonly probeWebhook: () => Promise<WebhookAnswer>;
  /** Bytes left where the data is kept. @throws Error where the folder cannot be read */
  readonly freeBytes: () => Promise<number>;
}
