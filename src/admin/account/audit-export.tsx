"use client";
import { useTranslation } from "@payloadcms/ui";
import { useSearchParams } from "next/navigation";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

const labels = {
  fr: "Exporter cette liste (CSV)",
  en: "Export this list (CSV)",
  es: "Exportar esta lista (CSV)",
  ja: "この一覧を書き出す（CSV）",
};

/** The audit log as a file, with the filters of the list. */
export function AuditExport() {
  const { i18n } = useTranslation();
  const asked = [...useSearchParams()].filter(([name]) => name.startsWith("where"));
  return (
    <p>
      <a href={`/api/staff/audit.csv?${new URLSearchParams(asked).toString()}`} download>
        {inReaderLanguage(labels, i18n.language)}
      </a>
    </p>
  );
}
