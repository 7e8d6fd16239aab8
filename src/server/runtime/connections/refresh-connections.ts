import type { Payload } from "payload";
import { connectionVariables } from "@/src/domain/connections/connection-variables";
import { env } from "@/src/env";
import { perProcess } from "@/src/per-process";
import { openEntries } from "@/src/services/connections/connection-entries";
import { listConnections } from "@/src/store/connections/connection-rows";
import { shopKeys } from "@/src/server/runtime/keys";
import { sharedClock } from "@/src/server/runtime/shared-clock";
import { noteConnections } from "./connections";

const reported = perProcess("unreadable connections", () => new Set<string>());

/** Reads what was entered in the admin, in any process, and uses it from now on. */
export async function refreshConnections(payload: Payload): Promise<void> {
  const settings = env();
  const rows = await listConnections(payload.db.pool);
  const { entries, unreadable } = openEntries(shopKeys(settings), rows);
  for (const kind of unreadable) {
    const { sealed = "" } = rows.find((row) => row.kind === kind) ?? {};
    if (reported().has(sealed)) continue;
    reported().add(sealed);
    payload.logger.error(
      `What was entered in the admin for ${kind} can't be opened with PAYLOAD_SECRET and is not used. Set the secret of before as PAYLOAD_SECRET_PREVIOUS, or enter it again.`,
    );
  }
  noteConnections(connectionVariables(settings, entries, sharedClock()));
}
