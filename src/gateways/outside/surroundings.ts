import type { WebhookAnswer } from "@/src/domain/launch-checks/launch-check-facts";

/** Location of the shop's backups. */
export interface BackupPlace {
  /** a folder, or s3://bucket/prefix */
  readonly place: string;
  /** Start time of the newest complete backup; null if there is none. @throws Error if the place cannot be read */
  readonly newest: () => Promise<Date | null>;
}

/** Checks of the shop's environment for its owner. */
export interface Surroundings {
  /** Whether payments move money. */
  readonly isReal: boolean;
  /** Sender of the shop's mails; undefined for the e-mail of the company in the settings. */
  readonly sender: string | undefined;
  /** Whether mails are sent to a server on this machine. */
  readonly isMailLocal: boolean;
  /** Migrations of this version. */
  readonly migrations: readonly string[];
  readonly backups: BackupPlace;
  /** Response at the webhook URL of the payment provider. */
  readonly probeWebhook: () => Promise<WebhookAnswer>;
  /** Free bytes in the data folder. @throws Error if the folder cannot be read */
  readonly freeBytes: () => Promise<number>;
}
