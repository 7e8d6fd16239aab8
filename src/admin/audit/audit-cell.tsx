import type { CellProps } from "@/src/admin/cell-props";
import { auditedField, auditedList } from "./audited-field";
import { auditedValue } from "./audited-value";

interface Props extends CellProps {
  readonly column: "list" | "field" | "value";
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** A cell of the log with the labels of the saved form; the file of the log has the raw value. */
export function AuditCell({ cellData, column, rowData, payload, i18n }: Props) {
  const text = textOf(cellData);
  const list = textOf(rowData?.entity);
  if (column === "list") return <span>{auditedList(payload.config, text, i18n)}</span>;
  const { name, field } = auditedField(payload.config, list, textOf(rowData?.field), i18n);
  return <span>{column === "field" ? name : auditedValue(text, field, i18n)}</span>;
}
