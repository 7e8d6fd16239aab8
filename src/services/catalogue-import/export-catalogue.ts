import type { CmsCatalogue } from "./cms-catalogue";
import { writeCsv, writeXlsx } from "./write-spreadsheet";

export const exportFormats = ["xlsx", "csv"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The present catalogue as a spreadsheet; it is the template of an import as well. */
export async function exportCatalogue(
  cms: Pick<CmsCatalogue, "read">,
  format: ExportFormat,
): Promise<string | Uint8Array<ArrayBuffer>> {
  const catalogue = await cms.read();
  return format === "xlsx" ? writeXlsx(catalogue) : writeCsv(catalogue);
}
