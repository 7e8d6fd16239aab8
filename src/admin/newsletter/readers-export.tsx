import { adminMessagesIn } from "@/src/i18n/admin-messages";
import type { ServerProps } from "payload";
import { readersAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";

/** The newsletter subscribers as a file, above their list. */
export function ReadersExport({ i18n, user }: ServerProps) {
  if (!includes(readersAccess, roleOf(user ?? null))) return null;
  return (
    <p>
      <a href="/api/staff/subscribers.csv" download>
        {adminMessagesIn("people.readersExport", i18n.language)}
      </a>
    </p>
  );
}
