import type { ServerProps } from "payload";
import { readersAccess } from "@/src/access/table";
import { includes, roleOf } from "@/src/access/roles";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

const labels = {
  fr: "Exporter les abonnés confirmés (CSV)",
  en: "Export the confirmed subscribers (CSV)",
  es: "Exportar los suscriptores confirmados (CSV)",
  ja: "確認済みの登録者を書き出す（CSV）",
};

/** The newsletter subscribers as a file, above their list. */
export function ReadersExport({ i18n, user }: ServerProps) {
  if (!includes(readersAccess, roleOf(user ?? null))) return null;
  return (
    <p>
      <a href="/api/staff/subscribers.csv" download>
        {inReaderLanguage(labels, i18n.language)}
      </a>
    </p>
  );
}
