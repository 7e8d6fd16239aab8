import { statfs } from "node:fs/promises";
import path from "node:path";
import type { ConnectionVariables } from "@/src/domain/connections/connection-variables";
import { takesRealPayments } from "@/src/domain/launch-checks/takes-real-payments";
import type { Env } from "@/src/env";
import { openBackupPlace } from "@/src/gateways/backups/open-backup-place";
import { probeWebhook } from "@/src/gateways/outside/probe-webhook";
import type { Surroundings } from "@/src/gateways/outside/surroundings";
import { migrations } from "@/src/store/migrations";

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** The services and settings around a running shop. */
export function surroundingsOf(settings: Env, connections: ConnectionVariables): Surroundings {
  const { DATA_DIR, SHOP_URL } = settings;
  const { SMTP_URL, MAIL_FROM } = connections;
  return {
    isReal: takesRealPayments({ ...connections }),
    sender: MAIL_FROM,
    isMailLocal: SMTP_URL !== undefined && loopback.test(new URL(SMTP_URL).hostname),
    migrations: migrations.map(({ name }) => name),
    backups: openBackupPlace(settings.BACKUP_TO ?? path.join(DATA_DIR, "backups"), {
      region: settings.BACKUP_S3_REGION ?? settings.S3_REGION,
      endpoint: settings.BACKUP_S3_ENDPOINT ?? settings.S3_ENDPOINT,
      accessKeyId: settings.BACKUP_S3_ACCESS_KEY_ID ?? settings.S3_ACCESS_KEY_ID,
      secretAccessKey: settings.BACKUP_S3_SECRET_ACCESS_KEY ?? settings.S3_SECRET_ACCESS_KEY,
    }),
    probeWebhook: () => probeWebhook(`${SHOP_URL}/api/stripe/webhook`),
    freeBytes: async () => {
      const { bavail, bsize } = await statfs(DATA_DIR);
      return bavail * bsize;
    },
  };
}
