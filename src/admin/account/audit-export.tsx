"use client";
import { useAdminMessages } from "@/src/admin/use-admin-messages";
import { useSearchParams } from "next/navigation";

/** The audit log as a file, with the filters of the list. */
export function AuditExport() {
  const asked = [...useSearchParams()].filter(([name]) => name.startsWith("where"));
  return (
    <p>
      <a href={`/api/staff/audit.csv?${new URLSearchParams(asked).toString()}`} download>
        {useAdminMessages("auditExport")}
      </a>
    </p>
  );
}
